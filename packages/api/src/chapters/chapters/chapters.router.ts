import { memberProcedure, publicProcedure, router } from '../../ground/core/trpc.ts';
import { withCompiledParse } from '../../ground/core/with-compiled-parse.ts';
import { closeChapter, createChapter, updateChapter } from './chapters.commands.ts';
import { getChapter, listChapters, listOwnChapters } from './chapters.queries.ts';
import {
  Chapter,
  ChapterPage,
  ChapterRef,
  CloseChapterInput,
  CreateChapterInput,
  ListChaptersInput,
  MyChapters,
  UpdateChapterInput,
} from './chapters.schema.ts';
import {
  chapterInvitationsRouter,
  chapterMembersRouter,
  chapterRequestsRouter,
} from './members/chapter-members.router.ts';
import { chapterPostsRouter } from './posts/chapter-posts.router.ts';

export const chaptersRouter = router({
  list: publicProcedure
    .input(ListChaptersInput)
    .output(withCompiledParse(ChapterPage))
    .query(({ ctx, input }) => listChapters(ctx.db, ctx.viewer, input)),
  mine: memberProcedure
    .output(withCompiledParse(MyChapters))
    .query(({ ctx }) => listOwnChapters(ctx.db, ctx.viewer)),
  get: publicProcedure
    .input(ChapterRef)
    .output(withCompiledParse(Chapter))
    .query(({ ctx, input }) => getChapter(ctx.db, ctx.viewer, input.slug)),
  create: memberProcedure
    .input(CreateChapterInput)
    .output(Chapter)
    .mutation(({ ctx, input }) => createChapter(ctx, input)),
  update: memberProcedure
    .input(UpdateChapterInput)
    .output(Chapter)
    .mutation(({ ctx, input }) => updateChapter(ctx, input)),
  setClosed: memberProcedure
    .input(CloseChapterInput)
    .output(Chapter)
    .mutation(({ ctx, input }) => closeChapter(ctx, input)),
  members: chapterMembersRouter,
  posts: chapterPostsRouter,
  requests: chapterRequestsRouter,
  invitations: chapterInvitationsRouter,
});

import { memberProcedure, router } from '../../../ground/core/trpc.ts';
import { Post, PostPage } from '../../../publishing/feed/feed.schema.ts';
import { createChapterPost } from './chapter-posts.commands.ts';
import { listChapterPosts } from './chapter-posts.queries.ts';
import { CreateChapterPostInput, ListChapterPostsInput } from './chapter-posts.schema.ts';

export const chapterPostsRouter = router({
  list: memberProcedure
    .input(ListChapterPostsInput)
    .output(PostPage)
    .query(({ ctx, input }) => listChapterPosts(ctx.db, ctx.viewer, input)),
  create: memberProcedure
    .input(CreateChapterPostInput)
    .output(Post)
    .mutation(({ ctx, input }) => createChapterPost(ctx, input)),
});

import { memberProcedure, router } from '../../../ground/core/trpc.ts';
import { withCompiledParse } from '../../../ground/core/with-compiled-parse.ts';
import { handOverChapter, removeFromChapter, setChapterRole } from './chapter-members.commands.ts';
import { listChapterMembers, listChapterRequests } from './chapter-members.queries.ts';
import {
  ChapterMemberPage,
  ChapterMemberRef,
  ChapterMembership,
  ChapterRequestPage,
  DecideRequestInput,
  InviteToChapterInput,
  JoinChapterInput,
  ListChapterMembersInput,
  ListChapterRequestsInput,
  SetChapterRoleInput,
  WithdrawFromChapterInput,
} from './chapter-members.schema.ts';
import { decideRequest, inviteToChapter, joinChapter, withdrawFromChapter } from './joining.commands.ts';

export const chapterMembersRouter = router({
  list: memberProcedure
    .input(ListChapterMembersInput)
    .output(withCompiledParse(ChapterMemberPage))
    .query(({ ctx, input }) => listChapterMembers(ctx.db, ctx.viewer, input)),
  join: memberProcedure
    .meta({ auth: 'member', limit: 'chapterMembership' })
    .input(JoinChapterInput)
    .output(ChapterMembership)
    .mutation(({ ctx, input }) => joinChapter(ctx, input)),
  withdraw: memberProcedure
    .input(WithdrawFromChapterInput)
    .output(ChapterMembership)
    .mutation(({ ctx, input }) => withdrawFromChapter(ctx, input)),
  setRole: memberProcedure
    .input(SetChapterRoleInput)
    .output(ChapterMembership)
    .mutation(({ ctx, input }) => setChapterRole(ctx, input)),
  handOver: memberProcedure
    .input(ChapterMemberRef)
    .output(ChapterMembership)
    .mutation(({ ctx, input }) => handOverChapter(ctx, input)),
  remove: memberProcedure
    .input(ChapterMemberRef)
    .output(ChapterMembership)
    .mutation(({ ctx, input }) => removeFromChapter(ctx, input)),
});

export const chapterRequestsRouter = router({
  list: memberProcedure
    .input(ListChapterRequestsInput)
    .output(withCompiledParse(ChapterRequestPage))
    .query(({ ctx, input }) => listChapterRequests(ctx.db, ctx.viewer, input)),
  decide: memberProcedure
    .input(DecideRequestInput)
    .output(ChapterMembership)
    .mutation(({ ctx, input }) => decideRequest(ctx, input)),
});

export const chapterInvitationsRouter = router({
  create: memberProcedure
    .meta({ auth: 'member', limit: 'chapterMembership' })
    .input(InviteToChapterInput)
    .output(ChapterMembership)
    .mutation(({ ctx, input }) => inviteToChapter(ctx, input)),
});

import { staffProcedure, router } from '../../../ground/core/trpc.ts';
import { listMemberHistory } from './member-history.queries.ts';
import { MemberHistory, MemberHistoryInput } from './member-history.schema.ts';

export const memberHistoryRouter = router({
  list: staffProcedure('members')
    .input(MemberHistoryInput)
    .output(MemberHistory)
    .query(({ ctx, input }) => listMemberHistory(ctx.db, input)),
});

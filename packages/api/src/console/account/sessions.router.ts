import { memberProcedure, router } from '../../ground/core/trpc.ts';
import { endOtherSessions, endSession } from './account.commands.ts';
import { listSessions } from './account.queries.ts';
import { AccountSessions, EndedSessions, SessionRef } from './account.schema.ts';

export const sessionsRouter = router({
  list: memberProcedure.output(AccountSessions).query(({ ctx }) => listSessions(ctx.db, ctx.viewer)),
  end: memberProcedure
    .input(SessionRef)
    .output(EndedSessions)
    .mutation(({ ctx, input }) => endSession(ctx, input)),
  endOthers: memberProcedure.output(EndedSessions).mutation(({ ctx }) => endOtherSessions(ctx)),
});

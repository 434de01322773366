import { Proof } from '../../accounts/confirmation/confirmation.schema.ts';
import { memberProcedure, router } from '../../ground/core/trpc.ts';
import { endOtherSessions, endSession } from './account.commands.ts';
import { listSessions } from './account.queries.ts';
import { AccountSessions, EndSessionInput, EndedSessions } from './account.schema.ts';
import { passwordProcedure } from './own-password.ts';

export const sessionsRouter = router({
  list: memberProcedure.output(AccountSessions).query(({ ctx }) => listSessions(ctx.db, ctx.viewer)),
  end: passwordProcedure
    .input(EndSessionInput)
    .output(EndedSessions)
    .mutation(({ ctx, input }) => endSession(ctx, input)),
  endOthers: passwordProcedure
    .input(Proof)
    .output(EndedSessions)
    .mutation(({ ctx, input }) => endOtherSessions(ctx, input)),
});

import { staffStepUpProcedure, router } from '../../ground/core/trpc.ts';
import { AdminMember, MemberRef } from './member.schema.ts';
import { resetSecondFactor } from './reset-second-factor.commands.ts';

export const adminSecondFactorRouter = router({
  reset: staffStepUpProcedure('accounts')
    .input(MemberRef)
    .output(AdminMember)
    .mutation(({ ctx, input }) => resetSecondFactor(ctx, input)),
});

import { adminStepUpProcedure, router } from '../../ground/core/trpc.ts';
import { AdminMember, MemberRef } from './member.schema.ts';
import { resetSecondFactor } from './reset-second-factor.commands.ts';

export const adminSecondFactorRouter = router({
  reset: adminStepUpProcedure
    .input(MemberRef)
    .output(AdminMember)
    .mutation(({ ctx, input }) => resetSecondFactor(ctx, input)),
});

import { memberProcedure, router } from '../../ground/core/trpc.ts';
import { skipFirstStep } from './onboarding.commands.ts';
import { getFirstSteps } from './onboarding.queries.ts';
import { FirstSteps, SkipStepInput } from './onboarding.schema.ts';

export const onboardingRouter = router({
  steps: memberProcedure.output(FirstSteps).query(({ ctx }) => getFirstSteps(ctx.db, ctx.viewer)),

  skip: memberProcedure
    .input(SkipStepInput)
    .output(FirstSteps)
    .mutation(({ ctx, input }) => skipFirstStep(ctx, input)),
});

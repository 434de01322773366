import { publicProcedure, router } from '../../ground/core/trpc.ts';
import { finishSignIn } from './finish.commands.ts';
import { FinishProviderInput, ProviderPage, ProviderResult, StartProviderInput } from './providers.schema.ts';
import { startSignIn } from './start.commands.ts';

/** Signing in with another service. */
export const providerRouter = router({
  start: publicProcedure
    .input(StartProviderInput)
    .output(ProviderPage)
    .mutation(({ ctx, input }) => startSignIn(ctx, input)),
  finish: publicProcedure
    .input(FinishProviderInput)
    .output(ProviderResult)
    .mutation(({ ctx, input }) => finishSignIn(ctx, input)),
});

import { router, staffProcedure, staffStepUpProcedure } from '../../ground/core/trpc.ts';
import { addProvider, removeProvider, testProvider, updateProvider } from './providers.commands.ts';
import { listProviders } from './providers.queries.ts';
import {
  AddProviderInput,
  ProviderRef,
  ProviderTest,
  SignInProviders,
  TestProviderInput,
  UpdateProviderInput,
} from './providers.schema.ts';

const change = staffStepUpProcedure('settings').output(SignInProviders);

/** The services that members may also sign in with. */
export const adminProvidersRouter = router({
  list: staffProcedure('settings')
    .output(SignInProviders)
    .query(({ ctx }) => listProviders(ctx.db, ctx.services.config)),
  test: staffStepUpProcedure('settings')
    .input(TestProviderInput)
    .output(ProviderTest)
    .mutation(({ ctx, input }) => testProvider(ctx, input)),
  add: change.input(AddProviderInput).mutation(({ ctx, input }) => addProvider(ctx, input)),
  update: change.input(UpdateProviderInput).mutation(({ ctx, input }) => updateProvider(ctx, input)),
  remove: change.input(ProviderRef).mutation(({ ctx, input }) => removeProvider(ctx, input)),
});

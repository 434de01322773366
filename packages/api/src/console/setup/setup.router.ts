import { publicProcedure, router } from '../../ground/core/trpc.ts';
import { createAdministrator } from './setup.commands.ts';
import { CheckSetupInput, CreateAdministratorInput, SetupDone } from './setup.schema.ts';
import { requireSetupToken } from './setup-token.commands.ts';

export const setupRouter = router({
  /** A mutation, because the address of a query would hold the token. */
  check: publicProcedure
    .input(CheckSetupInput)
    .output(SetupDone)
    .mutation(async ({ ctx, input }) => {
      await requireSetupToken(ctx.db, input.token);
      return { ok: true };
    }),
  createAdministrator: publicProcedure
    .input(CreateAdministratorInput)
    .output(SetupDone)
    .mutation(({ ctx, input }) => createAdministrator(ctx, input)),
});

import { adminProcedure, router } from '../core/trpc.ts';
import { updateRegistration } from './registration.commands.ts';
import { readRegistration } from './registration.queries.ts';
import { Registration, UpdateRegistrationInput } from './registration.schema.ts';

/** Who may join, as administrators set it. */
export const adminRegistrationRouter = router({
  get: adminProcedure.output(Registration).query(({ ctx }) => readRegistration(ctx.db)),
  update: adminProcedure
    .input(UpdateRegistrationInput)
    .output(Registration)
    .mutation(({ ctx, input }) => updateRegistration(ctx, input)),
});

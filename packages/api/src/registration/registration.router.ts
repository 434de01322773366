import { adminProcedure, publicProcedure, router } from '../core/trpc.ts';
import { join } from './join.commands.ts';
import { updateRegistration } from './registration.commands.ts';
import { getRegistrationSettings, readRegistration } from './registration.queries.ts';
import {
  JoinInput,
  JoinResult,
  RegistrationForm,
  RegistrationSettings,
  UpdateRegistrationInput,
} from './registration.schema.ts';

/** How the pages register; `auth.register` is the documented way, for anyone while registration is open. */
export const registrationRouter = router({
  form: publicProcedure.output(RegistrationForm).query(({ ctx }) => readRegistration(ctx.db)),
  join: publicProcedure
    .input(JoinInput)
    .output(JoinResult)
    .mutation(({ ctx, input }) => join(ctx, input)),
});

/** Who may join, as administrators set it. */
export const adminRegistrationRouter = router({
  get: adminProcedure
    .output(RegistrationSettings)
    .query(({ ctx }) => getRegistrationSettings(ctx.db, ctx.services.config)),
  update: adminProcedure
    .input(UpdateRegistrationInput)
    .output(RegistrationSettings)
    .mutation(({ ctx, input }) => updateRegistration(ctx, input)),
});

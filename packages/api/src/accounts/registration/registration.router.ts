import { staffProcedure, publicProcedure, router } from '../../ground/core/trpc.ts';
import { createRegistrationChallenge } from '../new-account/bot-check.commands.ts';
import { Challenge } from '../new-account/bot-check.schema.ts';
import { currentReader } from '../../ground/core/current-reader.ts';
import { askedQuestions } from '../application/asked-questions.ts';
import { join } from './join.commands.ts';
import { updateRegistration } from './registration.commands.ts';
import { getRegistrationSettings, protectsFromBots, readRegistration } from './registration.queries.ts';
import {
  JoinInput,
  JoinResult,
  RegistrationForm,
  RegistrationSettings,
  UpdateRegistrationInput,
} from './registration.schema.ts';

/** How the pages register; `auth.register` is the documented way, for anyone while registration is open. */
export const registrationRouter = router({
  form: publicProcedure.output(RegistrationForm).query(async ({ ctx }) => ({
    questions: askedQuestions(await readRegistration(ctx.db), await currentReader(ctx.services)),
  })),
  /** For a form that is opened now; null where sign-ups are not checked. A mutation, because each is for one form. */
  challenge: publicProcedure
    .output(Challenge.nullable())
    .mutation(async ({ ctx }) =>
      protectsFromBots(ctx, await ctx.services.community.registration())
        ? createRegistrationChallenge(ctx)
        : null,
    ),
  join: publicProcedure
    .input(JoinInput)
    .output(JoinResult)
    .mutation(({ ctx, input }) => join(ctx, input)),
});

/** Who may join, as administrators set it. */
export const adminRegistrationRouter = router({
  get: staffProcedure('settings')
    .output(RegistrationSettings)
    .query(({ ctx }) => getRegistrationSettings(ctx.db, ctx.services.config)),
  update: staffProcedure('settings')
    .input(UpdateRegistrationInput)
    .output(RegistrationSettings)
    .mutation(({ ctx, input }) => updateRegistration(ctx, input)),
});

import { z } from 'zod';
import { line } from '../values/fields.ts';

/** How new members join by themselves, while registration is on. */
const JoiningMode = z.enum(['open', 'application', 'invitation']);

/** The same, or that nobody can. */
export const RegistrationMode = z.enum([...JoiningMode.options, 'closed']);
export type RegistrationMode = z.infer<typeof RegistrationMode>;

export const QUESTIONS_MAX = 10;
export const QUESTION_MAX = 200;

/** What an applicant is asked beside the fields of the registration. */
export const Question = z.object({ text: line(QUESTION_MAX, 'Write the question'), isRequired: z.boolean() });
export type Question = z.infer<typeof Question>;
const Questions = z
  .array(Question)
  .max(QUESTIONS_MAX)
  .refine(
    (all) => new Set(all.map(({ text: own }) => own)).size === all.length,
    'Two questions are the same',
  );

/** How new members join. */
export const JoiningSettings = z.object({
  registrationMode: JoiningMode,
  registrationQuestions: Questions,
  /** Whether members may invite; administrators may in any case. */
  membersInvite: z.boolean(),
  /** Whether members may sign in with a code by email in place of the password. */
  mailedCodes: z.boolean(),
  /** Whether members confirm their address before others see what they write; null: as the installation is set up. */
  requiresConfirmedEmail: z.boolean().nullable(),
  /** Whether sign-ups are checked for bots; null: as the installation is set up. */
  protectsFromBots: z.boolean().nullable(),
});

/** The same, while the switch "User Registration" of the site settings is on; closed without it. */
export const Registration = JoiningSettings.omit({
  registrationMode: true,
  registrationQuestions: true,
}).extend({ mode: RegistrationMode, questions: Questions });
export type Registration = z.infer<typeof Registration>;

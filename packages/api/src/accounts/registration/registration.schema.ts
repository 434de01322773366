import { z } from 'zod';
import { RegisterInput } from '../auth/auth.schema.ts';
import { line, text } from '../../ground/values/fields.ts';
import { BotCheck } from '../new-account/bot-check.schema.ts';
import { InvitationCode } from '../invitations/invitations.schema.ts';

/** How new members join by themselves, while registration is on. */
export const JoiningMode = z.enum(['open', 'application', 'invitation']);

/** The same, or that nobody can. */
export const RegistrationMode = z.enum([...JoiningMode.options, 'closed']);
export type RegistrationMode = z.infer<typeof RegistrationMode>;

export const QUESTIONS_MAX = 10;
export const QUESTION_MAX = 200;
export const ANSWER_MAX = 2_000;

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

/** As stored; unset ones are absent. */
export const StoredRegistration = z.object({
  /** The switch "User Registration" of the site settings. */
  userRegistration: z.boolean().default(true),
  registrationMode: JoiningMode.default('open'),
  registrationQuestions: z.array(Question).default([]),
  membersInvite: z.boolean().default(false),
  requiresConfirmedEmail: z.boolean().nullable().default(null),
  protectsFromBots: z.boolean().nullable().default(null),
});
export type StoredRegistration = z.infer<typeof StoredRegistration>;

export const Registration = z.object({
  mode: RegistrationMode,
  questions: Questions,
  /** Whether members may invite; administrators may in any case. */
  membersInvite: z.boolean(),
  /** Whether members confirm their address before others see what they write; null: as the installation is set up. */
  requiresConfirmedEmail: z.boolean().nullable(),
  /** Whether sign-ups are checked for bots; null: as the installation is set up. */
  protectsFromBots: z.boolean().nullable(),
});
export type Registration = z.infer<typeof Registration>;

/** The same with the choice of the installation where the community made none. */
export const RegistrationSettings = Registration.extend({
  requiresConfirmedEmail: z.boolean(),
  protectsFromBots: z.boolean(),
});
export type RegistrationSettings = z.infer<typeof RegistrationSettings>;

export const UpdateRegistrationInput = RegistrationSettings.partial();
export type UpdateRegistrationInput = z.infer<typeof UpdateRegistrationInput>;

/** What the form for joining shows. */
export const RegistrationForm = Registration.pick({ questions: true });

const Answer = z.object({ question: text(QUESTION_MAX), answer: text(ANSWER_MAX).trim() });
export type Answer = z.infer<typeof Answer>;

/**
 * The registration, with the answers where one joins by application, and the code of an invitation. Applicants choose
 * a password after the approval.
 */
export const JoinInput = RegisterInput.extend({
  password: RegisterInput.shape.password.optional(),
  answers: z.array(Answer).max(QUESTIONS_MAX).default([]),
  invitation: InvitationCode.optional(),
  ...BotCheck.shape,
});
export type JoinInput = z.infer<typeof JoinInput>;

/** Whether the newcomer is a member and signed in, or has applied. */
export const JoinResult = z.object({ status: z.enum(['joined', 'applied']) });
export type JoinResult = z.infer<typeof JoinResult>;

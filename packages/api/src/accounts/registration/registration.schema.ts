import { z } from 'zod';
import { RegisterInput } from '../new-account/register.schema.ts';
import { AskedQuestion, QUESTIONS_MAX, Registration } from '../../ground/settings/registration.schema.ts';
import { Answer } from '../application/applicants.schema.ts';
import { BotCheck } from '../new-account/bot-check.schema.ts';
import { InvitationCode } from '../invitations/invitations.schema.ts';

/** The same with the choice of the installation where the community made none. */
export const RegistrationSettings = Registration.extend({
  requiresConfirmedEmail: z.boolean(),
  protectsFromBots: z.boolean(),
});
export type RegistrationSettings = z.infer<typeof RegistrationSettings>;

/** Of texts of questions, only languages and questions that are named change. */
export const UpdateRegistrationInput = RegistrationSettings.partial();
export type UpdateRegistrationInput = z.infer<typeof UpdateRegistrationInput>;

/** What the form for joining shows. */
export const RegistrationForm = z.object({ questions: z.array(AskedQuestion) });

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

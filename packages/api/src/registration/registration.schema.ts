import { z } from 'zod';

/** How new members join by themselves, while registration is on. */
export const JoiningMode = z.enum(['open', 'invitation']);

/** The same, or that nobody can. */
export const RegistrationMode = z.enum([...JoiningMode.options, 'closed']);
export type RegistrationMode = z.infer<typeof RegistrationMode>;

/** As stored; unset ones are absent. */
export const StoredRegistration = z.object({
  /** The switch "User Registration" of the site settings. */
  userRegistration: z.boolean().default(true),
  registrationMode: JoiningMode.default('open'),
});
export type StoredRegistration = z.infer<typeof StoredRegistration>;

export const Registration = z.object({ mode: RegistrationMode });
export type Registration = z.infer<typeof Registration>;

export const UpdateRegistrationInput = Registration.partial();
export type UpdateRegistrationInput = z.infer<typeof UpdateRegistrationInput>;

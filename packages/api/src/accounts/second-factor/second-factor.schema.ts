import { z } from 'zod';

/** How long a second factor may be given after the password. */
export const CHALLENGE_MINUTES = 10;
/** Codes that may be tried for one password; also a CHECK of the table. */
export const CHALLENGE_TRIES = 5;

/** What members see of the security of their account. */
export const SecurityEventKind = z.enum([
  'new_device',
  'factor_added',
  'factor_ended',
  'factor_reset',
  'recovery_code_used',
  'recovery_codes_renewed',
  'passkey_added',
  'passkey_removed',
  // The count of its uses went back: it may have been copied.
  'passkey_counter',
  'provider_linked',
  'provider_unlinked',
  // An account of a provider was not let in.
  'provider_refused',
]);
export type SecurityEventKind = z.infer<typeof SecurityEventKind>;

/** A code of the authenticator app or a recovery code, however it was typed: what it is not is wrong, never malformed. */
export const SecondFactorInput = z.object({ code: z.string().min(1, 'Required').max(200) });
export type SecondFactorInput = z.infer<typeof SecondFactorInput>;

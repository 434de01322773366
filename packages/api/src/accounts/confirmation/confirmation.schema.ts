import { z } from 'zod';

/** How long a passkey or a code stands for the password. */
export const CONFIRMATION_MINUTES = 10;

/** By what members show again who they are: the password, or a confirmation in its place. */
export const Proof = z.object({
  password: z.string().min(1, 'Required').max(4_096).optional(),
  /** The answer to a passkey or a code, valid once, in its session, for ten minutes. */
  confirmation: z
    .string()
    .regex(/^[\w-]{43}$/, 'Must be a confirmation')
    .optional(),
});
export type Proof = z.infer<typeof Proof>;

/** What the viewer has besides the password. */
export const ConfirmationWays = z.object({ passkey: z.boolean(), code: z.boolean() });
export type ConfirmationWays = z.infer<typeof ConfirmationWays>;

export const Confirmation = z.object({ confirmation: z.string() });
export type Confirmation = z.infer<typeof Confirmation>;

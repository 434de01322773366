import { z } from 'zod';
import { email } from '../../ground/values/fields.ts';

/** How long a code by email is valid, from when it was asked for. */
export const CODE_MINUTES = 10;
/** Codes that may be tried for one email; also a CHECK of the table. */
export const CODE_TRIES = 5;

export const RequestCodeInput = z.object({ email });
export type RequestCodeInput = z.infer<typeof RequestCodeInput>;

/** The code of the email, however it was typed: what it is not is wrong, never malformed. */
export const MailedCodeInput = z.object({ code: z.string().min(1, 'Required').max(200) });
export type MailedCodeInput = z.infer<typeof MailedCodeInput>;

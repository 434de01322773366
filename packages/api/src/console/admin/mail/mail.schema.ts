import { z } from 'zod';
import { isoDate } from '../../../ground/values/fields.ts';

/** Whether emails reach anybody. */
export const MailStatus = z.object({
  /** `files`: there is no mail server; `failing`: it takes none; `working`. */
  state: z.enum(['files', 'failing', 'working']),
  /** Host and port; null without a server. */
  server: z.string().nullable(),
  /** Emails that are tried again, or wait behind them. */
  waiting: z.int(),
  /** Emails of the last 30 days that are only files. */
  written: z.int(),
  /** What the server said last, while emails wait. */
  error: z.string().nullable(),
  /** When a server last took an email; null: in the last 30 days none did. */
  lastSentAt: isoDate.nullable(),
  /** Members whose address was refused for good. */
  bounced: z.int(),
});
export type MailStatus = z.infer<typeof MailStatus>;

export const TestMailRef = z.object({ id: z.uuid() });
export type TestMailRef = z.infer<typeof TestMailRef>;

/** What became of a test email. */
export const TestMail = z.object({
  id: z.uuid(),
  address: z.string(),
  outcome: z.enum(['waiting', 'retrying', 'sent', 'written', 'failed']),
  error: z.string().nullable(),
});
export type TestMail = z.infer<typeof TestMail>;

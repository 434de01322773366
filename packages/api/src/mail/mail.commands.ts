import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { enqueueEvent } from '../core/jobs.ts';

/** Mails about the account itself; nobody can switch them off. */
export type AccountMail =
  | 'mail.password_reset'
  | 'mail.set_password'
  | 'mail.verify_email'
  | 'mail.password_changed'
  | 'mail.login_blocked'
  | 'mail.login_while_blocked';

/**
 * Queues a mail about a member's account in the caller's transaction. Links with a token get it when
 * the mail is written, so that no queue ever holds one.
 */
export async function enqueueAccountMail(trx: Kysely<DB>, userId: number, topic: AccountMail): Promise<void> {
  await enqueueEvent(trx, { channel: 'mail', topic, userId, payload: {} });
}

/** The last mail to an account: it goes to the address that the account had. */
export async function enqueueFarewell(trx: Kysely<DB>, to: { name: string; address: string }): Promise<void> {
  await enqueueEvent(trx, { channel: 'mail', topic: 'mail.account_deleted', payload: { to } });
}

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

/** Tells that an account is gone, to an address that no table has any more. */
export const ACCOUNT_DELETED = 'mail.account_deleted';

/**
 * Queues a mail about a member's account in the caller's transaction. Links with a token get it when
 * the mail is written, so that no queue ever holds one.
 */
export async function enqueueAccountMail(trx: Kysely<DB>, userId: number, topic: AccountMail): Promise<void> {
  await enqueueEvent(trx, { channel: 'mail', topic, userId, payload: {} });
}

/** The last mail to an account: it goes to the address that the account had. */
export async function enqueueAccountDeletedEmail(
  trx: Kysely<DB>,
  { userId, ...to }: { userId: number; name: string; address: string },
): Promise<void> {
  // No `userId` of the event: what is queued for the member goes with the account, and this must not.
  await enqueueEvent(trx, {
    channel: 'mail',
    topic: ACCOUNT_DELETED,
    payload: { to, formerMemberId: userId },
  });
}

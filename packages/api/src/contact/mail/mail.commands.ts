import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '@guildhall/db';
import { enqueueEvent } from '../../ground/core/jobs.ts';

/** Emails about the account itself, which cannot be switched off. */
export const AccountMail = z.enum([
  'mail.password_reset',
  'mail.set_password',
  'mail.password_link',
  'mail.verify_email',
  'mail.password_changed',
  'mail.administrator',
  'mail.login_blocked',
  'mail.login_while_blocked',
  'mail.accounts_merged',
  'mail.membership_expiry',
]);
export type AccountMail = z.infer<typeof AccountMail>;

/** Confirms the deletion of an account, to an address that no table has any more. */
export const ACCOUNT_DELETED = 'mail.account_deleted';

/**
 * Queues an email about a member's account in the caller's transaction. Tokens of links are created when the email is
 * rendered, so that no queue contains one.
 */
export async function enqueueAccountMail(trx: Kysely<DB>, userId: number, topic: AccountMail): Promise<void> {
  await enqueueEvent(trx, { channel: 'mail', topic, userId, payload: {} });
}

/** Queues the last email of an account, to the address it had. */
export async function enqueueAccountDeletedEmail(
  trx: Kysely<DB>,
  { userId, ...to }: { userId: number; name: string; address: string },
): Promise<void> {
  // Without a `userId`, because events of the member are deleted with the account, and this one must not be.
  await enqueueEvent(trx, {
    channel: 'mail',
    topic: ACCOUNT_DELETED,
    payload: { to, formerMemberId: userId },
  });
}

import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '@guildhall/db';
import { enqueueEvent } from '../../ground/core/jobs.ts';
import type { StaffRole } from '../../ground/roles/roles.schema.ts';

/** Emails about the account itself, which cannot be switched off. */
export const AccountMail = z.enum([
  'mail.password_reset',
  'mail.set_password',
  'mail.password_link',
  'mail.verify_email',
  'mail.password_changed',
  'mail.administrator',
  'mail.login_code',
  'mail.demoted',
  'mail.role_granted',
  'mail.role_ended',
  'mail.login_blocked',
  'mail.login_while_blocked',
  'mail.second_factor_added',
  'mail.second_factor_ended',
  'mail.second_factor_reset',
  'mail.second_factor_refused',
  'mail.recovery_codes_renewed',
  'mail.passkey_added',
  'mail.passkey_removed',
  'mail.password_ended',
  'mail.provider_linked',
  'mail.provider_unlinked',
  'mail.change_address',
  'mail.address_changed',
  'mail.accounts_merged',
  'mail.membership_expiry',
  'mail.data_exported',
  'mail.test',
  'mail.invitation_preview',
]);
export type AccountMail = z.infer<typeof AccountMail>;

/** Confirms the erasure of an account or application, to an address that no table has any more. */
export const ACCOUNT_DELETED = 'mail.account_deleted';

/**
 * Queues an email about a member's account in the caller's transaction. Tokens of links are created when the email is
 * rendered, so that no queue contains one.
 * @returns the id of the event
 */
export async function enqueueAccountMail(
  trx: Kysely<DB>,
  userId: number,
  topic: AccountMail,
  payload: {
    invitedBy?: number | null;
    formerAddress?: string;
    newAddress?: string;
    byMember?: boolean;
    role?: StaffRole;
    provider?: string;
  } = {},
): Promise<string> {
  if (topic === 'mail.set_password') await recordInvitation(trx, userId);
  const id = await enqueueEvent(trx, { channel: 'mail', topic, userId, payload });
  if (id === undefined) throw new Error('Only events with a key are queued once');
  return id;
}

/** The first invitation counts; of later ones, which remind of it, the last. */
async function recordInvitation(trx: Kysely<DB>, userId: number): Promise<void> {
  await trx
    .insertInto('memberInvitations')
    .values({ userId })
    .onConflict((conflicting) =>
      conflicting
        .column('userId')
        .where('userId', 'is not', null)
        .doUpdateSet({ remindedAt: sql<Date>`now()` }),
    )
    .execute();
}

/** The last email to somebody: they deleted their account, or administrators erased it or an application at their wish. */
export type ErasedMail = {
  to: { name: string; address: string };
} & (
  | { cause: 'own' | 'request'; alsoPublished: boolean; formerMemberId: number }
  | { cause: 'application'; formerApplicantId: number }
);

/** Queues the last email to somebody who was erased, to the address they had. */
export async function enqueueErasedEmail(trx: Kysely<DB>, mail: ErasedMail): Promise<void> {
  // Without a `userId`, because events of the member are deleted with the account, and this one must not be.
  await enqueueEvent(trx, { channel: 'mail', topic: ACCOUNT_DELETED, payload: { ...mail } });
}

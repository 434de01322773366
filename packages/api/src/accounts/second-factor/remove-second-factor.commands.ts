import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';

/**
 * Deletes the factor and its recovery codes. False when there was none; one that was only begun is deleted, too.
 * Sessions that began with it have one factor left, and codes by email that were sent before it go, too.
 */
export async function removeSecondFactor(trx: Kysely<DB>, userId: number): Promise<boolean> {
  await trx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  await trx.deleteFrom('loginCodes').where('userId', '=', userId).execute();
  await trx.updateTable('sessions').set({ twoFactors: false }).where('userId', '=', userId).execute();
  const removed = await trx
    .deleteFrom('totp')
    .where('userId', '=', userId)
    .returning('confirmedAt')
    .executeTakeFirst();
  return (removed?.confirmedAt ?? null) !== null;
}

import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { endSessions } from '../../ground/security/end-sessions.ts';
import { confirmEmail } from '../lookup/confirm-email.commands.ts';
import { removeSecondFactor } from '../second-factor/remove-second-factor.commands.ts';

/** Whether nobody has confirmed the address yet, of a member who is held until the end of the transaction. */
async function isUnconfirmed(trx: Kysely<DB>, userId: number): Promise<boolean> {
  const { emailVerifiedAt } = await trx
    .selectFrom('users')
    .select('emailVerifiedAt')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return emailVerifiedAt === null;
}

/**
 * Gives the account to who reads the mail of its address. Until that was confirmed, anyone may have registered it, so
 * every way in that was added before is removed and every session ends; the caller replaces the password.
 * @returns whether it had not been confirmed
 */
export async function giveToOwnerOfAddress(trx: Kysely<DB>, userId: number): Promise<boolean> {
  const isFirst = await isUnconfirmed(trx, userId);
  if (isFirst) {
    await trx.deleteFrom('passkeys').where('userId', '=', userId).execute();
    await trx.deleteFrom('identities').where('userId', '=', userId).execute();
    await removeSecondFactor(trx, userId);
    await endSessions(trx, [userId]);
  }
  await confirmEmail(trx, userId);
  await trx.updateTable('users').set({ confirmedElsewhere: false }).where('id', '=', userId).execute();
  return isFirst;
}

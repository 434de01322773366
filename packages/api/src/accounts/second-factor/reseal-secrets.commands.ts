import { type Database, sql } from '@guildhall/db';
import type { Services } from '../../ground/core/context.ts';
import { sealedFor } from './use-code.commands.ts';

const AT_ONCE = 500;

/**
 * Seals with the newest secret of the server what an earlier one sealed, so that the earlier one can be dropped: members
 * may come back a year later. Called at every start; of processes that start together, each row is written by one.
 */
export async function resealSecrets(
  db: Database,
  { sealer, log }: Pick<Services, 'sealer' | 'log'>,
): Promise<void> {
  let [last, resealed, lost] = [0, 0, 0];
  for (;;) {
    const rows = await db
      .selectFrom('totp')
      .select(['userId', 'secretSealed'])
      .where('userId', '>', last)
      .where(sql<boolean>`not starts_with(secret_sealed, ${sealer.newest})`)
      .orderBy('userId')
      .limit(AT_ONCE)
      .execute();
    for (const { userId, secretSealed } of rows) {
      last = userId;
      const secret = sealer.open(secretSealed, sealedFor(userId));
      if (secret === undefined) lost += 1;
      else {
        await db
          .updateTable('totp')
          .set({ secretSealed: sealer.seal(secret, sealedFor(userId)) })
          .where('userId', '=', userId)
          .where('secretSealed', '=', secretSealed)
          .execute();
        resealed += 1;
      }
    }
    if (rows.length < AT_ONCE) break;
  }
  if (resealed > 0) log.info({ count: resealed }, 'second factors sealed with the newest secret');
  if (lost > 0)
    log.warn({ count: lost }, 'second factors cannot be opened: the SESSION_SECRET that sealed them is gone');
}

import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';

/**
 * Serialises what members do until the transaction ends: parallel calls of one member cannot pass a cap or a
 * duplicate check together. Rows are locked by ascending id, so crossing calls wait instead of deadlocking.
 * @returns the ids that exist
 */
export async function lockUser(trx: Kysely<DB>, ...ids: number[]): Promise<number[]> {
  const rows = await trx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

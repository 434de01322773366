import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';

/** Records that a server refused the address of a member for good: no email goes there until it is cleared. */
export async function recordBounce(trx: Kysely<DB>, userId: number, reason: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ emailBouncedAt: sql<Date>`now()`, emailBounce: reason.slice(0, 500) })
    .where('id', '=', userId)
    .where('erasedAt', 'is', null)
    .execute();
}

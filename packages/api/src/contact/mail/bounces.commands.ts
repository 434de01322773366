import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';

/**
 * Records that a server refused an address of a member for good: no email goes there until it is cleared. Nothing is
 * recorded when it is a former address, or one that they have not confirmed yet.
 */
export async function recordBounce(
  trx: Kysely<DB>,
  userId: number,
  { address, reason }: { address: string; reason: string },
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ emailBouncedAt: sql<Date>`now()`, emailBounce: reason.slice(0, 500) })
    .where('id', '=', userId)
    .where('email', '=', address)
    .where('erasedAt', 'is', null)
    .execute();
}

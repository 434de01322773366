import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';

/** Reactivates the members whose suspension has ended: one of them, or all. */
export async function endSuspensions(db: Kysely<DB>, id?: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ isActive: true, suspendedUntil: null })
    .where('isActive', '=', false)
    .where('hasJoined', '=', true)
    .where('erasedAt', 'is', null)
    .where('suspendedUntil', '<=', sql<string>`(now() at time zone 'UTC')::date`)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .execute();
}

import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';

/** Whether a member exists and is active. */
export async function isActiveMember(db: Kysely<DB>, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('isActive', '=', true)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

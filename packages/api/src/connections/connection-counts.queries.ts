import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';

/** How many accepted connections a member has now. */
export async function countConnections(db: Kysely<DB>, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('connections')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'accepted')
    .where(({ or, eb }) => or([eb('userId', '=', userId), eb('connectedUserId', '=', userId)]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '@guildhall/db';

/**
 * How many connections a member has: as many as their list shows, so without deactivated members. Each direction is
 * counted in its own index. The member may be a column of the query that this is part of.
 */
export const connectionCount = (userId: number | Expression<number>): RawBuilder<number> => sql<number>`(
  (select count(*) from connections join users as other on other.id = connected_user_id
    where user_id = ${userId} and status = 'accepted' and other.is_active)
  + (select count(*) from connections join users as other on other.id = user_id
    where connected_user_id = ${userId} and status = 'accepted' and other.is_active))`;

export async function countConnections(db: Kysely<DB>, userId: number): Promise<number> {
  const { count } = await db.selectNoFrom(connectionCount(userId).as('count')).executeTakeFirstOrThrow();
  return count;
}

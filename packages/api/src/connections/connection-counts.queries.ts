import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';

/**
 * How many connections a member has: as many as their list shows, so without deactivated members. Each direction is
 * counted in its own index.
 */
export async function countConnections(db: Kysely<DB>, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from connections join users as other on other.id = connected_user_id
        where user_id = ${userId} and status = 'accepted' and other.is_active)
      + (select count(*) from connections join users as other on other.id = user_id
        where connected_user_id = ${userId} and status = 'accepted' and other.is_active) as count
  `.execute(db);
  return rows[0]?.count ?? 0;
}

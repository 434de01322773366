import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';

/** How many accepted connections a member has now; each direction is counted in its own index. */
export async function countConnections(db: Kysely<DB>, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from connections where user_id = ${userId} and status = 'accepted')
      + (select count(*) from connections where connected_user_id = ${userId} and status = 'accepted') as count
  `.execute(db);
  return rows[0]?.count ?? 0;
}

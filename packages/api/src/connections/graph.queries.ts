import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';

/** How many connections of one member are read, in each direction. */
const LOOKED_AT = 500;

/**
 * The number of active mutual connections of the viewer and each of `userIds`; members without any are absent. Exact
 * for up to 500 connections in each direction; beyond that only the newest are considered.
 */
export async function countMutual(
  db: Kysely<DB>,
  viewerId: number,
  userIds: number[],
): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map();
  const friends = await listFriendIds(db, viewerId);
  if (friends.length === 0) return new Map();
  // Each pair can be found from either end, so it starts from the shorter list.
  const [from, to] = friends.length < userIds.length ? [friends, userIds] : [userIds, friends];
  const member = from === friends ? sql`theirs.id` : sql`walked.id`;
  const { rows } = await sql<{ id: number; mutual: number }>`
    select ${member} as id, count(*)::int as mutual
    from unnest(${from}::int[]) as walked (id)
    cross join lateral (${acceptedOf(sql`walked.id`, LOOKED_AT)}) as theirs
    where theirs.id = any(${to}::int[])
    group by 1
  `.execute(db);
  return new Map(rows.map(({ id, mutual }) => [id, mutual]));
}

async function listFriendIds(db: Kysely<DB>, viewerId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select friends.id from (${acceptedOf(sql`${viewerId}::int`, LOOKED_AT)}) as friends
    join users on users.id = friends.id and users.is_active
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** A subquery of column `id`: the newest accepted connections of one member, `max` in each direction. */
export function acceptedOf(memberId: ReturnType<typeof sql>, max: number) {
  return sql`
    (select connected_user_id as id from connections
      where user_id = ${memberId} and status = 'accepted'
      order by created_at desc, connections.id desc limit ${sql.lit(max)})
    union all
    (select user_id as id from connections
      where connected_user_id = ${memberId} and status = 'accepted'
      order by created_at desc, connections.id desc limit ${sql.lit(max)})
  `;
}

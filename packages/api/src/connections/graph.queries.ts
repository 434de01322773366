import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';

/** How many of the viewer's connections take part in counting who is known to both. */
const FRIENDS_MAX = 500;
/** How many connections of the other person are looked at, in each direction. */
const THEIRS_MAX = 500;

/**
 * How many accepted connections the viewer shares with each of `userIds`; members without any are
 * absent. Exact for members of up to 500 connections in each direction; beyond these the newest count.
 */
export async function countMutual(
  db: Kysely<DB>,
  viewerId: number,
  userIds: number[],
): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map();
  const friends = await listFriendIds(db, viewerId);
  if (friends.length === 0) return new Map();
  const { rows } = await sql<{ id: number; mutual: number }>`
    select other.id, count(theirs.id)::int as mutual
    from unnest(${userIds}::int[]) as other (id)
    cross join lateral (
      ${acceptedOf(sql`other.id`, THEIRS_MAX)}
    ) as theirs
    where theirs.id = any(${friends}::int[])
    group by other.id
  `.execute(db);
  return new Map(rows.map(({ id, mutual }) => [id, mutual]));
}

async function listFriendIds(db: Kysely<DB>, viewerId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${acceptedOf(sql`${viewerId}::int`, FRIENDS_MAX)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** A subquery of column `id`: the newest accepted connections of one member, `max` in each direction. */
export function acceptedOf(memberId: ReturnType<typeof sql>, max: number) {
  return sql`
    (select connected_user_id as id from connections
      where user_id = ${memberId} and status = 'accepted'
      order by created_at desc, id desc limit ${sql.lit(max)})
    union all
    (select user_id as id from connections
      where connected_user_id = ${memberId} and status = 'accepted'
      order by created_at desc, id desc limit ${sql.lit(max)})
  `;
}

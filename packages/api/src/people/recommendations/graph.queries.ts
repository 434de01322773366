import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Graph } from '@guildhall/matching';
import { ALLOCATION } from '@guildhall/member-index';

/** How many connections of one member are read, in each direction. */
const LOOKED_AT = 500;

/**
 * How each of `userIds` is tied to the viewer: by how many active people both are connected with, and by what these
 * bring, each one over the number of their connections. Members without any are absent. Exact while nobody involved
 * has over 500 connections in a direction; of those who have, the newest count.
 */
export async function listGraphs(
  db: Kysely<DB>,
  viewerId: number,
  userIds: number[],
): Promise<Map<number, Graph>> {
  if (userIds.length === 0) return new Map();
  const friends = await listFriendIds(db, viewerId);
  if (friends.length === 0) return new Map();
  // Each pair can be found from either end, so it starts from the shorter list.
  const [from, to] = friends.length < userIds.length ? [friends, userIds] : [userIds, friends];
  const [friend, member] =
    from === friends ? [sql`walked.id`, sql`theirs.id`] : [sql`theirs.id`, sql`walked.id`];
  const { rows } = await sql<{ id: number; mutual: number; allocated: number }>`
    with pairs as (
      select ${friend} as friend, ${member} as member
      from unnest(${from}::int[]) as walked (id)
      cross join lateral (${acceptedOf(sql`walked.id`, LOOKED_AT)}) as theirs
      where theirs.id = any(${to}::int[])
    ), shares as (
      select mutual.friend, greatest(1, ${sql.lit(ALLOCATION)} / count(*)) as share
      from (select distinct friend from pairs) as mutual
      cross join lateral (${acceptedOf(sql`mutual.friend`, LOOKED_AT)}) as theirs
      group by mutual.friend
    )
    select pairs.member as id, count(*)::int as mutual, sum(shares.share)::int as allocated
    from pairs join shares using (friend)
    group by pairs.member
  `.execute(db);
  return new Map(
    rows.map(({ id, mutual, allocated }) => [
      id,
      { mutualConnections: mutual, allocation: allocated / ALLOCATION },
    ]),
  );
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

import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { isPublicMember } from '../../ground/core/visibility.ts';
import { type Dictionary, packMember } from '@guildhall/matching';
import type { Connections, IndexedMember } from '@guildhall/member-index';
import { listReadings, restoreUncached } from '../../discovery/readings/member-readings.ts';

type Page = { ids: number[] } | { after: number; limit: number };

/** The members among these who may be suggested. */
export async function listIndexedMembers(
  db: Kysely<DB>,
  page: Page,
  dictionary: Dictionary,
): Promise<IndexedMember[]> {
  const rows = await db
    .selectFrom('users')
    .select([
      'id',
      'lastSeenAt',
      'reading',
      'readingVersion',
      'version',
      'searchTerms',
      'seekTerms',
      'locationKey',
      sql<string | null>`lower(industry)`.as('industryKey'),
    ])
    .where(isPublicMember('users'))
    .where('suggestable', '=', true)
    .$if('ids' in page, (query) => query.where('id', 'in', 'ids' in page ? page.ids : []))
    .$if('after' in page, (query) =>
      query
        .where('id', '>', 'after' in page ? page.after : 0)
        .orderBy('id')
        .limit('after' in page ? page.limit : 0),
    )
    .execute();
  // Past the cache, which holds whom members were shown lately.
  const readings = await listReadings(db, rows, restoreUncached);
  return rows.flatMap((row) => {
    const read = readings.get(row.id);
    if (!read) return [];
    return {
      id: row.id,
      version: row.version,
      packed: packMember(read.reading, dictionary),
      offerTerms: row.searchTerms,
      needTerms: row.seekTerms,
      askedTerms: read.askedTerms,
      industry: row.industryKey,
      locationKey: row.locationKey,
      lastSeenAt: row.lastSeenAt,
    };
  });
}

/** The connections of each of these members, oldest first, and whether the member is active. */
export async function listConnectionsOf(db: Kysely<DB>, page: Page): Promise<Map<number, Connections>> {
  const members =
    'ids' in page
      ? sql`select id, is_active from users where id = any(${page.ids}::int[])`
      : sql`select id, is_active from users where id > ${page.after} order by id limit ${page.limit}`;
  const { rows } = await sql<{ id: number } & Connections>`
    with members as materialized (${members})
    select members.id, members.is_active as "isActive",
      coalesce(array_agg(ties.other order by ties.at) filter (where ties.other is not null), '{}') as friends
    from members
    left join lateral (
      select connected_user_id as other, created_at as at from connections
        where user_id = members.id and status = 'accepted'
      union all
      select user_id, created_at from connections
        where connected_user_id = members.id and status = 'accepted'
    ) as ties on true
    group by members.id, members.is_active
    order by members.id
  `.execute(db);
  return new Map(rows.map(({ id, ...connections }) => [id, connections]));
}

/** PostgreSQL's own estimate: counting would scan the table. */
export async function estimateMemberCount(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select greatest(reltuples, 0)::int as count from pg_class where oid = 'users'::regclass
  `.execute(db);
  return rows[0]?.count ?? 0;
}

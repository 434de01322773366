import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { prepareProfile, raiseHints } from '@guildhall/matching';
import { MATCH_COLUMNS, toMatchProfile } from './match-profile.queries.ts';
import type { IndexedPerson } from './people-index.ts';

type Page = { ids: number[] } | { after: number; limit: number };

/** Members who may be suggested, by id; the rows are parsed one by one, as the caller gets to them. */
export async function readPeople(db: Kysely<DB>, page: Page): Promise<(() => IndexedPerson)[]> {
  const rows = await db
    .selectFrom('users')
    .select(MATCH_COLUMNS)
    .select([
      'version',
      'searchTerms',
      'seekTerms',
      'locationKey',
      sql<string | null>`lower(industry)`.as('industryKey'),
    ])
    .where('isActive', '=', true)
    .where('suggestable', '=', true)
    .$if('ids' in page, (query) => query.where('id', 'in', 'ids' in page ? page.ids : []))
    .$if('after' in page, (query) =>
      query
        .where('id', '>', 'after' in page ? page.after : 0)
        .orderBy('id')
        .limit('after' in page ? page.limit : 0),
    )
    .execute();
  return rows.map((row) => () => ({
    id: row.id,
    version: row.version,
    profile: prepareProfile(toMatchProfile(row)),
    raise: raiseHints(toMatchProfile(row)),
    searchTerms: row.searchTerms,
    seekTerms: row.seekTerms,
    industry: row.industryKey,
    locationKey: row.locationKey,
    lastSeenAt: row.lastSeenAt,
  }));
}

export type Ties = { isActive: boolean; friends: number[] };

/** Everybody each of the members is connected with, those of longest standing first, and whether the member is here. */
export async function readTies(db: Kysely<DB>, page: Page): Promise<Map<number, Ties>> {
  const members =
    'ids' in page
      ? sql`select id, is_active from users where id = any(${page.ids}::int[])`
      : sql`select id, is_active from users where id > ${page.after} order by id limit ${page.limit}`;
  const { rows } = await sql<{ id: number } & Ties>`
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
  return new Map(rows.map(({ id, ...ties }) => [id, ties]));
}

export async function countPeople(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select greatest(reltuples, 0)::int as count from pg_class where oid = 'users'::regclass
  `.execute(db);
  return rows[0]?.count ?? 0;
}

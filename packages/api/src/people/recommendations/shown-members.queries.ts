import { CompiledQuery, type Kysely, sql } from 'kysely';
import { type DB, createBatchLoader } from '@guildhall/db';
import { isPublicMember } from '../../ground/core/visibility.ts';
import { isSuggestible } from './candidate-ids.queries.ts';
import type { MatchMember } from '../../discovery/readings/match-profile.queries.ts';

/** What is shown of a member who is recommended. */
export type ShownMember = Pick<
  MatchMember,
  | 'id'
  | 'username'
  | 'firstName'
  | 'lastName'
  | 'jobTitle'
  | 'company'
  | 'avatarKey'
  | 'lastSeenAt'
  | 'createdAt'
>;

/**
 * With what was read of them, and the version of the row, to tell whether the member index has the same.
 */
export type VersionedMember = ShownMember & Pick<MatchMember, 'reading' | 'readingVersion' | 'version'>;

type Query = { viewerId: number; ids: readonly number[]; now: Date };
type Row = Omit<VersionedMember, 'lastSeenAt' | 'createdAt'> & {
  position: number;
  seen: number | null;
  joined: number;
};

/** Parameters are array literals: two with an entry per requested member, two with an entry per query. */
const statement = sql`
  select named.position, member.id, member.version, member.username, member.first_name as "firstName",
    member.last_name as "lastName", member.job_title as "jobTitle", member.company,
    member.avatar_key as "avatarKey", member.reading_version as "readingVersion", member.reading,
    extract(epoch from member.last_seen_at)::float8 as seen, extract(epoch from member.created_at)::float8 as joined
  from unnest($1::int[], $2::int[]) as named (position, id)
  cross join lateral (
    select ($3::int[])[named.position] as id, to_timestamp(($4::float8[])[named.position]) as now) as viewer
  cross join lateral (select * from users where users.id = named.id limit 1) as member
  where named.id = viewer.id
    or (${isPublicMember('member')} and member.suggestable and ${isSuggestible(sql.raw('viewer.id'), sql.raw('viewer.now'))})`;

let text: string | undefined;

async function listBatch(db: Kysely<DB>, queries: readonly Query[]): Promise<VersionedMember[][]> {
  const positions: number[] = [];
  const ids: number[] = [];
  for (const [at, { viewerId, ids: named }] of queries.entries())
    for (const id of [viewerId, ...named]) {
      positions.push(at + 1);
      ids.push(id);
    }
  const values = [
    positions,
    ids,
    queries.map(({ viewerId }) => viewerId),
    queries.map(({ now }) => now.getTime() / 1_000),
    // As literals: pg would convert number by number.
  ].map((list) => `{${list.join(',')}}`);
  text ??= statement.compile(db).sql;
  const { rows } = await db.withoutPlugins().executeQuery<Row>(CompiledQuery.raw(text, values));
  const results: VersionedMember[][] = queries.map(() => []);
  for (const { position, seen, joined, ...member } of rows) {
    const [lastSeenAt, createdAt] = [seen === null ? null : new Date(seen * 1_000), new Date(joined * 1_000)];
    results[position - 1]?.push({ ...member, lastSeenAt, createdAt });
  }
  return results;
}

const loaders = new WeakMap<Kysely<DB>, (query: Query) => Promise<VersionedMember[]>>();

/**
 * The current rows of the viewer and of those members the viewer may be shown now, in no order. Runs with
 * every dashboard, so concurrent calls are batched into one statement.
 */
export function listShownMembers(
  db: Kysely<DB>,
  viewerId: number,
  ids: readonly number[],
  now: Date,
): Promise<VersionedMember[]> {
  let load = loaders.get(db);
  if (!load) loaders.set(db, (load = createBatchLoader((queries) => listBatch(db, queries))));
  return load({ viewerId, ids, now });
}

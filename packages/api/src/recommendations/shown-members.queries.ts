import { CompiledQuery, type Kysely, sql } from 'kysely';
import { type DB, createBatchLoader } from '@guildhall/db';
import { isSuggestible } from './candidate-ids.queries.ts';
import { cachedVersion } from './member-readings.ts';
import type { MatchMember } from './match-profile.queries.ts';

/** What is shown of a member who is recommended. */
export type ShownMember = Pick<
  MatchMember,
  'id' | 'username' | 'firstName' | 'lastName' | 'jobTitle' | 'company' | 'avatarKey' | 'lastSeenAt'
>;

/**
 * With what was read of them, null where that is cached, and the version of the row, to tell whether the member
 * index has the same.
 */
export type VersionedMember = ShownMember & Pick<MatchMember, 'reading' | 'readingVersion' | 'version'>;

type Query = { viewerId: number; ids: readonly number[]; now: Date };
type Row = Omit<VersionedMember, 'lastSeenAt'> & { position: number; seen: number | null };

/** Parameters are array literals: three with an entry per requested member, two with an entry per query. */
const statement = sql`
  select named.position, member.id, member.version, member.username, member.first_name as "firstName",
    member.last_name as "lastName", member.job_title as "jobTitle", member.company,
    member.avatar_key as "avatarKey", member.reading_version as "readingVersion",
    case when member.version <> named.cached then member.reading end as reading,
    extract(epoch from member.last_seen_at)::float8 as seen
  from unnest($1::int[], $2::int[], $3::int[]) as named (position, id, cached)
  cross join lateral (
    select ($4::int[])[named.position] as id, to_timestamp(($5::float8[])[named.position]) as now) as viewer
  cross join lateral (select * from users where users.id = named.id limit 1) as member
  where named.id = viewer.id
    or (member.is_active and member.suggestable and ${isSuggestible(sql.raw('viewer.id'), sql.raw('viewer.now'))})`;

/** Below every version. */
const NOT_CACHED = -1;

let text: string | undefined;

async function listBatch(db: Kysely<DB>, queries: readonly Query[]): Promise<VersionedMember[][]> {
  const positions: number[] = [];
  const ids: number[] = [];
  const cached: number[] = [];
  for (const [at, { viewerId, ids: named }] of queries.entries())
    for (const id of [viewerId, ...named]) {
      positions.push(at + 1);
      ids.push(id);
      cached.push(cachedVersion(db, id) ?? NOT_CACHED);
    }
  const values = [
    positions,
    ids,
    cached,
    queries.map(({ viewerId }) => viewerId),
    queries.map(({ now }) => now.getTime() / 1_000),
    // As literals: pg would convert number by number.
  ].map((list) => `{${list.join(',')}}`);
  text ??= statement.compile(db).sql;
  const { rows } = await db.withoutPlugins().executeQuery<Row>(CompiledQuery.raw(text, values));
  const results: VersionedMember[][] = queries.map(() => []);
  for (const { position, seen, ...member } of rows)
    results[position - 1]?.push({ ...member, lastSeenAt: seen === null ? null : new Date(seen * 1_000) });
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

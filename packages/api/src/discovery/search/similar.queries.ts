import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import {
  type MemberReading,
  lookupTerms,
  rankSimilar,
  readBusiness,
  readQuery,
  readWanted,
} from '@guildhall/matching';
import { listAsking } from './asking.queries.ts';
import { BUSINESS_TEXT } from './business-text.ts';
import type { Viewer } from '../../ground/core/context.ts';
import { presentPerson } from '../../ground/core/person.ts';
import type { Person } from '../../ground/values/person.schema.ts';
import { cachedReading } from '../../ground/core/reading-cache.ts';
import { isPublicBusiness, isPublicMember, notBlocked } from '../../ground/core/visibility.ts';
import { listMatchMembers } from '../readings/match-profile.queries.ts';
import { listReadings } from '../readings/member-readings.ts';
import { FOUND_BUSINESS } from './businesses-search.queries.ts';
import type { FoundBusiness, SearchKind } from './search.schema.ts';

/** Guesses are few, and nothing to page through. */
const SIMILAR_MAX = 5;
/** How many members with a term are read, and how many of those who share most terms are compared by meaning. */
const SCANNED = 1_000;
const COMPARED = 60;

type Similar = { members: (Person & { seeks?: string })[]; businesses: Omit<FoundBusiness, 'why'>[] };
type Wanted = { q: string; groups: ReadonlySet<SearchKind>; limit: number; found: Similar };
type Asked = { query: MemberReading; limit: number; except: number[] };

const businessReading = cachedReading(readBusiness);

const NONE_SIMILAR: Similar = { members: [], businesses: [] };

/**
 * Who offers what was typed in other words, for those groups that the literal hits leave room in; of "someone who needs a website" who looks for one. Nobody when it
 * says nothing by its meaning, such as a name.
 */
export async function searchSimilar(
  db: Kysely<DB>,
  viewer: Viewer | null,
  { q, groups, limit, found }: Wanted,
): Promise<Similar> {
  const hasRoom = (kind: keyof Similar) => groups.has(kind) && found[kind].length < limit;
  const wanted = groups.has('members') ? readWanted(q) : null;
  // Who offers it is no answer to who needs it.
  if (wanted) return { members: await listAsking(db, viewer, wanted, limit), businesses: [] };
  const query = hasRoom('members') || hasRoom('businesses') ? readQuery(q) : null;
  if (!query) return NONE_SIMILAR;
  const asked = (kind: keyof Similar): Asked => ({
    query,
    limit: Math.min(limit, SIMILAR_MAX),
    except: found[kind].map(({ id }) => id),
  });
  return {
    members: hasRoom('members') ? await similarMembers(db, viewer, asked('members')) : [],
    businesses: hasRoom('businesses') ? await similarBusinesses(db, asked('businesses')) : [],
  };
}

/**
 * Members whose offers meet the query by meaning, of those whom the condition `among` admits. Members who turned
 * suggestions off are found by their own words only.
 */
export async function similarMembers(
  db: Kysely<DB>,
  viewer: Viewer | null,
  asked: Asked,
  among: RawBuilder<SqlBool> = sql<SqlBool>`true`,
): Promise<Person[]> {
  const members = sql`users where ${isPublicMember('users')} and suggestable and erased_at is null and ${notBlocked(viewer, 'users.id')}
    and ${among}`;
  const rows = await listMatchMembers(db, await idsSharingTerms(db, members, asked));
  const readings = await listReadings(db, rows);
  const read = rows.flatMap((row) => {
    const reading = readings.get(row.id)?.reading;
    return reading ? [{ id: row.id, row, reading }] : [];
  });
  const similar = rankSimilar(asked.query, read, ({ reading }) => reading);
  return similar.slice(0, asked.limit).map(({ row }) => presentPerson(row));
}

/** Public businesses whose offers meet the query by meaning, of those whom the condition `among` admits. */
export async function similarBusinesses(
  db: Kysely<DB>,
  asked: Asked,
  among: RawBuilder<SqlBool> = sql<SqlBool>`true`,
): Promise<Similar['businesses']> {
  const businesses = sql`businesses where ${isPublicBusiness} and ${among}`;
  const ids = await idsSharingTerms(db, businesses, asked);
  const rows = await db
    .selectFrom('businesses')
    .select([...FOUND_BUSINESS, ...BUSINESS_TEXT])
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .orderBy('id')
    .execute();
  const similar = rankSimilar(asked.query, rows, businessReading);
  return similar.slice(0, asked.limit).map(({ id, slug, name, industry, city, state, logo, isVerified }) => ({
    id,
    slug,
    name,
    industry,
    city,
    state,
    logo,
    isVerified,
  }));
}

/** Of `visible`, a table and the condition of its index of terms, those who share most terms with the query. */
async function idsSharingTerms(
  db: Kysely<DB>,
  visible: RawBuilder<unknown>,
  { query, except }: Asked,
): Promise<number[]> {
  const terms = lookupTerms(query).needs;
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id, (select count(*) from unnest(search_terms) as term where term = any(${terms}::text[])) as shared
      from ${visible} and search_terms && ${terms}::text[] and id <> all(${except}::int[])
      limit ${sql.lit(SCANNED)}
    ) as sharing
    order by shared desc, id desc
    limit ${sql.lit(COMPARED)}`.execute(db);
  return rows.map(({ id }) => id);
}

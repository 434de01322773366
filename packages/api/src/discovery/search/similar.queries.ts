import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import {
  type MemberReading,
  lookupTerms,
  placeKeysNear,
  rankSimilar,
  readBusiness,
  readQuery,
  readWanted,
  splitPlace,
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
import type { FoundBusiness, FoundOpportunity, SearchKind } from './search.schema.ts';
import { searchSimilarOpportunities } from './similar-opportunities.queries.ts';

/** Guesses are few, and nothing to page through. */
const SIMILAR_MAX = 5;
/** How many members with a term are read, and how many of those who share most terms are compared by meaning. */
const SCANNED = 1_000;
const COMPARED = 60;

type Similar = {
  members: (Person & { seeks?: string })[];
  businesses: Omit<FoundBusiness, 'why'>[];
  opportunities: FoundOpportunity[];
};
const KINDS = ['members', 'businesses', 'opportunities'] as const;
type Wanted = { q: string; groups: ReadonlySet<SearchKind>; limit: number; found: Similar };
/** What a search means: for those near a town that it names, and without one for everybody. */
type Meaning = { query: MemberReading; near: string[] | null };
type Asked = { meanings: Meaning[]; limit: number; except: number[] };

const businessReading = cachedReading(readBusiness);

/**
 * The meanings of a search, to be tried in this order: "photographer in Lisbon" for those near Lisbon, then for
 * everybody. None when it says nothing by its meaning, such as a name.
 */
export function readMeanings(q: string): Meaning[] {
  const { what, near } = splitPlace(q);
  const [there, everywhere] = [near === null ? null : readQuery(what), readQuery(q)];
  const meanings: Meaning[] = [];
  if (there) meanings.push({ query: there, near: placeKeysNear(near) });
  if (everywhere) meanings.push({ query: everywhere, near: null });
  return meanings;
}

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
  if (wanted)
    return { members: await listAsking(db, viewer, wanted, limit), businesses: [], opportunities: [] };
  const meanings = KINDS.some(hasRoom) ? readMeanings(q) : [];
  const asked = (kind: keyof Similar): Asked => ({
    meanings: hasRoom(kind) ? meanings : [],
    limit: Math.min(limit, SIMILAR_MAX),
    except: found[kind].map(({ id }) => id),
  });
  return {
    members: await similarMembers(db, viewer, asked('members')),
    businesses: await similarBusinesses(db, asked('businesses')),
    opportunities: await firstAnswered(asked('opportunities'), ({ query }, { limit: most, except }) =>
      searchSimilarOpportunities(db, viewer, { query, limit: most, except }),
    ),
  };
}

/** What the first of the meanings finds that finds anything. Where the words themselves were found in a town, nobody elsewhere is similar. */
async function firstAnswered<Found>(
  asked: Asked,
  find: (meaning: Meaning, asked: Asked) => Promise<Found[]>,
): Promise<Found[]> {
  const isPlaced = asked.meanings.some(({ near }) => near !== null);
  const meanings = asked.meanings.filter(
    ({ near }) => near !== null || !isPlaced || asked.except.length === 0,
  );
  for (const meaning of meanings) {
    const found = await find(meaning, asked);
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * Members other than the viewer whose offers meet the query by meaning, of those whom the condition `among` admits.
 * Members who turned suggestions off are found by their own words only.
 */
export function similarMembers(
  db: Kysely<DB>,
  viewer: Viewer | null,
  asked: Asked,
  among: RawBuilder<SqlBool> = sql<SqlBool>`true`,
): Promise<Person[]> {
  return firstAnswered(asked, async ({ query, near }, { except, limit }) => {
    const members = sql`users where ${isPublicMember('users')} and suggestable and erased_at is null
      and users.id <> ${viewer?.id ?? 0} and ${notBlocked(viewer, 'users.id')} and ${isIn('users.location_key', near)} and ${among}`;
    const rows = await listMatchMembers(db, await idsSharingTerms(db, members, query, except));
    const readings = await listReadings(db, rows);
    const read = rows.flatMap((row) => {
      const reading = readings.get(row.id)?.reading;
      return reading ? [{ id: row.id, row, reading }] : [];
    });
    const similar = rankSimilar(query, read, ({ reading }) => reading);
    return similar.slice(0, limit).map(({ row }) => presentPerson(row));
  });
}

const isIn = (column: string, near: string[] | null): RawBuilder<SqlBool> =>
  near === null ? sql`true` : sql`${sql.ref(column)} = any(${near}::text[])`;

/** Public businesses whose offers meet the query by meaning, of those whom the condition `among` admits. */
export function similarBusinesses(
  db: Kysely<DB>,
  asked: Asked,
  among: RawBuilder<SqlBool> = sql<SqlBool>`true`,
): Promise<Similar['businesses']> {
  return firstAnswered(asked, async ({ query, near }, { except, limit }) => {
    const businesses = sql`businesses where ${isPublicBusiness} and ${isIn('businesses.place_key', near)} and ${among}`;
    const ids = await idsSharingTerms(db, businesses, query, except);
    const rows = await db
      .selectFrom('businesses')
      .select([...FOUND_BUSINESS, ...BUSINESS_TEXT])
      .where(sql<boolean>`id = any(${ids}::int[])`)
      .orderBy('id')
      .execute();
    const similar = rankSimilar(query, rows, businessReading);
    return similar.slice(0, limit).map(({ id, slug, name, industry, city, state, logo, isVerified }) => ({
      id,
      slug,
      name,
      industry,
      city,
      state,
      logo,
      isVerified,
    }));
  });
}

/** Of `visible`, a table and the condition of its index of terms, those who share most terms with the query. */
async function idsSharingTerms(
  db: Kysely<DB>,
  visible: RawBuilder<unknown>,
  query: MemberReading,
  except: number[],
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

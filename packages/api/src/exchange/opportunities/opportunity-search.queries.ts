import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '@guildhall/db';
import { everyWord, everyWordSwapped, termsOf } from '../../discovery/search/terms.ts';
import type { Viewer } from '../../ground/core/context.ts';
import { decodeTuple, encodeTuple, toPage } from '../../ground/core/keyset.ts';
import { afterCursor, afterCursorAscending } from '../../ground/core/pagination.ts';
import { isOpportunityVisible, isPublicMember } from '../../ground/core/visibility.ts';
import { id } from '../../ground/values/fields.ts';
import {
  type FoundOpportunities,
  MEMBERS_ONLY_MAX,
  type Opportunity,
  SIMILAR_MAX,
} from './opportunities.schema.ts';
import { isOpenNow, isOthers, matchesFilter } from './opportunity-conditions.ts';
import {
  type FitMember,
  getFitMember,
  presentOpportunity,
  visibleOpportunities,
} from './opportunity-rows.queries.ts';
import type {
  OpportunityFacets,
  OpportunityFilter,
  OpportunitySort,
  SearchOpportunitiesInput,
} from './opportunity-search.schema.ts';
import { listSimilarIds } from './similar-opportunities.queries.ts';

/** Candidates whose fit is computed: the newest, and of those that share terms with the viewer those that share most. */
const NEWEST = 200;
const BY_TERMS = 100;
/** How many term matches are scanned before ranking. */
const SCANNED = 1_000;
const CHOICES = 20;

/**
 * Open opportunities of others that match a filter. Behind the last of those that have the words come a few that ask
 * for something similar in meaning; where none has them, these are the list. By fit, the newest and those that share most with the viewer are compared; otherwise all.
 */
export async function searchOpportunities(
  db: Kysely<DB>,
  viewer: Viewer | null,
  { limit, cursor, sort, search, ...filter }: SearchOpportunitiesInput,
): Promise<FoundOpportunities> {
  const { isFound, isSimilar, similarIds } = await chooseText(db, viewer, filter, search);
  const wanted = sql<SqlBool>`${isOpenNow} and ${matchesFilter(filter)} and ${isFound}`;
  const member = await getFitMember(db, viewer);
  const items =
    viewer && (sort === 'fit' || filter.fits)
      ? await listRanked(db, viewer, { member, wanted, sort, fits: filter.fits === true })
      : null;
  const page = items
    ? pageOfRanked(items, { sort, limit, cursor })
    : await pageByDay(db, viewer, { member, wanted, sort, limit, cursor });
  const similar =
    page.nextCursor === null && similarIds.length > 0
      ? await listSimilar(db, viewer, { member, ids: similarIds, isFound, fits: filter.fits === true })
      : [];
  const membersOnly = viewer || cursor ? null : await countMembersOnly(db);
  return { ...page, isSimilar, similar, membersOnly };
}

/** Of no filter, as a filter would make the number an oracle for what they say. */
async function countMembersOnly(db: Kysely<DB>): Promise<number> {
  const open = db
    .selectFrom('opportunities')
    .innerJoin('users as poster', 'poster.id', 'opportunities.postedBy')
    .select('opportunities.id')
    .where(isOpenNow)
    .where('opportunities.audience', '=', 'members')
    .where(isPublicMember('poster'))
    .limit(MEMBERS_ONLY_MAX);
  const { count } = await db
    .selectFrom(open.as('open'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The choices of the filters among everything open that the viewer may see. */
export async function getOpportunityFacets(
  db: Kysely<DB>,
  viewer: Viewer | null,
): Promise<OpportunityFacets> {
  const choices = (column: string) =>
    db
      .selectFrom('opportunities')
      .innerJoin('users as poster', 'poster.id', 'opportunities.postedBy')
      .select([sql<string>`min(${sql.ref(column)})`.as('value'), sql<number>`count(*)::int`.as('count')])
      .where(isOpenNow)
      .where(isOpportunityVisible(viewer))
      .where(sql<SqlBool>`${sql.ref(column)} <> ''`)
      .groupBy(sql`public.fold_text(${sql.ref(column)})`)
      .orderBy('count', 'desc')
      .orderBy('value')
      .limit(CHOICES)
      .execute();
  const [kinds, places] = [await choices('opportunities.type'), await choices('opportunities.location')];
  return { kinds, places };
}

type Text = { isFound: RawBuilder<SqlBool>; isSimilar: boolean; similarIds: number[] };

/** The strictest reading of the words by which there is an opportunity: as they are, misspelled, by their meaning. */
async function chooseText(
  db: Kysely<DB>,
  viewer: Viewer | null,
  filter: OpportunityFilter,
  search: string | undefined,
): Promise<Text> {
  if (search === undefined) return { isFound: sql<SqlBool>`true`, isSimilar: false, similarIds: [] };
  const terms = termsOf(search);
  if (terms.words.length === 0) return { isFound: sql<SqlBool>`false`, isSimilar: false, similarIds: [] };
  const similarIds = await listSimilarIds(db, viewer, filter, search);
  for (const isFound of [hasWords(everyWord(terms)), hasWords(everyWordSwapped(terms))])
    if (await isAny(db, viewer, filter, isFound)) return { isFound, isSimilar: false, similarIds };
  const isFound = sql<SqlBool>`opportunities.id = any(${similarIds}::int[])`;
  return { isFound, isSimilar: true, similarIds: [] };
}

const hasWords = (query: RawBuilder<unknown>) => sql<SqlBool>`opportunities.search_vector @@ ${query}`;

async function isAny(
  db: Kysely<DB>,
  viewer: Viewer | null,
  filter: OpportunityFilter,
  isFound: RawBuilder<SqlBool>,
): Promise<boolean> {
  const row = await db
    .selectFrom('opportunities')
    .innerJoin('users as poster', 'poster.id', 'opportunities.postedBy')
    .select('opportunities.id')
    .where(isOpenNow)
    .where(isFound)
    .where(matchesFilter(filter))
    .where(isOpportunityVisible(viewer))
    .where(isOthers(viewer))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type Similar = { member: FitMember; ids: number[]; isFound: RawBuilder<SqlBool>; fits: boolean };

/** Those of the ids that do not have the words, in the order of the ids. */
async function listSimilar(
  db: Kysely<DB>,
  viewer: Viewer | null,
  { member, ids, isFound, fits }: Similar,
): Promise<Opportunity[]> {
  const rows = await visibleOpportunities(db, viewer)
    .where('opportunities.id', 'in', ids)
    .where(sql<SqlBool>`not (${isFound})`)
    .execute();
  const now = new Date();
  return rows
    .map((row) => presentOpportunity(row, viewer, member, now))
    .filter(({ fitScore }) => !fits || fitScore > 0)
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .slice(0, SIMILAR_MAX);
}

type Ranked = { member: FitMember; wanted: RawBuilder<SqlBool>; sort: OpportunitySort; fits: boolean };

async function listRanked(
  db: Kysely<DB>,
  viewer: Viewer,
  { member, wanted, sort, fits }: Ranked,
): Promise<Opportunity[]> {
  const { rows: candidates } = await sql<{ id: number }>`
    (select id from opportunities where ${wanted} order by posted_at desc, id desc limit ${sql.lit(NEWEST)})
    union
    (select id from (
      select id, (select count(*) from unnest(search_terms) as term where term = any(${member.terms}::text[])) as shared
      from opportunities where ${wanted} and search_terms && ${member.terms}::text[] limit ${sql.lit(SCANNED)}
    ) as sharing order by shared desc, id desc limit ${sql.lit(BY_TERMS)})`.execute(db);
  if (candidates.length === 0) return [];
  const rows = await visibleOpportunities(db, viewer)
    .where(
      'opportunities.id',
      'in',
      candidates.map((candidate) => candidate.id),
    )
    .where(isOthers(viewer))
    .execute();
  const now = new Date();
  return rows
    .map((row) => presentOpportunity(row, viewer, member, now))
    .filter(({ fitScore }) => !fits || fitScore > 0)
    .toSorted((one, other) => rankOf(one, sort) - rankOf(other, sort) || other.id - one.id);
}

/** What a list is ordered by, ascending. */
function rankOf({ fitScore, postedAt, expiresAt }: Opportunity, sort: OpportunitySort): number {
  if (sort === 'fit') return -fitScore;
  return sort === 'newest' ? -Date.parse(postedAt) : Date.parse(expiresAt);
}

const RankPosition = z.tuple([z.number(), id]);

type PageOf = { sort: OpportunitySort; limit: number; cursor: string | null | undefined };

function pageOfRanked(items: Opportunity[], { sort, limit, cursor }: PageOf) {
  const after = cursor ? decodeTuple(RankPosition, cursor) : undefined;
  const rest = after
    ? items.filter((item) => {
        const rank = rankOf(item, sort);
        return rank > after[0] || (rank === after[0] && item.id < after[1]);
      })
    : items;
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  const hasMore = rest.length > limit && last !== undefined;
  return { items: page, nextCursor: hasMore ? encodeTuple([rankOf(last, sort), last.id]) : null };
}

/** All that match, the newest or the next to close first. */
async function pageByDay(
  db: Kysely<DB>,
  viewer: Viewer | null,
  { member, wanted, sort, limit, cursor }: PageOf & Pick<Ranked, 'member' | 'wanted'>,
) {
  const [day, direction, after] =
    sort === 'closing'
      ? (['opportunities.expires_at', 'asc', afterCursorAscending] as const)
      : (['opportunities.posted_at', 'desc', afterCursor] as const);
  const rows = await visibleOpportunities(db, viewer, day)
    .where(wanted)
    .where(isOthers(viewer))
    .where(after(cursor, day, 'opportunities.id'))
    .orderBy(sql.ref(day), direction)
    .orderBy('opportunities.id', direction)
    .limit(limit + 1)
    .execute();
  const now = new Date();
  return toPage(rows, limit, (row) => presentOpportunity(row, viewer, member, now));
}

import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '@guildhall/db';
import { type Terms, everyWord, everyWordSwapped, termsOf } from '../../discovery/search/terms.ts';
import type { Viewer } from '../../ground/core/context.ts';
import { decodeTuple, encodeTuple, toPage } from '../../ground/core/keyset.ts';
import { afterCursor, afterCursorAscending } from '../../ground/core/pagination.ts';
import { isOpportunityVisible } from '../../ground/core/visibility.ts';
import { id } from '../../ground/values/fields.ts';
import type { FoundOpportunities, Opportunity } from './opportunities.schema.ts';
import { searchTermsOf } from './opportunity-fit.ts';
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

/** Candidates whose fit is computed: the newest, and of those that share terms with the viewer those that share most. */
const NEWEST = 200;
const BY_TERMS = 100;
/** How many term matches are scanned before ranking. */
const SCANNED = 1_000;
const CLOSING = sql`interval '14 days'`;
const CHOICES = 20;

/** A WHERE condition on `opportunities`: open to applications. */
export const isOpenNow = sql<SqlBool>`opportunities.is_active and opportunities.expires_at > now()`;

/**
 * Open opportunities of others that match a filter. What no opportunity says in these words is looked for by its
 * meaning. By fit, the newest and those that share most with the viewer are compared; otherwise all.
 */
export async function searchOpportunities(
  db: Kysely<DB>,
  viewer: Viewer | null,
  { limit, cursor, sort, search, ...filter }: SearchOpportunitiesInput,
): Promise<FoundOpportunities> {
  const { isFound, isSimilar } = await chooseText(db, viewer, filter, search);
  const wanted = sql<SqlBool>`${isOpenNow} and ${matchesFilter(filter)} and ${isFound}`;
  const member = await getFitMember(db, viewer);
  const items =
    viewer && (sort === 'fit' || filter.fits)
      ? await listRanked(db, viewer, { member, wanted, sort, fits: filter.fits === true })
      : null;
  const page = items
    ? pageOfRanked(items, { sort, limit, cursor })
    : await pageByDay(db, viewer, { member, wanted, sort, limit, cursor });
  return { ...page, isSimilar };
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

/** A WHERE condition on `opportunities`: posted by another than the viewer. */
export const isOthers = (viewer: Viewer | null) =>
  sql<SqlBool>`opportunities.posted_by <> ${viewer?.id ?? 0}`;

const isSame = (column: string, value: string | undefined) =>
  value === undefined
    ? sql<SqlBool>`true`
    : sql<SqlBool>`public.fold_text(${sql.ref(column)}) = public.fold_text(${value})`;

/** A WHERE condition on `opportunities`: everything of the filter but its words and the fit. */
export function matchesFilter({
  kind,
  place,
  remote,
  budget,
  closing,
}: OpportunityFilter): RawBuilder<SqlBool> {
  return sql<SqlBool>`${isSame('opportunities.type', kind)} and ${isSame('opportunities.location', place)}
    and ${remote ? sql`opportunities.remote_option` : sql`true`}
    and ${budget ? sql`opportunities.budget <> ''` : sql`true`}
    and ${closing ? sql`opportunities.expires_at < now() + ${CLOSING}` : sql`true`}`;
}

/** The strictest reading of the words by which there is an opportunity: as they are, misspelled, by their meaning. */
async function chooseText(
  db: Kysely<DB>,
  viewer: Viewer | null,
  filter: OpportunityFilter,
  search: string | undefined,
): Promise<{ isFound: RawBuilder<SqlBool>; isSimilar: boolean }> {
  if (search === undefined) return { isFound: sql<SqlBool>`true`, isSimilar: false };
  const terms = termsOf(search);
  const byWords = hasWords(everyWord(terms));
  if (terms.words.length === 0) return { isFound: sql<SqlBool>`false`, isSimilar: false };
  for (const isFound of [byWords, hasWords(everyWordSwapped(terms))])
    if (await isAny(db, viewer, filter, isFound)) return { isFound, isSimilar: false };
  return { isFound: meansTheSame(terms), isSimilar: true };
}

const hasWords = (query: RawBuilder<unknown>) => sql<SqlBool>`opportunities.search_vector @@ ${query}`;

const readTerms = ({ phrase }: Terms) =>
  searchTermsOf({ title: phrase, skillsNeeded: [], industryFocus: [] });

const isTrade = (term: string) => term.startsWith('g:');

/** The trades that the words of a search mean, as terms of `opportunities.search_terms`. */
export const tradesOf = (terms: Terms): string[] => readTerms(terms).filter(isTrade);

/** The trades that the words are read as, else their stems; not the wide neighborhoods of meaning. */
function meansTheSame(terms: Terms): RawBuilder<SqlBool> {
  const read = readTerms(terms);
  const trades = read.filter(isTrade);
  const sought = trades.length > 0 ? trades : read.filter((term) => !term.includes(':'));
  return sql<SqlBool>`opportunities.search_terms && ${sought}::text[]`;
}

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

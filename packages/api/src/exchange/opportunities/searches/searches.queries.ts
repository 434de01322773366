import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { type Terms, everyWord, termsOf } from '../../../discovery/search/terms.ts';
import type { Viewer } from '../../../ground/core/context.ts';
import { isOpenNow, isOthers, matchesFilter } from '../opportunity-conditions.ts';
import { fitOf, searchTermsOf } from '../opportunity-fit.ts';
import { getFitMember, visibleOpportunities } from '../opportunity-rows.queries.ts';
import {
  type PreviewSearchInput,
  SEARCHES_MAX,
  SavedFilter,
  type SavedSearches,
  type SearchPreview,
} from './searches.schema.ts';

const COUNTED = 100;

/** The viewer's own saved searches. */
export async function listSearches(db: Kysely<DB>, viewer: Viewer): Promise<SavedSearches> {
  const rows = await db
    .selectFrom('opportunitySearches')
    .select(['id', 'name', 'search', 'kind', 'place', 'fits', 'remote', 'budget', 'frequency', 'createdAt'])
    .where('userId', '=', viewer.id)
    .orderBy('id')
    .execute();
  return {
    items: rows.map(({ id, name, frequency, createdAt, ...row }) => ({
      id,
      name,
      frequency,
      createdAt: createdAt.toISOString(),
      filter: SavedFilter.parse(
        Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== false)),
      ),
    })),
    can: { create: rows.length < SEARCHES_MAX },
  };
}

/** How often a search would have been answered in the last thirty days. */
export async function previewSearch(
  db: Kysely<DB>,
  viewer: Viewer,
  { filter }: PreviewSearchInput,
): Promise<SearchPreview> {
  const rows = await visibleOpportunities(db, viewer)
    .where(isOpenNow)
    .where(isOthers(viewer))
    .where('opportunities.postedAt', '>', sql<Date>`now() - interval '30 days'`)
    .where(matchesFilter(filter))
    .where(hasTextOf(filter.search))
    .orderBy('opportunities.postedAt', 'desc')
    .limit(COUNTED)
    .execute();
  const { reading } = filter.fits ? await getFitMember(db, viewer) : { reading: undefined };
  const found = filter.fits ? rows.filter((row) => fitOf(reading, row).score > 0) : rows;
  return { count: found.length, newest: found[0]?.title ?? null };
}

/** The words of a search as they are stored, and the trades that they mean. */
export function storedTextOf(search: string | undefined): {
  query: RawBuilder<string | null>;
  terms: string[];
} {
  const terms = termsOf(search ?? '');
  return terms.words.length === 0
    ? { query: sql<string | null>`null::tsquery`, terms: [] }
    : { query: sql<string | null>`${everyWord(terms)}`, terms: tradesOf(terms) };
}

/** A WHERE condition on `opportunities`: it has the words of a search, or the same trade. */
function hasTextOf(search: string | undefined): RawBuilder<SqlBool> {
  if (search === undefined) return sql<SqlBool>`true`;
  const { query, terms } = storedTextOf(search);
  return sql<SqlBool>`(opportunities.search_vector @@ ${query} or opportunities.search_terms && ${terms}::text[])`;
}

/** The trades that the words of a search mean, as terms of `opportunities.search_terms`. */
const tradesOf = ({ phrase }: Terms): string[] =>
  searchTermsOf({ title: phrase, skillsNeeded: [], industryFocus: [] }).filter((term) =>
    term.startsWith('g:'),
  );

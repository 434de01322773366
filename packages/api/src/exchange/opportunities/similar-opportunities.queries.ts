import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { kindredTerms, lookupTerms, readQuery, similarOpportunities } from '@guildhall/matching';
import type { Viewer } from '../../ground/core/context.ts';
import { isOpportunityVisible } from '../../ground/core/visibility.ts';
import { FIT_COLUMNS, readingOf } from './opportunity-fit.ts';
import { isOpenNow, isOthers, matchesFilter } from './opportunity-conditions.ts';
import type { OpportunityFilter } from './opportunity-search.schema.ts';

/** How many that share a term are scanned, and how many of those that share most are compared by meaning. */
const SCANNED = 1_000;
const COMPARED = 60;

/**
 * The ids of the open opportunities of others that match a filter and ask for something similar in meaning to the
 * words, nearest first. None when the words say nothing by their meaning, such as a name.
 */
export async function listSimilarIds(
  db: Kysely<DB>,
  viewer: Viewer | null,
  filter: OpportunityFilter,
  search: string,
): Promise<number[]> {
  const query = readQuery(search);
  if (!query) return [];
  const terms = [...new Set([...lookupTerms(query).needs, ...kindredTerms(query.needs)])];
  const sharing = db
    .selectFrom('opportunities')
    .select('id')
    .select(
      sql<number>`(select count(*) from unnest(search_terms) as term where term = any(${terms}::text[]))`.as(
        'shared',
      ),
    )
    .where('isActive', '=', true)
    .where(sql<boolean>`search_terms && ${terms}::text[]`)
    .limit(sql.lit(SCANNED));
  const candidates = await db
    .selectFrom(sharing.as('sharing'))
    .innerJoin('opportunities', 'opportunities.id', 'sharing.id')
    .innerJoin('users as poster', 'poster.id', 'opportunities.postedBy')
    .select(FIT_COLUMNS.map((column) => `opportunities.${column}` as const))
    .where(isOpenNow)
    .where(matchesFilter(filter))
    .where(isOpportunityVisible(viewer))
    .where(isOthers(viewer))
    .orderBy('sharing.shared', 'desc')
    .orderBy('sharing.id', 'desc')
    .limit(sql.lit(COMPARED))
    .execute();
  return similarOpportunities(query, candidates, readingOf).map(({ id }) => id);
}

import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { readQuery, similarOpportunities } from '@guildhall/matching';
import { readingOf } from '../../discovery/readings/opportunity-reading.ts';
import { opportunitiesSharingTerms } from '../../discovery/search/similar-opportunities.queries.ts';
import type { Viewer } from '../../ground/core/context.ts';
import { isOthers, matchesFilter } from './opportunity-conditions.ts';
import type { OpportunityFilter } from './opportunity-search.schema.ts';

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
  const candidates = await opportunitiesSharingTerms(db, viewer, query)
    .where(matchesFilter(filter))
    .where(isOthers(viewer))
    .execute();
  return similarOpportunities(query, candidates, readingOf).map(({ id }) => id);
}

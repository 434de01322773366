import type { Database, DatabaseTransaction } from '@guildhall/db';
import { sharedQuery } from '../../ground/core/serialized-query.ts';
import { DirectoryFacets, DirectoryFilter, FacetKind } from './businesses.schema.ts';
import { FACET_CAP, type FacetRow, SAMPLE, facetCounts } from './facet-counts.queries.ts';
import { chooseMode, withSearchSettings, withoutSequentialScans } from './directory-search.queries.ts';

/**
 * Facet counts: how many businesses each choice would show. Every count keeps the search and the other choices, and
 * replaces its own.
 */
export async function countFacets(
  db: Database | DatabaseTransaction,
  filter: DirectoryFilter,
): Promise<DirectoryFacets> {
  const rows = await readCounts(db, filter);
  const of = (kind: FacetKind) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ name, count }) => ({ name, count: Math.min(count, FACET_CAP) }));
  const tab = (name: string) => of('tab').find((row) => row.name === name)?.count ?? 0;
  const isBroad = (kind: FacetKind) => rows.some((row) => row.kind === kind && row.seen >= SAMPLE);
  return {
    cap: FACET_CAP,
    tabs: { all: tab('all'), featured: tab('featured'), verified: tab('verified') },
    categories: of('category'),
    industries: of('industry'),
    atLeast: filter.search === undefined ? [] : FacetKind.options.filter(isBroad),
  };
}

export const sharedFacets = sharedQuery(DirectoryFilter, DirectoryFacets, countFacets);

async function readCounts(db: Database | DatabaseTransaction, filter: DirectoryFilter): Promise<FacetRow[]> {
  const { search } = filter;
  const settings = search === undefined ? withoutSequentialScans : withSearchSettings;
  return settings(db, async (trx) => {
    const { rows } = await facetCounts(trx, filter, 'words').execute(trx);
    if (search === undefined || rows.some(({ seen }) => seen > 0)) return rows;
    // Only an empty result can mean that the words do not occur at all.
    if ((await chooseMode(trx, search)) === 'words') return rows;
    return (await facetCounts(trx, filter, 'similar').execute(trx)).rows;
  });
}

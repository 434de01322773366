import type { Utils } from '../../lib/trpc.ts';
import { OPPORTUNITIES_PAGE } from './opportunities-page.ts';
import { filterOf, pageOf, viewOf } from './opportunity-filter.ts';

/** Loads what the list at an address shows; visitors have only that of all open opportunities. */
export async function loadOpportunities(
  { auth, opportunities }: Utils,
  { searchParams }: URL,
): Promise<void> {
  const view = (await auth.me.ensureData()) ? viewOf(searchParams) : 'all';
  if (view === 'yours') await opportunities.mine.fetchInfinite(OPPORTUNITIES_PAGE);
  else if (view === 'applied') await opportunities.applications.mine.fetchInfinite(OPPORTUNITIES_PAGE);
  else
    await Promise.all([
      opportunities.search.fetchInfinite(pageOf(filterOf(searchParams))),
      opportunities.facets.ensureData(),
    ]);
}

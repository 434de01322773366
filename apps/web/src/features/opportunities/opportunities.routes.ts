import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../lib/lazy-page.ts';
import { pageLoader } from '../../lib/page-loader.ts';
import type { Utils } from '../../lib/trpc.ts';
import { routeErrors } from '../errors/route-errors.ts';
import { OPPORTUNITIES_PAGE, idOf } from './opportunities-page.ts';

export const opportunitiesRoutes = (utils: Utils): RouteObject[] => [
  {
    path: '/opportunities',
    loader: pageLoader(utils, async ({ url }) => {
      const { filterOf, pageOf, viewOf } = await import('./opportunity-filter.ts');
      const view = (await utils.auth.me.ensureData()) ? viewOf(url.searchParams) : 'all';
      if (view === 'yours') return void (await utils.opportunities.mine.fetchInfinite(OPPORTUNITIES_PAGE));
      if (view === 'applied')
        return void (await utils.opportunities.applications.mine.fetchInfinite(OPPORTUNITIES_PAGE));
      await Promise.all([
        utils.opportunities.search.fetchInfinite(pageOf(filterOf(url.searchParams))),
        utils.opportunities.facets.ensureData(),
      ]);
    }),
    ...lazyPage(
      'features/opportunities/OpportunitiesPage.tsx',
      async () => {
        const { OpportunitiesPage } = await import('./OpportunitiesPage.tsx');
        return { Component: OpportunitiesPage };
      },
      {
        head: import.meta.env.SSR
          ? async () => (await import('./opportunity-head.ts')).OPPORTUNITIES_HEAD
          : undefined,
      },
    ),
  },
  {
    path: '/opportunities/:ref',
    loader: pageLoader(utils, ({ params }) =>
      utils.opportunities.get.ensureData({ id: idOf(params['ref']) }),
    ),
    ...lazyPage(
      'features/opportunities/OpportunityPage.tsx',
      async () => {
        const { OpportunityPage, OpportunityFailure } = await import('./OpportunityPage.tsx');
        return { Component: OpportunityPage, ErrorBoundary: routeErrors(OpportunityFailure) };
      },
      {
        head: import.meta.env.SSR
          ? async ({ params, site }) => {
              const { opportunityHead } = await import('./opportunity-head.ts');
              return opportunityHead(
                await utils.opportunities.get.ensureData({ id: idOf(params['ref']) }),
                site,
              );
            }
          : undefined,
      },
    ),
  },
];

import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../lib/lazy-page.ts';
import { pageLoader } from '../../lib/page-loader.ts';
import type { Utils } from '../../lib/trpc.ts';
import { routeErrors } from '../errors/route-errors.ts';
import { idOf } from './opportunities-page.ts';

export const opportunitiesRoutes = (utils: Utils): RouteObject[] => [
  {
    path: '/opportunities',
    loader: pageLoader(utils, async ({ url }) => {
      const { loadOpportunities } = await import('./load-opportunities.ts');
      await loadOpportunities(utils, url);
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

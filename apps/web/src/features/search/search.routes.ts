import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../lib/lazy-page.ts';
import { pageLoader } from '../../lib/page-loader.ts';
import type { Utils } from '../../lib/trpc.ts';
import { LIMITS, searchInput, searchOf } from './search-input.ts';

export const searchRoutes = (utils: Utils): RouteObject[] => [
  {
    path: '/search',
    loader: pageLoader(utils, async ({ url }) => {
      const { q, kind } = searchOf(url.searchParams);
      if (q.trim() === '') return;
      await utils.search.all.ensureData(searchInput(q, kind ? LIMITS.one : LIMITS.all, kind));
    }),
    ...lazyPage('features/search/SearchPage.tsx', async () => {
      const { SearchPage } = await import('./SearchPage.tsx');
      return { Component: SearchPage };
    }),
  },
];

import type { RouteObject } from 'react-router-dom';
import { forMembers } from '../../lib/guards.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import type { Utils } from '../../lib/trpc.ts';

export const savedRoutes = (utils: Utils): RouteObject[] => [
  {
    path: '/saved',
    loader: forMembers(utils),
    ...lazyPage('features/saved/SavedPage.tsx', async () => {
      const { SavedPage } = await import('./SavedPage.tsx');
      return { Component: SavedPage };
    }),
  },
];

import type { RouteObject } from 'react-router-dom';
import { forMembers } from '../../app/guards.ts';
import { lazyPage } from '../../app/lazy-page.ts';
import type { Utils } from '../../app/trpc.ts';

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

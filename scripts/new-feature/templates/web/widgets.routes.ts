import type { RouteObject } from 'react-router-dom';
import { forMembers } from '../../lib/guards.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import type { Utils } from '../../lib/trpc.ts';

export const widgetsRoutes = (utils: Utils): RouteObject[] => [
  {
    path: '/widgets',
    loader: forMembers(utils),
    ...lazyPage('features/widgets/WidgetsPage.tsx', async () => {
      const { WidgetsPage } = await import('./WidgetsPage.tsx');
      return { Component: WidgetsPage };
    }),
  },
];

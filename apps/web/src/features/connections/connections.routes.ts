import type { RouteObject } from 'react-router-dom';
import { forMembers } from '../../lib/guards.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import type { Utils } from '../../lib/trpc.ts';

export const connectionsRoutes = (utils: Utils): RouteObject[] => [
  {
    path: '/connections',
    loader: forMembers(utils),
    ...lazyPage('features/connections/ConnectionsPage.tsx', async () => {
      const { ConnectionsPage } = await import('./ConnectionsPage.tsx');
      return { Component: ConnectionsPage };
    }),
  },
];

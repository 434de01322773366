import type { RouteObject } from 'react-router-dom';
import { forMembers } from '../../lib/guards.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import type { Utils } from '../../lib/trpc.ts';

export const dashboardRoutes = (utils: Utils): RouteObject[] => [
  {
    path: '/dashboard',
    loader: forMembers(utils),
    ...lazyPage('features/dashboard/DashboardPage.tsx', async () => {
      const { DashboardPage } = await import('./DashboardPage.tsx');
      return { Component: DashboardPage };
    }),
  },
];

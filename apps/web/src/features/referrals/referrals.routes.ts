import type { RouteObject } from 'react-router-dom';
import { forMembers } from '../../lib/guards.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import type { Utils } from '../../lib/trpc.ts';

export const referralsRoutes = (utils: Utils): RouteObject[] => [
  {
    path: '/introductions',
    loader: forMembers(utils),
    ...lazyPage('features/referrals/IntroductionsPage.tsx', async () => {
      const { IntroductionsPage } = await import('./IntroductionsPage.tsx');
      return { Component: IntroductionsPage };
    }),
  },
];

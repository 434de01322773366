import type { RouteObject } from 'react-router-dom';
import { forVisitors } from '../../app/guards.ts';
import { lazyPage } from '../../app/lazy-page.ts';
import type { Utils } from '../../app/trpc.ts';

export const landingRoutes = (utils: Utils): RouteObject[] => [
  {
    path: '/',
    loader: forVisitors(utils),
    ...lazyPage('features/landing/LandingPage.tsx', async () => {
      const { LandingPage } = await import('./LandingPage.tsx');
      return { Component: LandingPage };
    }),
  },
];

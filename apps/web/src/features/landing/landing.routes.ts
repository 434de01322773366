import type { RouteObject } from 'react-router-dom';
import { forVisitors } from '../../lib/guards.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import type { Utils } from '../../lib/trpc.ts';

export const landingRoutes = (utils: Utils): RouteObject[] => [
  {
    path: '/',
    loader: forVisitors(utils),
    ...lazyPage(
      'features/landing/LandingPage.tsx',
      async () => {
        const { LandingPage } = await import('./LandingPage.tsx');
        return { Component: LandingPage };
      },
      {
        head: import.meta.env.SSR
          ? async ({ utils: { site } }) => {
              const { landingHead } = await import('./landing-head.ts');
              return landingHead(await site.config.ensureData());
            }
          : undefined,
      },
    ),
  },
];

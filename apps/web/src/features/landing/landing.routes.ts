import type { RouteObject } from 'react-router-dom';
import { forVisitors } from '../../lib/guards.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import type { Utils } from '../../lib/trpc.ts';

export const landingRoutes = (utils: Utils): RouteObject[] => [
  {
    path: '/',
    loader: import.meta.env.SSR
      ? async (args, context) => {
          await forVisitors(utils)(args, context);
          // The page is whole without them.
          await utils.site.front.ensureData().catch(() => undefined);
          return null;
        }
      : forVisitors(utils),
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

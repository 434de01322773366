import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { forVisitors } from '../../lib/guards.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import type { Utils } from '../../lib/trpc.ts';

export const landingRoutes = (utils: Utils): RouteObject[] => {
  const onlyVisitors = forVisitors(utils);
  const loader: LoaderFunction = async (args, context) => {
    await onlyVisitors(args, context);
    // The page is whole without them; a browser loads them when it is shown.
    if (import.meta.env.SSR) await utils.site.front.ensureData().catch(() => undefined);
    return null;
  };
  return [
    {
      path: '/',
      loader,
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
};

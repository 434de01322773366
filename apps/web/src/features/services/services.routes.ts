import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../lib/lazy-page.ts';
import { pageLoader } from '../../lib/page-loader.ts';
import type { Utils } from '../../lib/trpc.ts';
import { ORDERS_PAGE } from '../orders/orders-page.ts';

export const servicesRoutes = (utils: Utils): RouteObject[] => [
  {
    path: '/services',
    loader: pageLoader(utils, async () => {
      const [viewer] = await Promise.all([utils.auth.me.ensureData(), utils.services.list.ensureData()]);
      if (viewer) await utils.orders.list.fetchInfinite(ORDERS_PAGE);
    }),
    // Tabs and dialogs change the query string, which does not affect the loaded data.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    ...lazyPage(
      'features/services/ServicesPage.tsx',
      async () => {
        const { ServicesPage } = await import('./ServicesPage.tsx');
        return { Component: ServicesPage };
      },
      {
        head: import.meta.env.SSR
          ? async () => {
              const [{ shopWords }, { community }] = await Promise.all([
                import('./shop-words.ts'),
                utils.site.config.ensureData(),
              ]);
              return shopWords(community);
            }
          : undefined,
      },
    ),
  },
];

import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../lib/lazy-page.ts';
import { pageLoader } from '../../lib/page-loader.ts';
import type { Utils } from '../../lib/trpc.ts';

export const pagesRoutes = (utils: Utils): RouteObject[] => [
  {
    path: '/pages/:slug',
    loader: pageLoader(utils, ({ params: { slug = '' } }) => utils.pages.get.ensureData({ slug })),
    ...lazyPage(
      'features/pages/OwnPage.tsx',
      async () => {
        const { OwnPage } = await import('./OwnPage.tsx');
        return { Component: OwnPage };
      },
      {
        head: import.meta.env.SSR
          ? async ({ params: { slug = '' } }) => {
              const { pageHead } = await import('./page-head.ts');
              return pageHead(await utils.pages.get.ensureData({ slug }));
            }
          : undefined,
      },
    ),
  },
];

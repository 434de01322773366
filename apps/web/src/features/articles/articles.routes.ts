import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../lib/lazy-page.ts';
import { pageLoader } from '../../lib/page-loader.ts';
import type { Utils } from '../../lib/trpc.ts';
import { routeErrors } from '../errors/route-errors.ts';
import { articlesInput, filterOf } from './articles-filter.ts';

export const articlesRoutes = (utils: Utils): RouteObject[] => [
  {
    path: '/news',
    loader: pageLoader(utils, ({ url }) =>
      Promise.all([
        utils.articles.list.fetchInfinite(articlesInput(filterOf(url.searchParams))),
        utils.articles.topics.ensureData(),
      ]),
    ),
    ...lazyPage('features/articles/ArticlesPage.tsx', async () => {
      const { ArticlesPage } = await import('./ArticlesPage.tsx');
      return { Component: ArticlesPage };
    }),
  },
  {
    path: '/news/:slug',
    // Visitors get no more than the preview.
    loader: pageLoader(utils, async ({ params: { slug = '' } }) => {
      const viewer = await utils.auth.me.ensureData();
      if (viewer) await utils.articles.get.ensureData({ slug });
      else await utils.articles.head.ensureData({ slug });
    }),
    ...lazyPage('features/articles/ArticlePage.tsx', async () => {
      const [{ ArticlePage }, { ArticleNotFound }] = await Promise.all([
        import('./ArticlePage.tsx'),
        import('./ArticleNotFound.tsx'),
      ]);
      return { Component: ArticlePage, ErrorBoundary: routeErrors(ArticleNotFound) };
    }),
  },
];

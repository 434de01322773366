import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../lib/lazy-page.ts';
import { pageLoader } from '../../lib/page-loader.ts';
import type { Utils } from '../../lib/trpc.ts';
import { forMembers } from '../../lib/guards.ts';
import { routeErrors } from '../errors/route-errors.ts';
import { articlesInput, filterOf, isNarrowed } from './articles-filter.ts';

export const articlesRoutes = (utils: Utils): RouteObject[] => [
  {
    path: '/news',
    loader: pageLoader(utils, ({ url }) => {
      const filter = filterOf(url.searchParams);
      return Promise.all([
        utils.articles.list.fetchInfinite(articlesInput(filter)),
        utils.articles.topics.ensureData(),
        ...(isNarrowed(filter) ? [] : [utils.articles.lead.ensureData()]),
      ]);
    }),
    ...lazyPage(
      'features/articles/ArticlesPage.tsx',
      async () => {
        const { ArticlesPage } = await import('./ArticlesPage.tsx');
        return { Component: ArticlesPage };
      },
      {
        head: import.meta.env.SSR
          ? async () => (await import('./articles-head.ts')).ARTICLES_HEAD
          : undefined,
      },
    ),
  },
  {
    path: '/your-articles/:id?',
    loader: forMembers(utils),
    ...lazyPage('features/articles/own/YourArticlesPage.tsx', async () => {
      const { YourArticlesPage } = await import('./own/YourArticlesPage.tsx');
      return { Component: YourArticlesPage };
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
    ...lazyPage(
      'features/articles/ArticlePage.tsx',
      async () => {
        const { ArticlePage, ArticleFailure } = await import('./ArticlePage.tsx');
        return { Component: ArticlePage, ErrorBoundary: routeErrors(ArticleFailure) };
      },
      {
        head: import.meta.env.SSR
          ? async ({ params: { slug = '' }, site }) => {
              const { articleHead } = await import('./articles-head.ts');
              return articleHead(await utils.articles.head.ensureData({ slug }), site);
            }
          : undefined,
      },
    ),
  },
];

import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../lib/lazy-page.ts';
import { pageLoader } from '../../lib/page-loader.ts';
import type { Utils } from '../../lib/trpc.ts';
import { routeErrors } from '../errors/route-errors.ts';
import { prefetchPreviews } from './prefetch-previews.ts';

export const feedRoutes = (utils: Utils): RouteObject[] => [
  {
    path: '/feed',
    loader: pageLoader(utils, async ({ url }) => {
      const { loadFeed } = await import('./load-feed.ts');
      await loadFeed(utils, url);
    }),
    ...lazyPage(
      'features/feed/FeedPage.tsx',
      async () => {
        const { FeedPage } = await import('./FeedPage.tsx');
        return { Component: FeedPage };
      },
      {
        head: import.meta.env.SSR
          ? async ({ url }) => (await import('./feed-head.ts')).feedHead(url.searchParams)
          : undefined,
      },
    ),
  },
  {
    path: '/feed/:id',
    loader: pageLoader(utils, async ({ params: { id = '' } }) => {
      if (!/^\d{1,10}$/.test(id)) throw new Response(null, { status: 404 });
      const post = await utils.feed.get.ensureData({ id: Number(id) });
      await prefetchPreviews?.(utils, [post]);
    }),
    ...lazyPage(
      'features/feed/PostPage.tsx',
      async () => {
        const { PostPage, PostFailure } = await import('./PostPage.tsx');
        return { Component: PostPage, ErrorBoundary: routeErrors(PostFailure) };
      },
      {
        head: import.meta.env.SSR
          ? async ({ params }) => {
              const { postHead } = await import('./feed-head.ts');
              return postHead(await utils.feed.get.ensureData({ id: Number(params['id']) }));
            }
          : undefined,
      },
    ),
  },
];

import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../lib/lazy-page.ts';
import { pageLoader } from '../../lib/page-loader.ts';
import { siteFrom } from '../../lib/site.ts';
import type { Utils } from '../../lib/trpc.ts';
import { routeErrors } from '../errors/route-errors.ts';
import type { previewInputs } from '../previews/own-links.ts';
import { feedPage, feedView } from './feed-page.ts';

type Posts = Parameters<typeof previewInputs>[0];

/** On the server, so that the cards are in the page; a browser asks for them with the posts. */
const prefetchPreviews = import.meta.env.SSR
  ? async (utils: Utils, posts: Posts) => {
      const { previewInputs: inputsOf } = await import('../previews/own-links.ts');
      const { origin } = siteFrom(await utils.site.config.ensureData());
      await Promise.all(inputsOf(posts, origin).map((input) => utils.previews.list.prefetch(input)));
    }
  : undefined;

export const feedRoutes = (utils: Utils): RouteObject[] => [
  {
    path: '/feed',
    loader: pageLoader(utils, async ({ url }) => {
      const view = feedView(url.searchParams.get('show'));
      const { pages } = await utils.feed.list.fetchInfinite(feedPage(view));
      await prefetchPreviews?.(
        utils,
        pages.flatMap(({ items }) => items),
      );
    }),
    ...lazyPage(
      'features/feed/FeedPage.tsx',
      async () => {
        const { FeedPage } = await import('./FeedPage.tsx');
        return { Component: FeedPage };
      },
      {
        head: import.meta.env.SSR ? async () => (await import('./feed-head.ts')).FEED_HEAD : undefined,
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

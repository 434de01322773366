import type { RouteObject } from 'react-router-dom';
import { forMembers } from '../../lib/guards.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import { pageLoader } from '../../lib/page-loader.ts';
import type { Utils } from '../../lib/trpc.ts';
import { routeErrors } from '../errors/route-errors.ts';
import { chaptersInput, filterOf } from './chapters-page.ts';
import { meetingsInput } from './meetings-input.ts';

export const chaptersRoutes = (utils: Utils): RouteObject[] => [
  {
    path: '/chapters',
    loader: pageLoader(utils, ({ url }) =>
      utils.chapters.list.fetchInfinite(chaptersInput(filterOf(url.searchParams))),
    ),
    ...lazyPage(
      'features/chapters/ChaptersPage.tsx',
      async () => {
        const { ChaptersPage } = await import('./ChaptersPage.tsx');
        return { Component: ChaptersPage };
      },
      {
        head: import.meta.env.SSR ? async () => (await import('./chapter-head.ts')).CHAPTERS_HEAD : undefined,
      },
    ),
  },
  {
    path: '/chapters/new',
    loader: forMembers(utils),
    ...lazyPage('features/chapters/form/NewChapterPage.tsx', async () => {
      const { NewChapterPage } = await import('./form/NewChapterPage.tsx');
      return { Component: NewChapterPage };
    }),
  },
  {
    path: '/chapters/:slug',
    loader: pageLoader(utils, async ({ params: { slug = '' } }) => {
      // Without an error, as events can be switched off; in a browser the page begins with it.
      const meetings = import.meta.env.SSR
        ? utils.events.list.prefetchInfinite(meetingsInput(slug))
        : undefined;
      await utils.chapters.get.ensureData({ slug });
      await meetings;
    }),
    ...lazyPage(
      'features/chapters/ChapterPage.tsx',
      async () => {
        const { ChapterPage, ChapterFailure } = await import('./ChapterPage.tsx');
        return { Component: ChapterPage, ErrorBoundary: routeErrors(ChapterFailure) };
      },
      {
        head: import.meta.env.SSR
          ? async ({ params, site }) => {
              const { chapterHead } = await import('./chapter-head.ts');
              return chapterHead(await utils.chapters.get.ensureData({ slug: params['slug'] ?? '' }), site);
            }
          : undefined,
      },
    ),
  },
  {
    path: '/chapters/:slug/edit',
    loader: forMembers(utils),
    ...lazyPage('features/chapters/form/EditChapterPage.tsx', async () => {
      const { EditChapterPage } = await import('./form/EditChapterPage.tsx');
      return { Component: EditChapterPage };
    }),
  },
];

import type { RouteObject } from 'react-router-dom';
import { forMembers } from '../../lib/guards.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import { pageLoader } from '../../lib/page-loader.ts';
import type { Utils } from '../../lib/trpc.ts';
import { routeErrors } from '../errors/route-errors.ts';
import { isMapView } from '../towns/view.ts';
import {
  countedOf,
  filterOf,
  isCounted,
  isFiltered,
  mappedOf,
  pageOf,
} from './directory/directory-filter.ts';
import { REVIEWS_LIMIT } from './reviews/reviews-page.ts';

export const businessesRoutes = (utils: Utils): RouteObject[] => [
  {
    path: '/businesses',
    loader: pageLoader(utils, async ({ url }) => {
      const filter = filterOf(url.searchParams);
      const [viewer] = await Promise.all([
        utils.auth.me.ensureData(),
        isMapView(url.searchParams)
          ? utils.businesses.map.ensureData(mappedOf(filter))
          : utils.businesses.list.fetchInfinite(pageOf(filter)),
        isCounted(filter) ? utils.businesses.facets.ensureData(countedOf(filter)) : null,
      ]);
      if (!viewer) return;
      await Promise.all([utils.businesses.mine.ensureData(), utils.businesses.team.invitations.ensureData()]);
    }),
    ...lazyPage(
      'features/businesses/directory/DirectoryPage.tsx',
      async () => {
        const { DirectoryPage } = await import('./directory/DirectoryPage.tsx');
        return { Component: DirectoryPage };
      },
      {
        head: import.meta.env.SSR
          ? async ({ url }) => {
              const { title, description } = (await import('./directory/directory.messages.ts'))
                .directoryMessages;
              const filter = filterOf(url.searchParams);
              const isOther = filter.sort !== undefined || isMapView(url.searchParams);
              return { title, description, noIndex: isFiltered(filter) || isOther };
            }
          : undefined,
      },
    ),
  },
  {
    path: '/my/businesses',
    loader: forMembers(utils),
    ...lazyPage('features/businesses/own/MyBusinessesPage.tsx', async () => {
      const { MyBusinessesPage } = await import('./own/MyBusinessesPage.tsx');
      return { Component: MyBusinessesPage };
    }),
  },
  {
    path: '/business/create',
    loader: forMembers(utils),
    ...lazyPage('features/businesses/form/CreateBusinessPage.tsx', async () => {
      const { CreateBusinessPage } = await import('./form/CreateBusinessPage.tsx');
      return { Component: CreateBusinessPage };
    }),
  },
  {
    path: '/business/:slug',
    loader: pageLoader(utils, async ({ params, url }) => {
      const { id } = await utils.businesses.get.ensureData({ slug: params['slug'] ?? '' });
      const tab = url.searchParams.get('tab');
      if (tab === 'reviews')
        await utils.businesses.reviews.list.fetchInfinite({ businessId: id, limit: REVIEWS_LIMIT });
      if (tab === 'team') await utils.businesses.team.list.ensureData({ businessId: id });
    }),
    ...lazyPage(
      'features/businesses/page/BusinessPage.tsx',
      async () => {
        const { BusinessPage, BusinessFailure } = await import('./page/BusinessPage.tsx');
        return { Component: BusinessPage, ErrorBoundary: routeErrors(BusinessFailure) };
      },
      {
        head: import.meta.env.SSR
          ? async ({ params: { slug = '' }, site }) => {
              const { businessHead } = await import('./page/business-head.ts');
              return businessHead(await utils.businesses.get.ensureData({ slug }), site);
            }
          : undefined,
      },
    ),
  },
  {
    path: '/business/:slug/edit',
    loader: forMembers(utils),
    ...lazyPage('features/businesses/form/EditBusinessPage.tsx', async () => {
      const { EditBusinessPage } = await import('./form/EditBusinessPage.tsx');
      return { Component: EditBusinessPage };
    }),
  },
];

import { type RouteObject, data } from 'react-router-dom';
import { adminRoutes } from '../features/admin/admin.routes.ts';
import { businessesRoutes } from '../features/businesses/businesses.routes.ts';
import { dashboardRoutes } from '../features/dashboard/dashboard.routes.ts';
import { feedRoutes } from '../features/feed/feed.routes.ts';
import { landingRoutes } from '../features/landing/landing.routes.ts';
import { newsRoutes } from '../features/news/news.routes.ts';
import { profileRoutes } from '../features/profile/profile.routes.ts';
import { savedRoutes } from '../features/saved/saved.routes.ts';
import { searchRoutes } from '../features/search/search.routes.ts';
import { servicesRoutes } from '../features/services/services.routes.ts';
import { EmptyPage } from './EmptyPage.tsx';
import { forMembers } from './guards.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { pageLoader } from './page-loader.ts';
import { RouteFault } from './RouteFault.tsx';
import { RootLayout } from './shell/RootLayout.tsx';
import type { Utils } from './trpc.ts';

/** Sections of the house that stand open but have nothing in them yet. */
const sections = {
  settings: {
    title: 'Settings',
    description: 'What you decide about your account.',
    empty: 'Nothing to set yet',
  },
};

/** Every page of the product. The order of siblings does not matter: the most specific pattern wins. */
export function createRoutes(utils: Utils): RouteObject[] {
  const everyPage = pageLoader(utils, () =>
    Promise.all([utils.auth.me.ensureData(), utils.site.config.ensureData()]),
  );

  return [
    {
      loader: everyPage,
      shouldRevalidate: () => false,
      ErrorBoundary: RouteFault,
      // Never seen: the first page is either rendered by the server or waited for behind the shell.
      hydrateFallbackElement: <></>,
      children: [
        {
          element: <RootLayout bare />,
          children: profileRoutes(utils),
        },
        {
          element: <RootLayout />,
          children: [
            {
              ErrorBoundary: RouteFault,
              children: [
                ...landingRoutes(utils),
                ...dashboardRoutes(utils),
                ...feedRoutes(utils),
                ...newsRoutes(utils),
                ...savedRoutes(utils),
                ...searchRoutes(utils),
                ...servicesRoutes(utils),
                ...businessesRoutes(utils),
                ...adminRoutes(utils),
                {
                  path: '/settings',
                  loader: forMembers(utils),
                  element: <EmptyPage {...sections.settings} />,
                },
                { path: '*', loader: () => data(null, { status: 404 }), Component: NotFoundPage },
              ],
            },
          ],
        },
      ],
    },
  ];
}

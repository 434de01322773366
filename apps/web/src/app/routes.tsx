import { type RouteObject, data } from 'react-router-dom';
import { accountRoutes } from '../features/account/account.routes.ts';
import { adminRoutes } from '../features/admin/admin.routes.ts';
import { applicationRoutes } from '../features/application/application.routes.ts';
import { businessesRoutes } from '../features/businesses/businesses.routes.ts';
import { dashboardRoutes } from '../features/dashboard/dashboard.routes.ts';
import { decisionsRoutes } from '../features/decisions/decisions.routes.ts';
import { feedRoutes } from '../features/feed/feed.routes.ts';
import { invitationsRoutes } from '../features/invitations/invitations.routes.ts';
import { landingRoutes } from '../features/landing/landing.routes.ts';
import { membersRoutes } from '../features/members/members.routes.ts';
import { messagesRoutes } from '../features/messages/messages.routes.ts';
import { articlesRoutes } from '../features/articles/articles.routes.ts';
import { pagesRoutes } from '../features/pages/pages.routes.ts';
import { profileRoutes } from '../features/profile/profile.routes.ts';
import { connectionsRoutes } from '../features/connections/connections.routes.ts';
import { referralsRoutes } from '../features/referrals/referrals.routes.ts';
import { savedRoutes } from '../features/saved/saved.routes.ts';
import { searchRoutes } from '../features/search/search.routes.ts';
import { servicesRoutes } from '../features/services/services.routes.ts';
import { setupRoutes } from '../features/setup/setup.routes.ts';
import { notificationsRoutes } from '../features/notifications/notifications.routes.ts';
import { noticesOf } from '../features/site/notices-page.ts';
import { NotFoundPage } from '../features/errors/NotFoundPage.tsx';
import { pageLoader } from '../lib/page-loader.ts';
import { RouteErrorPage } from '../features/errors/RouteErrorPage.tsx';
import { RootLayout } from './shell/RootLayout.tsx';
import type { Utils } from '../lib/trpc.ts';
import { opportunitiesRoutes } from '../features/opportunities/opportunities.routes.ts';
import { eventsRoutes } from '../features/events/events.routes.ts';
import { chaptersRoutes } from '../features/chapters/chapters.routes.ts';

/** Every page of the product. The order of siblings does not matter: the most specific pattern wins. */
export function createRoutes(utils: Utils): RouteObject[] {
  const everyPage = pageLoader(utils, ({ url }) =>
    Promise.all([
      utils.auth.me.ensureData(),
      utils.site.config.ensureData(),
      // The page works without them.
      utils.site.notices.ensureData(noticesOf(url.pathname)).catch(() => undefined),
    ]),
  );

  return [
    {
      loader: everyPage,
      shouldRevalidate: () => false,
      ErrorBoundary: RouteErrorPage,
      // Never shown: the first page is either server-rendered or awaited behind the shell.
      hydrateFallbackElement: <></>,
      children: [
        {
          Component: RootLayout,
          children: [
            {
              ErrorBoundary: RouteErrorPage,
              children: [
                ...landingRoutes(utils),
                ...profileRoutes(utils),
                ...connectionsRoutes(utils),
                ...referralsRoutes(utils),
                ...dashboardRoutes(utils),
                ...decisionsRoutes(),
                ...membersRoutes(utils),
                ...messagesRoutes(utils),
                ...notificationsRoutes(utils),
                ...feedRoutes(utils),
                ...articlesRoutes(utils),
                ...pagesRoutes(utils),
                ...savedRoutes(utils),
                ...searchRoutes(utils),
                ...servicesRoutes(utils),
                ...setupRoutes(),
                ...businessesRoutes(utils),
                ...adminRoutes(utils),
                ...accountRoutes(utils),
                ...applicationRoutes(),
                ...invitationsRoutes(utils),
                ...eventsRoutes(utils),
                ...opportunitiesRoutes(utils),
                ...chaptersRoutes(utils),
                { path: '*', loader: () => data(null, { status: 404 }), Component: NotFoundPage },
              ],
            },
          ],
        },
      ],
    },
  ];
}

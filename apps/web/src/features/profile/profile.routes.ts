import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../lib/lazy-page.ts';
import { pageLoader } from '../../lib/page-loader.ts';
import type { Utils } from '../../lib/trpc.ts';
import { routeErrors } from '../errors/route-errors.ts';

export const profileRoutes = (utils: Utils): RouteObject[] => [
  {
    path: '/profile/:username',
    loader: pageLoader(utils, ({ params }) =>
      Promise.all([
        utils.profile.get.ensureData({ username: params.username ?? '' }),
        // The page works without it.
        utils.profile.related.prefetch({ username: params.username ?? '' }),
      ]),
    ),
    ...lazyPage(
      'features/profile/ProfilePage.tsx',
      async () => {
        const { ProfilePage, ProfileFailure } = await import('./ProfilePage.tsx');
        return { Component: ProfilePage, ErrorBoundary: routeErrors(ProfileFailure) };
      },
      {
        head: import.meta.env.SSR
          ? async ({ params: { username = '' }, site }) => {
              const { profileHead } = await import('./profile-head.ts');
              return profileHead(await utils.profile.get.ensureData({ username }), site);
            }
          : undefined,
      },
    ),
  },
];

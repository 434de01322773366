import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../lib/lazy-page.ts';
import { pageLoader } from '../../lib/page-loader.ts';
import type { Utils } from '../../lib/trpc.ts';

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
    ...lazyPage('features/profile/ProfilePage.tsx', async () => {
      const [{ ProfilePage }, { ProfileErrorBoundary }] = await Promise.all([
        import('./ProfilePage.tsx'),
        import('./ProfileErrorBoundary.tsx'),
      ]);
      return { Component: ProfilePage, ErrorBoundary: ProfileErrorBoundary };
    }),
  },
];

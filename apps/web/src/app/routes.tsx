import type { ComponentType } from 'react';
import { type RouteObject, data, redirect } from 'react-router-dom';
import { EmptyPage } from './EmptyPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { pageLoader } from './page-loader.ts';
import { paths } from './paths.ts';
import { RouteFault } from './RouteFault.tsx';
import { RootLayout } from './shell/RootLayout.tsx';
import type { Utils } from './trpc.ts';

/** The source file of a lazy page, by which the server finds its styles and chunks in the build's manifest. */
export type PageHandle = { chunk: string };

type PageModule = { Component: ComponentType; ErrorBoundary?: ComponentType };

/** A page in its own chunk; `chunk` is the file that `load` imports, below src. */
const page = (chunk: string, load: () => Promise<PageModule>) => ({
  handle: { chunk: `src/${chunk}` } satisfies PageHandle,
  lazy: load,
});

/** Sections of the house that stand open but have nothing in them yet. */
const sections = {
  dashboard: { title: 'Dashboard', description: 'Your network at a glance.', empty: 'Your network starts here' },
  feed: { title: 'Professional Feed', description: 'Opportunities, achievements and insights from members.', empty: 'No posts yet' },
  news: { title: 'Industry News', description: 'What moves the trades of our members.', empty: 'No articles found' },
  services: {
    title: 'Digital Marketing Services',
    description: 'Work done for members, at prices known beforehand.',
    empty: 'No services yet',
  },
  businesses: { title: 'Business Directory', description: 'The businesses of our members.', empty: 'No businesses found' },
  settings: { title: 'Settings', description: 'What you decide about your account.', empty: 'Nothing to set yet' },
};

/** Every page of the product. The order of siblings does not matter: the most specific pattern wins. */
export function createRoutes(utils: Utils): RouteObject[] {
  const everyPage = pageLoader(utils, () => Promise.all([utils.auth.me.ensureData(), utils.site.config.ensureData()]));

  const forVisitors = async () => {
    if (await utils.auth.me.ensureData()) throw redirect(paths.dashboard());
    return null;
  };
  const forMembers = async () => {
    if (!(await utils.auth.me.ensureData())) throw redirect(paths.home());
    return null;
  };

  const landing = {
    loader: forVisitors,
    ...page('features/landing/LandingPage.tsx', async () => {
      const { LandingPage } = await import('../features/landing/LandingPage.tsx');
      return { Component: LandingPage };
    }),
  };

  const profile = {
    loader: pageLoader(utils, ({ params }) => utils.profile.get.ensureData({ username: params.username ?? '' })),
    ...page('features/profile/ProfilePage.tsx', async () => {
      const [{ ProfilePage }, { ProfileFault }] = await Promise.all([
        import('../features/profile/ProfilePage.tsx'),
        import('../features/profile/ProfileFault.tsx'),
      ]);
      return { Component: ProfilePage, ErrorBoundary: ProfileFault };
    }),
  };

  return [
    {
      loader: everyPage,
      shouldRevalidate: () => false,
      ErrorBoundary: RouteFault,
      children: [
        {
          element: <RootLayout bare />,
          children: [{ path: '/profile/:username', ...profile }],
        },
        {
          element: <RootLayout />,
          children: [
            {
              ErrorBoundary: RouteFault,
              children: [
                { path: '/', ...landing },
                { path: '/dashboard', loader: forMembers, element: <EmptyPage {...sections.dashboard} /> },
                { path: '/feed', element: <EmptyPage {...sections.feed} /> },
                { path: '/news', element: <EmptyPage {...sections.news} /> },
                { path: '/services', element: <EmptyPage {...sections.services} /> },
                { path: '/businesses', element: <EmptyPage {...sections.businesses} /> },
                { path: '/settings', loader: forMembers, element: <EmptyPage {...sections.settings} /> },
                { path: '*', loader: () => data(null, { status: 404 }), Component: NotFoundPage },
              ],
            },
          ],
        },
      ],
    },
  ];
}

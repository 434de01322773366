import type { RouteObject } from 'react-router-dom';
import { forMembers } from '../../lib/guards.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import { pageLoader } from '../../lib/page-loader.ts';
import type { Utils } from '../../lib/trpc.ts';
import { filterOf, pageOf } from './members-filter.ts';

export const membersRoutes = (utils: Utils): RouteObject[] => {
  const onlyMembers = forMembers(utils);
  const prefetch = pageLoader(utils, ({ url }) => {
    const filter = filterOf(url.searchParams);
    return Promise.all([
      utils.members.list.fetchInfinite(pageOf(filter)),
      utils.members.facets.ensureData(filter),
    ]);
  });
  return [
    {
      path: '/members',
      loader: async (args, context) => {
        await onlyMembers(args, context);
        return prefetch(args, context);
      },
      ...lazyPage('features/members/MembersPage.tsx', async () => {
        const { MembersPage } = await import('./MembersPage.tsx');
        return { Component: MembersPage };
      }),
    },
  ];
};

import type { RouteObject } from 'react-router-dom';
import { forMembers } from '../../lib/guards.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import { pageLoader } from '../../lib/page-loader.ts';
import type { Utils } from '../../lib/trpc.ts';
import { isMapView } from '../towns/view.ts';

export const membersRoutes = (utils: Utils): RouteObject[] => {
  const onlyMembers = forMembers(utils);
  const prefetch = pageLoader(utils, async ({ url }) => {
    const { filterOf, pageOf, sortOf } = await import('./members-filter.ts');
    const filter = filterOf(url.searchParams);
    const sort = sortOf(url.searchParams, (await utils.auth.me.ensureData()) !== null);
    await Promise.all([
      isMapView(url.searchParams)
        ? utils.members.map.ensureData(filter)
        : utils.members.list.fetchInfinite(pageOf(filter, sort)),
      utils.members.facets.ensureData(filter),
    ]);
  });
  return [
    {
      path: '/members',
      loader: async (args, context) => {
        const { community } = await utils.site.config.ensureData();
        if (!community.publicMembers) await onlyMembers(args, context);
        return prefetch(args, context);
      },
      ...lazyPage('features/members/MembersPage.tsx', async () => {
        const { MembersPage } = await import('./MembersPage.tsx');
        return { Component: MembersPage };
      }),
    },
  ];
};

import type { RouteObject } from 'react-router-dom';
import { forMembers } from '../../lib/guards.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import type { Utils } from '../../lib/trpc.ts';

export const invitationsRoutes = (utils: Utils): RouteObject[] => [
  {
    path: '/invitations',
    loader: forMembers(utils),
    ...lazyPage('features/invitations/InvitationsPage.tsx', async () => {
      const { InvitationsPage } = await import('./InvitationsPage.tsx');
      return { Component: InvitationsPage };
    }),
  },
];

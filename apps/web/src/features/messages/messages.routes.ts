import type { RouteObject } from 'react-router-dom';
import { forMembers } from '../../lib/guards.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import type { Utils } from '../../lib/trpc.ts';

export const messagesRoutes = (utils: Utils): RouteObject[] => [
  {
    path: '/messages',
    loader: forMembers(utils),
    ...lazyPage(
      'features/messages/MessagesPage.tsx',
      async () => {
        const { MessagesPage } = await import('./MessagesPage.tsx');
        return { Component: MessagesPage };
      },
      { fillsScreen: true },
    ),
  },
];

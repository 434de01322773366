import { type RouteObject, redirect } from 'react-router-dom';
import { forMembers } from '../../lib/guards.ts';
import { paths } from '../../lib/paths.ts';
import type { Utils } from '../../lib/trpc.ts';

/** No page of its own: it leads on to what the notification is about, from emails that may not name it. */
export const notificationsRoutes = (utils: Utils): RouteObject[] => [
  {
    path: '/notifications/:id',
    loader: async (args) => {
      await forMembers(utils)(args);
      const id = Number(args.params['id']);
      // A notification that was deleted, or is another member's.
      const found = await utils.notifications.link.fetch({ id }).catch(() => null);
      throw redirect(found?.path ?? paths.dashboard());
    },
  },
];

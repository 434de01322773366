import { calls } from './contract.ts';
import { bodyOf, idParam, queryNumber, queryText } from './input.ts';
import type { RestRoutes } from './rest.ts';

const DEFAULT_LIMIT = 50;

export const notificationsRest: RestRoutes = (app, caller) => {
  app.get(
    '/notifications',
    calls('notifications.list', 'My notifications, the newest first', { bareList: true }),
    async (request, reply) => {
      const { items, nextCursor } = await caller(request, reply).notifications.list({
        limit: queryNumber(request, 'limit') ?? DEFAULT_LIMIT,
        cursor: queryText(request, 'cursor'),
      });
      if (nextCursor !== null) reply.header('x-next-cursor', nextCursor);
      return items;
    },
  );

  app.get(
    '/notifications/unread',
    calls('notifications.unread', 'How many notifications I have not read'),
    async (request, reply) => caller(request, reply).notifications.unread(),
  );

  app.post(
    '/notifications/read',
    calls('notifications.markAllRead', 'Mark all notifications as read'),
    async (request, reply) => caller(request, reply).notifications.markAllRead(),
  );

  app.post(
    '/notifications/:id/read',
    calls('notifications.markRead', 'Mark one notification as read'),
    async (request, reply) => caller(request, reply).notifications.markRead({ id: idParam(request) }),
  );

  app.get(
    '/notifications/preferences',
    calls('notifications.preferences', 'What I am told, and where'),
    async (request, reply) => caller(request, reply).notifications.preferences(),
  );

  app.put(
    '/notifications/preferences',
    calls('notifications.setPreference', 'Choose what I am told, and where'),
    async (request, reply) => caller(request, reply).notifications.setPreference(bodyOf(request)),
  );
};

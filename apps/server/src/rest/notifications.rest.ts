import { bodyOf, idParam, queryNumber, queryText } from './input.ts';
import type { RestRoutes } from './rest.ts';

const DEFAULT_LIMIT = 50;

export const notificationsRest: RestRoutes = (app, caller) => {
  app.get('/notifications', async (request, reply) => {
    const { items, nextCursor } = await caller(request, reply).notifications.list({
      limit: queryNumber(request, 'limit') ?? DEFAULT_LIMIT,
      cursor: queryText(request, 'cursor'),
    });
    if (nextCursor !== null) reply.header('x-next-cursor', nextCursor);
    return items;
  });

  app.get('/notifications/unread', async (request, reply) => caller(request, reply).notifications.unread());

  app.post('/notifications/read', async (request, reply) =>
    caller(request, reply).notifications.markAllRead(),
  );

  app.post('/notifications/:id/read', async (request, reply) =>
    caller(request, reply).notifications.markRead({ id: idParam(request) }),
  );

  app.get('/notifications/preferences', async (request, reply) =>
    caller(request, reply).notifications.preferences(),
  );

  app.put('/notifications/preferences', async (request, reply) =>
    caller(request, reply).notifications.setPreference(bodyOf(request)),
  );
};

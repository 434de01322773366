import { calls } from './contract.ts';
import { bodyOf, idParam, queryChoice, queryNumber, queryText } from './input.ts';
import type { RestRoutes } from './rest.ts';

const DEFAULT_LIMIT = 50;

export const messagesRest: RestRoutes = (app, caller) => {
  /** The body is the bare list; the cursor of the next page travels in a header. */
  app.get(
    '/messages',
    calls('messages.list', 'Messages I received, the newest first', { bareList: true }),
    async (request, reply) => {
      const limit = queryNumber(request, 'limit') ?? DEFAULT_LIMIT;
      const { items, nextCursor } = await caller(request, reply).messages.list({
        limit,
        cursor: queryText(request, 'cursor'),
      });
      if (nextCursor !== null) reply.header('x-next-cursor', nextCursor);
      return items;
    },
  );

  app.post(
    '/messages',
    calls('messages.send', 'Write to a member', { statuses: [201], idempotent: true }),
    async (request, reply) => {
      const message = await caller(request, reply).messages.send(bodyOf(request));
      return reply.code(201).send(message);
    },
  );

  app.get(
    '/messages/unread',
    calls('messages.unread', 'How many messages I have not read'),
    async (request, reply) => caller(request, reply).messages.unread(),
  );

  app.post(
    '/messages/:id/read',
    calls('messages.markRead', 'Mark a message as read'),
    async (request, reply) => caller(request, reply).messages.markRead({ id: idParam(request) }),
  );

  app.get(
    '/messages/threads',
    calls('messages.threads', 'My conversations, the latest first', { bareList: true }),
    async (request, reply) => {
      const { items, nextCursor } = await caller(request, reply).messages.threads({
        box: queryChoice(request, 'box'),
        limit: queryNumber(request, 'limit') ?? DEFAULT_LIMIT,
        cursor: queryText(request, 'cursor'),
      });
      if (nextCursor !== null) reply.header('x-next-cursor', nextCursor);
      return items;
    },
  );

  /** The conversation with one member. */
  app.get(
    '/messages/threads/:userId',
    calls('messages.thread', 'The conversation with one member'),
    async (request, reply) =>
      caller(request, reply).messages.thread({
        userId: idParam(request, 'userId'),
        limit: queryNumber(request, 'limit') ?? DEFAULT_LIMIT,
        cursor: queryText(request, 'cursor'),
      }),
  );

  app.post(
    '/messages/threads/:userId/read',
    calls('messages.markThreadRead', 'Mark a conversation as read'),
    async (request, reply) =>
      caller(request, reply).messages.markThreadRead({ userId: idParam(request, 'userId') }),
  );
};

import { calls } from './contract.ts';
import { bodyOf, idParam, joined, queryNumber, queryText } from './input.ts';
import type { RestRoutes } from './rest.ts';

const DEFAULT_LIMIT = 50;

export const feedRest: RestRoutes = (app, caller) => {
  /** The body is the bare list; the cursor of the next page travels in a header. */
  app.get(
    '/feed',
    calls('feed.list', 'Posts, the newest first', { bareList: true }),
    async (request, reply) => {
      const limit = queryNumber(request, 'limit') ?? DEFAULT_LIMIT;
      const { items, nextCursor } = await caller(request, reply).feed.list({
        limit,
        cursor: queryText(request, 'cursor'),
      });
      if (nextCursor !== null) reply.header('x-next-cursor', nextCursor);
      return items;
    },
  );

  app.post(
    '/feed',
    calls('feed.create', 'Write a post', { statuses: [201], idempotent: true }),
    async (request, reply) => {
      const post = await caller(request, reply).feed.create(bodyOf(request));
      return reply.code(201).send(post);
    },
  );

  app.get(
    '/feed/newer',
    calls('feed.countNewer', 'How many posts are newer than one'),
    async (request, reply) =>
      caller(request, reply).feed.countNewer({ afterId: queryNumber(request, 'afterId') ?? Number.NaN }),
  );

  app.get('/feed/:id', calls('feed.get', 'One post'), async (request, reply) =>
    caller(request, reply).feed.get({ id: idParam(request) }),
  );

  app.patch(
    '/feed/:id',
    calls('feed.update', 'Change a post of mine, within 30 minutes'),
    async (request, reply) => caller(request, reply).feed.update(joined(request, { id: idParam(request) })),
  );

  app.delete('/feed/:id', calls('feed.delete', 'Delete a post'), async (request, reply) =>
    caller(request, reply).feed.delete({ id: idParam(request) }),
  );

  app.put('/feed/:id/like', calls('feed.like', 'Like a post, or no longer'), async (request, reply) =>
    caller(request, reply).feed.like(joined(request, { id: idParam(request) })),
  );

  app.put(
    '/feed/:id/bookmark',
    calls('feed.bookmark', 'Keep a post under saved, or no longer'),
    async (request, reply) => caller(request, reply).feed.bookmark(joined(request, { id: idParam(request) })),
  );

  app.post('/feed/:id/share', calls('feed.share', 'Count that a post was shared'), async (request, reply) =>
    caller(request, reply).feed.share({ id: idParam(request) }),
  );

  app.post('/feed/:id/report', calls('feed.report', 'Report a post'), async (request, reply) =>
    caller(request, reply).feed.report(joined(request, { id: idParam(request) })),
  );
};

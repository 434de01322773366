import { bodyOf, idParam, joined, queryNumber, queryText } from './input.ts';
import type { RestRoutes } from './rest.ts';

const DEFAULT_LIMIT = 50;

export const feedRest: RestRoutes = (app, caller) => {
  /** The body is the bare list; the cursor of the next page travels in a header. */
  app.get('/feed', async (request, reply) => {
    const limit = queryNumber(request, 'limit') ?? DEFAULT_LIMIT;
    const { items, nextCursor } = await caller(request, reply).feed.list({
      limit,
      cursor: queryText(request, 'cursor'),
    });
    if (nextCursor !== null) reply.header('x-next-cursor', nextCursor);
    return items;
  });

  app.post('/feed', async (request, reply) => {
    const post = await caller(request, reply).feed.create(bodyOf(request));
    return reply.code(201).send(post);
  });

  app.get('/feed/newer', async (request, reply) =>
    caller(request, reply).feed.countNewer({ afterId: queryNumber(request, 'afterId') ?? Number.NaN }),
  );

  app.get('/feed/:id', async (request, reply) => caller(request, reply).feed.get({ id: idParam(request) }));

  app.patch('/feed/:id', async (request, reply) =>
    caller(request, reply).feed.update(joined(request, { id: idParam(request) })),
  );

  app.delete('/feed/:id', async (request, reply) =>
    caller(request, reply).feed.delete({ id: idParam(request) }),
  );

  app.put('/feed/:id/like', async (request, reply) =>
    caller(request, reply).feed.like(joined(request, { id: idParam(request) })),
  );

  app.put('/feed/:id/bookmark', async (request, reply) =>
    caller(request, reply).feed.bookmark(joined(request, { id: idParam(request) })),
  );

  app.post('/feed/:id/share', async (request, reply) =>
    caller(request, reply).feed.share({ id: idParam(request) }),
  );

  app.post('/feed/:id/report', async (request, reply) =>
    caller(request, reply).feed.report(joined(request, { id: idParam(request) })),
  );
};

import { bodyOf, idParam, joined, queryNumber, queryText } from './input.ts';
import type { RestRoutes } from './rest.ts';

const DEFAULT_LIMIT = 500;

export const connectionsRest: RestRoutes = (app, caller) => {
  /** The body is the bare list; the cursor of the next page travels in a header. */
  app.get('/connections', async (request, reply) => {
    const limit = queryNumber(request, 'limit') ?? DEFAULT_LIMIT;
    const cursor = queryText(request, 'cursor');
    const { items, nextCursor } = await caller(request, reply).connections.list({ limit, cursor });
    if (nextCursor !== null) reply.header('x-next-cursor', nextCursor);
    return items;
  });

  app.post('/connections/request', async (request, reply) =>
    caller(request, reply).connections.request(bodyOf(request)),
  );

  app.patch('/connections/:id', async (request, reply) =>
    caller(request, reply).connections.respond(joined(request, { id: idParam(request) })),
  );
};

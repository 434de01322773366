import { calls } from './contract.ts';
import { bodyOf, idParam, joined, queryChoice, queryNumber, queryText } from './input.ts';
import type { RestRoutes } from './rest.ts';

const DEFAULT_LIMIT = 500;

export const connectionsRest: RestRoutes = (app, caller) => {
  /** The body is the bare list; the cursor of the next page travels in a header. */
  app.get(
    '/connections',
    calls('connections.list', 'My connections and open requests, both ways', { bareList: true }),
    async (request, reply) => {
      const limit = queryNumber(request, 'limit') ?? DEFAULT_LIMIT;
      const { items, nextCursor } = await caller(request, reply).connections.list({
        limit,
        cursor: queryText(request, 'cursor'),
        status: queryChoice(request, 'status'),
        asked: queryChoice(request, 'asked'),
      });
      if (nextCursor !== null) reply.header('x-next-cursor', nextCursor);
      return items;
    },
  );

  app.post(
    '/connections/request',
    calls('connections.request', 'Ask a member to connect'),
    async (request, reply) => caller(request, reply).connections.request(bodyOf(request)),
  );

  app.patch(
    '/connections/:id',
    calls('connections.respond', 'Accept, decline, withdraw or remove'),
    async (request, reply) =>
      caller(request, reply).connections.respond(joined(request, { id: idParam(request) })),
  );
};

import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CallerOf } from '../context.ts';
import { describeProcedure } from '../openapi/procedures.ts';
import type { RouteDescription } from './describe-route.ts';
import { readInput, routeFields } from './route-input.ts';

/** Registers a described route: reads its input, calls the procedure and sends the output. */
export function registerRoute(app: FastifyInstance, caller: CallerOf, route: RouteDescription): void {
  const { method, path, procedure, summary, details } = route;
  const { page, defaults, present, before, handlerTimeout, compress, ...contract } = details;
  const fields = routeFields(route, describeProcedure(procedure).input, contract.query);
  const [status = 200] = contract.statuses ?? [];
  app.route({
    method,
    url: path,
    config: { contract: { procedure, summary, ...(page && { unwrapItems: page }), ...contract } },
    ...(handlerTimeout !== undefined && { handlerTimeout }),
    ...(compress === false && { compress }),
    handler: async (request, reply) => {
      before?.(request);
      const call = procedureOf(caller(request, reply), procedure);
      const output = await call(readInput(request, fields, defaults));
      reply.code(status);
      const shown = present ? await present(output, reply, request) : output;
      return page ? unwrapItems(reply, shown) : sendJson(reply, shown);
    },
  });
}

/**
 * A caller is a tree of procedures; the type of a route description guarantees that its path leads to one.
 * `never` is assignable to the parameter of every `present`.
 */
function procedureOf(caller: object, path: string): (input: unknown) => Promise<never> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place where a path becomes a call
  return path.split('.').reduce<object>((part, name) => Reflect.get(part, name) as object, caller) as (
    input: unknown,
  ) => Promise<never>;
}

type Page = { items: unknown[]; nextCursor?: string | null; nextBefore?: number | null };

const isPage = (value: unknown): value is Page =>
  typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items);

/** Sends the bare list, with the next cursor in a header. */
function unwrapItems(reply: FastifyReply, page: unknown): FastifyReply {
  if (!isPage(page)) throw new TypeError('A page needs a procedure that answers one');
  const { items, nextCursor, nextBefore } = page;
  if (typeof nextCursor === 'string') reply.header('x-next-cursor', nextCursor);
  if (typeof nextBefore === 'number') reply.header('x-next-before', String(nextBefore));
  return reply.send(items);
}

/** Fastify sends an empty body for null. */
const sendJson = (reply: FastifyReply, output: unknown): FastifyReply =>
  output === null ? reply.type('application/json').send('null') : reply.send(output);

import type { FastifyInstance, FastifyReply } from 'fastify';
import { callTRPCProcedure } from '@trpc/server';
import { appRouter } from '@guildhall/api';
import { type AppDependencies, createContext } from '../context.ts';
import { describeProcedure } from './procedures.ts';
import type { RouteDescription } from './describe-route.ts';
import { readInput, routeFields } from './route-input.ts';

/** Registers a described route: reads its input, calls the procedure and sends the output. */
export function registerRoute(
  app: FastifyInstance,
  dependencies: AppDependencies,
  route: RouteDescription,
): void {
  const { method, path, procedure, summary, details } = route;
  const { page, defaults, present, before, handlerTimeout, compress, ...contract } = details;
  const { type, input } = describeProcedure(procedure);
  const fields = routeFields(route, input, contract.query);
  const [status = 200] = contract.statuses ?? [];
  app.route({
    method,
    url: path,
    config: { contract: { procedure, summary, ...(page && { unwrapItems: page }), ...contract } },
    ...(handlerTimeout !== undefined && { handlerTimeout }),
    ...(compress === false && { compress }),
    handler: async (request, reply) => {
      before?.(request);
      const rawInput = readInput(request, fields, defaults);
      const output: unknown = await callTRPCProcedure({
        router: appRouter,
        path: procedure,
        type,
        ctx: createContext(dependencies, request, reply),
        getRawInput: async () => rawInput,
        signal: undefined,
        batchIndex: 0,
      });
      reply.code(status);
      const shown = present ? await present(output, reply, request) : output;
      return page ? unwrapItems(reply, shown) : sendJson(reply, shown);
    },
  });
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

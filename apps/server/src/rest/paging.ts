import type { FastifyReply, FastifyRequest } from 'fastify';
import { queryNumber, queryText } from './input.ts';

const DEFAULT_LIMIT = 50;

/** Which page of a list the query string asks for. */
export const pageOf = (request: FastifyRequest) => ({
  limit: queryNumber(request, 'limit') ?? DEFAULT_LIMIT,
  cursor: queryText(request, 'cursor'),
});

/** The body is the bare list; the cursor of the next page travels in a header. */
export function listed<Item>(
  reply: FastifyReply,
  page: { items: Item[]; nextCursor: string | null },
): Item[] {
  if (page.nextCursor !== null) reply.header('x-next-cursor', page.nextCursor);
  return page.items;
}

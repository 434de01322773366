import type { FastifyReply, FastifyRequest } from 'fastify';

/** For answers that are one reader's own, or of this moment: no cache keeps them, no search engine lists them. */
export async function noStore(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
}

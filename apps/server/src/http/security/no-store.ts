import type { onRequestHookHandler } from 'fastify';

/** For personal or volatile responses: not cached and not indexed. */
export const noStore: onRequestHookHandler = (_request, reply, done) => {
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  done();
};

import type { onRequestHookHandler } from 'fastify';

/** For answers that are one reader's own, or of this moment: no cache keeps them, no search engine lists them. */
export const noStore: onRequestHookHandler = (_request, reply, done) => {
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  done();
};

import type { FastifyInstance } from 'fastify';

/** Where addresses lead that people type because other sites have them. */
const USUAL: Record<string, string> = {
  '/login': '/?dialog=login',
  '/signin': '/?dialog=login',
  '/register': '/?dialog=register',
  '/signup': '/?dialog=register',
  '/join': '/?dialog=register',
  '/directory': '/businesses',
};

/** Redirects the usual addresses to the pages they mean. */
export function registerUsualAddresses(app: FastifyInstance): void {
  for (const [path, page] of Object.entries(USUAL))
    app.get(path, (_request, reply) => reply.header('x-robots-tag', 'noindex').redirect(page, 302));
}

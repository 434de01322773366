import type { FastifyInstance } from 'fastify';
import { type DocumentOptions, documentOf } from './document.ts';
import { collectRoutes } from './routes.ts';

const DOCUMENT = {
  summary: 'This document',
  guard: { auth: 'public' },
  file: 'application/json',
} as const;

/** What is registered under /api on this instance after this call is described at /api/openapi.json. */
export function registerOpenApi(app: FastifyInstance, options: DocumentOptions): void {
  const routes = collectRoutes(app);
  let text: Promise<string> | undefined;

  app.get('/api/openapi.json', { config: { contract: DOCUMENT } }, async (_request, reply) => {
    text ??= documentOf(routes, options).then((document) => JSON.stringify(document));
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('x-robots-tag', 'noindex')
      .send(await text);
  });
}

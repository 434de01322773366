import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { docsPage } from './docs-page.ts';
import { DOCS_STYLE } from './docs-style.ts';
import { type Described, type DocumentOptions, documentOf } from './document.ts';
import { collectRoutes } from './routes.ts';

const DOCUMENT = { summary: 'This document', guard: { auth: 'public' }, file: 'application/json' } as const;
const PAGE = { summary: 'This document as a page', guard: { auth: 'public' }, file: 'text/html' } as const;

/** The page may use the style that stands in it, and nothing else. */
const STYLE_HASH = createHash('sha256').update(DOCS_STYLE).digest('base64');
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** What is registered under /api on this instance after this call stands at /api/openapi.json and /api/docs. */
export function registerOpenApi(app: FastifyInstance, options: DocumentOptions): void {
  const routes = collectRoutes(app);
  let described: Promise<Described> | undefined;
  let json: Promise<string> | undefined;
  let page: Promise<string> | undefined;
  const describe = () => (described ??= documentOf(routes, options));

  app.get('/api/openapi.json', { config: { contract: DOCUMENT } }, async (_request, reply) => {
    json ??= describe().then((document) => JSON.stringify(document));
    return send(reply, 'application/json', await json);
  });

  app.get('/api/docs', { config: { contract: PAGE } }, async (_request, reply) => {
    page ??= describe().then(docsPage);
    reply.header('content-security-policy', PAGE_POLICY);
    return send(reply, 'text/html', await page);
  });
}

/** It changes with the program only, and no search engine needs it. */
const send = (reply: FastifyReply, type: string, text: string) =>
  reply
    .type(`${type}; charset=utf-8`)
    .header('cache-control', 'no-cache')
    .header('x-robots-tag', 'noindex')
    .send(text);

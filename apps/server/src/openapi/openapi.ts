import { createHash } from 'node:crypto';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Limiter } from '@guildhall/api/ground/limits/limiter';
import { type FinishedDocument, chargeRequest, finishDocument, sendDocument } from '../http/documents.ts';
import { docsPage } from './docs-page.ts';
import { DOCS_STYLE } from './docs-style.ts';
import { type Described, type DocumentOptions, documentOf } from './document.ts';
import { collectRoutes } from './routes.ts';

const DOCUMENT = { summary: 'This document', guard: { auth: 'public' }, file: 'application/json' } as const;
const PAGE = { summary: 'This document as a page', guard: { auth: 'public' }, file: 'text/html' } as const;

/** The CSP of the docs page: its inline style and nothing else. */
const STYLE_HASH = createHash('sha256').update(DOCS_STYLE).digest('base64');
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** It only changes with a release. */
const CACHE = 'no-cache';

/** Serves /api/openapi.json and /api/docs, which describe all routes registered under /api after this call. */
export function registerOpenApi(app: FastifyInstance, limiter: Limiter, options: DocumentOptions): void {
  const routes = collectRoutes(app);
  const onRequest = [chargeRequest(limiter), keepFromSearch];
  let described: Promise<Described> | undefined;
  let json: Promise<FinishedDocument> | undefined;
  let page: Promise<FinishedDocument> | undefined;
  const describe = () => (described ??= documentOf(routes, options));

  app.get('/api/openapi.json', { onRequest, config: { contract: DOCUMENT } }, async (request, reply) => {
    json ??= describe().then((document) => finishDocument(JSON.stringify(document)));
    return sendDocument(request, reply, await json, { type: 'application/json', cacheControl: CACHE });
  });

  app.get('/api/docs', { onRequest, config: { contract: PAGE } }, async (request, reply) => {
    page ??= describe().then(docsPage).then(finishDocument);
    reply.header('content-security-policy', PAGE_POLICY);
    return sendDocument(request, reply, await page, { type: 'text/html', cacheControl: CACHE });
  });
}

const keepFromSearch: onRequestAsyncHookHandler = async (_request, reply) => {
  reply.header('x-robots-tag', 'noindex');
};

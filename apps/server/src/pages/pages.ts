import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unavailable } from '@guildhall/api/core/errors';
import { chargeGeneralLimit } from '@guildhall/api/limits/limiter';
import { isPoolSaturated } from '@guildhall/db';
import { answerError, answerNotFound, describe, logError } from '../http/errors/errors.ts';
import { pagePolicy } from '../http/security/security-headers.ts';
import { viewerOf } from '../http/sessions/viewer.ts';
import { isBusyStatus, sendBusyPage } from './busy-page.ts';
import type { RenderResult } from './entry-server.ts';
import { hasOwnShell, holdsToken, wantsPage } from './page-request.ts';
import { type PageOptions, type Rendering, beginRendering, isBusy } from './rendering.ts';

/** Every page of the product, rendered here for the reader who asks. */
export async function registerPages(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { limiter } = options.surroundings.services;
  app.get('/*', async (request, reply) => {
    // Before anything is rendered: refusing costs a hundredth of a page.
    await chargeGeneralLimit(limiter, { viewer: viewerOf(request), ip: request.ip });
    if (!wantsPage(request.url, request.headers.accept)) {
      answerNotFound(request, reply);
      return reply;
    }
    const rendering = beginRendering(request, reply, options);
    return sendPage(reply, options, rendering, await renderOrShell(rendering, request, options));
  });

  // It also answers for hooks that refuse before the session is read: nothing here may count on one.
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { status, retryAfter } = describe(error);
    const isPage = wantsPage(request.url, request.headers.accept);
    if (!isPage || (status < 500 && !isBusyStatus(status))) return answerError(error, request, reply);
    logError(request, error, status);
    if (isBusyStatus(status)) return sendBusyPage(reply, status, retryAfter);
    const rendering = beginRendering(request, reply, options);
    try {
      const page = await rendering.attempt((entry, input) => entry.shell(input));
      return await sendPage(reply, options, rendering, { ...page, status });
    } catch (fault) {
      if (isBusy(fault)) return sendBusyPage(reply, 503);
      return answerError(error, request, reply);
    }
  });
}

/**
 * A fault or delay in rendering is never an outage: the browser can render every page by itself. When the
 * database or a limit is the cause, it would be refused as well, and is asked to come back instead.
 */
async function renderOrShell(
  rendering: Rendering,
  request: FastifyRequest,
  { config, surroundings }: PageOptions,
): Promise<RenderResult> {
  const shell = () => rendering.attempt((entry, input) => entry.shell(input));
  if (hasOwnShell(request.url)) return shell();
  try {
    return await rendering.attempt((entry, input) => entry.render(input), config.ssrTimeoutMs);
  } catch (error) {
    if (isBusy(error)) throw error;
    if (isPoolSaturated(surroundings.db)) throw unavailable();
    request.log.warn({ err: error }, 'SSR failed, served shell');
    return shell();
  }
}

function sendPage(
  reply: FastifyReply,
  { config, pages }: PageOptions,
  { nonce, isPrivate }: Rendering,
  { status, headers, html }: RenderResult,
): FastifyReply {
  const { banner } = config.product;
  const policy = pagePolicy({
    nonce,
    tls: config.cookieSecure,
    development: pages.development,
    bannerOrigin: banner && new URL(banner.imageUrl).origin,
  });
  return (
    reply
      .code(status)
      .headers(headers)
      .header('content-security-policy', policy)
      // A member's page lies in no cache, so that going back after signing out does not show it.
      .header('cache-control', isPrivate ? 'private, no-store' : 'no-cache')
      .headers(holdsToken(reply.request.url) ? { 'referrer-policy': 'no-referrer' } : {})
      .type('text/html; charset=utf-8')
      .send(html ?? '')
  );
}

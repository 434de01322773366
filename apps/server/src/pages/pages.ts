import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unavailable } from '@guildhall/api/ground/errors/errors';
import { chargeGeneralLimit } from '@guildhall/api/ground/limits/limiter';
import { isPoolSaturated } from '@guildhall/db';
import { sendError, sendNotFound, describe, logError } from '../http/errors/errors.ts';
import { pagePolicy, permissionsAt } from '../http/security/security-headers.ts';
import { isOverloadStatus, sendOverloadPage } from './overload-page.ts';
import type { RenderResult } from './entry-server.ts';
import { hasOwnShell, holdsToken, wantsPage } from './page-request.ts';
import { type PageOptions, type Rendering, beginRendering, isOverloaded } from './rendering.ts';

/** Server-side rendering of all pages. */
export async function registerPages(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { limiter } = options.dependencies.services;
  app.get('/*', async (request, reply) => {
    // Before rendering: a rejection costs a hundredth of a page.
    await chargeGeneralLimit(limiter, { viewer: request.viewer, ip: request.ip });
    if (!wantsPage(request.url, request.headers.accept)) {
      sendNotFound(request, reply);
      return reply;
    }
    const rendering = beginRendering(request, reply, options);
    return sendPage(reply, options, rendering, await renderOrShell(rendering, request, options));
  });

  // Also handles errors of hooks that run before the session is read, so nothing here may rely on it.
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { status, retryAfter } = describe(error);
    const isPage = wantsPage(request.url, request.headers.accept);
    if (!isPage || (status < 500 && !isOverloadStatus(status))) return sendError(error, request, reply);
    logError(request, error, status);
    if (isOverloadStatus(status)) return sendOverloadPage(reply, status, retryAfter);
    const rendering = beginRendering(request, reply, options);
    try {
      const page = await rendering.attempt((entry, input) => entry.shell(input));
      return await sendPage(reply, options, rendering, { ...page, status });
    } catch (fault) {
      if (isOverloaded(fault)) return sendOverloadPage(reply, 503);
      return sendError(error, request, reply);
    }
  });
}

/**
 * When SSR fails or times out, serve the shell: the browser can render every page by itself. If the cause is
 * the database or a rate limit, the browser's requests would fail as well, so it gets a "retry later" page.
 */
async function renderOrShell(
  rendering: Rendering,
  request: FastifyRequest,
  { config, dependencies }: PageOptions,
): Promise<RenderResult> {
  const shell = () => rendering.attempt((entry, input) => entry.shell(input));
  if (hasOwnShell(request.url)) return shell();
  try {
    return await rendering.attempt((entry, input) => entry.render(input), config.ssrTimeoutMs);
  } catch (error) {
    if (isOverloaded(error)) throw error;
    if (isPoolSaturated(dependencies.db)) throw unavailable();
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
  if (isOverloadStatus(status)) return sendOverloadPage(reply, status);
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
      .header('permissions-policy', permissionsAt(reply.request.url))
      // Not cached, so that going back after signing out does not show a member's page.
      .header('cache-control', isPrivate ? 'private, no-store' : 'no-cache')
      // The language follows from both.
      .header('vary', 'accept-language, cookie')
      .headers(holdsToken(reply.request.url) ? { 'referrer-policy': 'no-referrer' } : {})
      .type('text/html; charset=utf-8')
      .send(html ?? '')
  );
}

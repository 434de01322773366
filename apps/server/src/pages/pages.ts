import { randomBytes } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callTRPCProcedure } from '@trpc/server';
import { appRouter } from '@guildhall/api';
import type { Config } from '../config.ts';
import { type Surroundings, createContext } from '../context.ts';
import { answerError, answerNotFound, describe, logError } from '../plugins/errors.ts';
import { pagePolicy } from '../plugins/security-headers.ts';
import type { EntryServer, Pages, RenderInput, RenderResult } from './entry-server.ts';
import { hasOwnShell, wantsPage } from './page-request.ts';

export type PageOptions = { config: Config; surroundings: Surroundings; pages: Pages };

/** Every page of the product, rendered here for the reader who asks. */
export async function registerPages(app: FastifyInstance, options: PageOptions): Promise<void> {
  app.get('/*', (request, reply) => {
    if (!wantsPage(request.url, request.headers.accept)) return answerNotFound(request, reply);
    return answerPage(request, reply, options, (entry, input) =>
      renderWithin(options.config.ssrTimeoutMs, entry, request, input),
    );
  });

  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { status, retryAfter } = describe(error);
    // Under pressure a short answer helps more than a page.
    if (error.code === 'FST_UNDER_PRESSURE' || status < 500) return answerError(error, request, reply);
    logError(request, error, status);
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    return answerPage(request, reply, options, async (entry, input) => ({
      ...(await entry.shell(input)),
      status,
    }));
  });
}

type Draw = (entry: EntryServer, input: RenderInput) => Promise<RenderResult>;

async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, surroundings, pages }: PageOptions,
  draw: Draw,
): Promise<void> {
  const nonce = randomBytes(16).toString('base64');
  const { publicOrigin } = config.product;
  const result = await draw(await pages.load(), {
    // Joined as text: an address that starts with two slashes would otherwise name another host.
    request: new Request(publicOrigin + request.url, { headers: { accept: 'text/html' } }),
    callProcedure: inProcess(surroundings, request, reply),
    nonce,
    assets: pages.assets,
    publicOrigin,
    timeoutMs: config.ssrTimeoutMs,
  });
  const policy = pagePolicy({ nonce, tls: config.cookieSecure, development: pages.development });
  reply
    .code(result.status)
    .headers(result.headers)
    .header('content-security-policy', policy)
    // A member's page lies in no cache, so that going back after signing out does not show it.
    .header('cache-control', request.session.userId === undefined ? 'no-cache' : 'private, no-store')
    .type('text/html; charset=utf-8');
  await reply.send(result.html ?? '');
}

/** A fault or delay in rendering is never an outage: the browser can render every page by itself. */
async function renderWithin(
  ms: number,
  entry: EntryServer,
  request: FastifyRequest,
  input: RenderInput,
): Promise<RenderResult> {
  if (hasOwnShell(request.url)) return entry.shell(input);
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`rendering took longer than ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([entry.render(input), tooLate]);
  } catch (error) {
    request.log.warn({ err: error }, 'a page was sent without its content');
    return entry.shell(input);
  } finally {
    clearTimeout(timer);
  }
}

/** The router, called in this process as the reader of the page. */
function inProcess(
  surroundings: Surroundings,
  request: FastifyRequest,
  reply: FastifyReply,
): RenderInput['callProcedure'] {
  const ctx = createContext(surroundings, request, reply);
  const { signal } = new AbortController();
  return (path, type, input) =>
    callTRPCProcedure({
      router: appRouter,
      path,
      type,
      ctx,
      signal,
      batchIndex: 0,
      getRawInput: async () => input,
    });
}

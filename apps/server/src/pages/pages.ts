import { randomBytes } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callTRPCProcedure } from '@trpc/server';
import { type Context, appRouter } from '@guildhall/api';
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
    return answerPage(request, reply, options, (entry, inputFor) =>
      renderWithin(options.config.ssrTimeoutMs, entry, request, inputFor),
    );
  });

  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { status, retryAfter } = describe(error);
    // Under pressure a short answer helps more than a page.
    if (error.code === 'FST_UNDER_PRESSURE' || status < 500) return answerError(error, request, reply);
    logError(request, error, status);
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    return answerPage(request, reply, options, async (entry, inputFor) => ({
      ...(await entry.shell(inputFor())),
      status,
    }));
  });
}

/** What a page is drawn from, until the signal is aborted; the shell bounds its own time. */
type InputFor = (signal?: AbortSignal) => RenderInput;
type Draw = (entry: EntryServer, inputFor: InputFor) => Promise<RenderResult>;

async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, surroundings, pages }: PageOptions,
  draw: Draw,
): Promise<void> {
  const nonce = randomBytes(16).toString('base64');
  const { publicOrigin } = config.product;
  const ctx = createContext(surroundings, request, reply);
  const inputFor: InputFor = (signal = new AbortController().signal) => ({
    // Joined as text: an address that starts with two slashes would otherwise name another host.
    request: new Request(publicOrigin + request.url, { headers: { accept: 'text/html' }, signal }),
    callProcedure: inProcess(ctx, signal),
    nonce,
    assets: pages.assets,
    publicOrigin,
    timeoutMs: config.ssrTimeoutMs,
  });
  const result = await draw(await pages.load(), inputFor);
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
  inputFor: InputFor,
): Promise<RenderResult> {
  if (hasOwnShell(request.url)) return entry.shell(inputFor());
  const drawing = new AbortController();
  const tooLate = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new Error(`rendering took longer than ${ms} ms`);
    tooLate.reject(error);
    // Nobody reads it any more, so nothing more is asked for it.
    drawing.abort(error);
  }, ms);
  try {
    return await Promise.race([entry.render(inputFor(drawing.signal)), tooLate.promise]);
  } catch (error) {
    request.log.warn({ err: error }, 'a page was sent without its content');
    return entry.shell(inputFor());
  } finally {
    clearTimeout(timer);
  }
}

/** The router, called in this process as the reader of the page, for as long as somebody waits for the answer. */
function inProcess(ctx: Context, signal: AbortSignal): RenderInput['callProcedure'] {
  return async (path, type, input) => {
    signal.throwIfAborted();
    return callTRPCProcedure({
      router: appRouter,
      path,
      type,
      ctx,
      signal,
      batchIndex: 0,
      getRawInput: async () => input,
    });
  };
}

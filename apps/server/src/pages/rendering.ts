import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callTRPCProcedure, getTRPCErrorFromUnknown } from '@trpc/server';
import { appRouter } from '@guildhall/api';
import type { Config } from '../config/config.ts';
import { type AppDependencies, createContext } from '../context.ts';
import { describe } from '../http/errors/errors.ts';
import { ownWordsScript } from './own-words-script.ts';
import { isOverloadStatus } from './overload-page.ts';
import type { EntryServer, Pages, RenderInput, RenderResult } from './entry-server.ts';

export type PageOptions = { config: Config; dependencies: AppDependencies; pages: Pages };

type Draw = (entry: EntryServer, input: RenderInput) => Promise<RenderResult> | RenderResult;

/** The rendering of one page for one viewer. */
export type Rendering = {
  nonce: string;
  /** Whether it is rendered for a member. */
  isPrivate: boolean;
  /**
   * Renders within a timeout. A procedure that fails with 429 or 503 aborts the attempt at once, because the
   * page could not be complete.
   * @throws the cause of the abort
   */
  attempt(draw: Draw, timeoutMs?: number): Promise<RenderResult>;
};

/** Whether the error means "retry later": rate limited, or the database is unavailable. */
export const isOverloaded = (error: unknown): boolean =>
  isOverloadStatus(describe(getTRPCErrorFromUnknown(error)).status);

/** The session may not have been read; the error page is then rendered as for a visitor. */
export function beginRendering(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, dependencies, pages }: PageOptions,
): Rendering {
  const nonce = randomBytes(16).toString('base64');
  const { publicOrigin } = config.product;
  const ctx = createContext(dependencies, request, reply);

  /** Calls the router in process as the viewer, until the client disconnects. */
  const caller =
    (signal: AbortSignal, stop: (error: unknown) => void): RenderInput['callProcedure'] =>
    async (path, type, input) => {
      signal.throwIfAborted();
      try {
        return await callTRPCProcedure({
          router: appRouter,
          path,
          type,
          ctx,
          signal,
          batchIndex: 0,
          getRawInput: async () => input,
        });
      } catch (error) {
        if (isOverloaded(error)) stop(error);
        throw error;
      }
    };

  return {
    nonce,
    isPrivate: ctx.viewer !== null,
    async attempt(draw, timeoutMs) {
      const entry = await pages.load(request.locale);
      const stopping = new AbortController();
      const { signal } = stopping;
      const stopped = Promise.withResolvers<never>();
      // Aborting after the render has completed is not an error.
      stopped.promise.catch(() => undefined);
      const stop = (error: unknown) => {
        stopped.reject(error);
        // The client has disconnected, so no more procedures are called.
        stopping.abort(error);
      };
      const timer =
        timeoutMs !== undefined &&
        setTimeout(() => stop(new Error(`rendering took longer than ${timeoutMs} ms`)), timeoutMs);
      const input: RenderInput = {
        // Concatenated, because a URL that starts with two slashes would otherwise resolve to another host.
        request: new Request(publicOrigin + request.url, { headers: { accept: 'text/html' }, signal }),
        callProcedure: caller(signal, stop),
        nonce,
        ownWordsScript: ownWordsScript(request.locale),
        assets: pages.assets(request.locale),
        publicOrigin,
        timeoutMs: config.ssrTimeoutMs,
      };
      try {
        return await Promise.race([stopped.promise, draw(entry, input)]);
      } finally {
        if (timer) clearTimeout(timer);
      }
    },
  };
}

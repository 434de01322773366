import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callTRPCProcedure, getTRPCErrorFromUnknown } from '@trpc/server';
import { appRouter } from '@guildhall/api';
import type { Config } from '../config/config.ts';
import { type Surroundings, createContext } from '../context.ts';
import { describe } from '../http/errors/errors.ts';
import { isBusyStatus } from './busy-page.ts';
import type { EntryServer, Pages, RenderInput, RenderResult } from './entry-server.ts';

export type PageOptions = { config: Config; surroundings: Surroundings; pages: Pages };

type Draw = (entry: EntryServer, input: RenderInput) => Promise<RenderResult> | RenderResult;

/** One page for one reader: its nonce, and attempts to draw it. */
export type Rendering = {
  nonce: string;
  /** Whether it is drawn for a member. */
  isPrivate: boolean;
  /**
   * Draws within a time. A procedure that answers 429 or 503 ends the attempt at once: what would follow,
   * the rendering itself above all, is work for a page that cannot be complete.
   * @throws what ended it
   */
  attempt(draw: Draw, timeoutMs?: number): Promise<RenderResult>;
};

/** Whether an error says that the reader should come back: over a limit, or no database in time. */
export const isBusy = (error: unknown): boolean =>
  isBusyStatus(describe(getTRPCErrorFromUnknown(error)).status);

/** The session may not have been read: a page for a fault in reading it is drawn as for a visitor. */
export function beginRendering(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, surroundings, pages }: PageOptions,
): Rendering {
  const nonce = randomBytes(16).toString('base64');
  const { publicOrigin } = config.product;
  const ctx = createContext(surroundings, request, reply);

  /** The router, called in this process as the reader of the page, for as long as somebody waits for it. */
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
        if (isBusy(error)) stop(error);
        throw error;
      }
    };

  return {
    nonce,
    isPrivate: ctx.viewer !== null,
    async attempt(draw, timeoutMs) {
      const entry = await pages.load();
      const stopping = new AbortController();
      const { signal } = stopping;
      const stopped = Promise.withResolvers<never>();
      // What is stopped after it was drawn is nobody's error.
      stopped.promise.catch(() => undefined);
      const stop = (error: unknown) => {
        stopped.reject(error);
        // Nobody reads it any more, so nothing more is asked for it.
        stopping.abort(error);
      };
      const timer =
        timeoutMs !== undefined &&
        setTimeout(() => stop(new Error(`rendering took longer than ${timeoutMs} ms`)), timeoutMs);
      const input: RenderInput = {
        // Joined as text: an address that starts with two slashes would otherwise name another host.
        request: new Request(publicOrigin + request.url, { headers: { accept: 'text/html' }, signal }),
        callProcedure: caller(signal, stop),
        nonce,
        assets: pages.assets,
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

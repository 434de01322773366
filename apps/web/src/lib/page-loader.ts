import { TRPCClientError } from '@trpc/client';
import type { LoaderFunction, LoaderFunctionArgs } from 'react-router-dom';
import type { Utils } from './trpc.ts';

export type PageContext = { utils: Utils; params: LoaderFunctionArgs['params']; url: URL };

/**
 * Creates a route loader that prefetches the queries of the page. On the server they are awaited, so that their data
 * (or a real 404) is in the HTML. In the browser they are only started: the page renders at once with its skeleton and
 * handles the results of its queries itself.
 */
export function pageLoader(utils: Utils, prefetch: (page: PageContext) => Promise<unknown>): LoaderFunction {
  return async ({ params, request }) => {
    const pending = prefetch({ utils, params, url: new URL(request.url) });
    if (!import.meta.env.SSR) {
      pending.catch(() => undefined);
      return null;
    }
    try {
      await pending;
    } catch (error) {
      throw toResponse(error);
    }
    return null;
  };
}

/** A client error of the API as the HTTP response of the page; any other error stays an error. */
export function toResponse(error: unknown): unknown {
  if (!(error instanceof TRPCClientError)) return error;
  const data: unknown = error.data;
  if (typeof data !== 'object' || data === null || !('httpStatus' in data)) return error;
  const status = data.httpStatus;
  return typeof status === 'number' && status < 500 ? new Response(null, { status }) : error;
}

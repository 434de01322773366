import { TRPCClientError } from '@trpc/client';
import type { LoaderFunction, LoaderFunctionArgs } from 'react-router-dom';
import type { Utils } from './trpc.ts';

export type PageContext = { utils: Utils; params: LoaderFunctionArgs['params']; url: URL };

/**
 * Makes a route's loader from the queries that its page needs.
 * On the server they are awaited, so that their data (or a real 404) travels in the HTML. In the browser they are
 * only started: the page shows at once, with its skeleton, and owns what its queries answer.
 */
export function pageLoader(utils: Utils, ask: (page: PageContext) => Promise<unknown>): LoaderFunction {
  return async ({ params, request }) => {
    const asked = ask({ utils, params, url: new URL(request.url) });
    if (!import.meta.env.SSR) {
      asked.catch(() => undefined);
      return null;
    }
    try {
      await asked;
    } catch (error) {
      throw toResponse(error);
    }
    return null;
  };
}

/** A refusal of the API as the HTTP answer of the page; anything unexpected stays an error. */
export function toResponse(error: unknown): unknown {
  if (!(error instanceof TRPCClientError)) return error;
  const data: unknown = error.data;
  if (typeof data !== 'object' || data === null || !('httpStatus' in data)) return error;
  const status = data.httpStatus;
  return typeof status === 'number' && status < 500 ? new Response(null, { status }) : error;
}

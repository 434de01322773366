import type { AppRouter } from '@guildhall/api';
import { TRPCClientError, type TRPCLink, createTRPCClient } from '@trpc/client';
import { getTRPCErrorFromUnknown } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import { observable } from '@trpc/server/observable';

/** Runs a query of the router in this process, as the viewer of the page. */
export type CallProcedure = (path: string, type: 'query', input: unknown) => Promise<unknown>;

/** The API client of the rendering server: calls the router directly, without HTTP. */
export function createServerClient(call: CallProcedure) {
  return createTRPCClient<AppRouter>({ links: [inProcessLink(call)] });
}

const inProcessLink =
  (call: CallProcedure): TRPCLink<AppRouter> =>
  () =>
  ({ op }) =>
    observable((observer) => {
      const run = async () => {
        try {
          observer.next({ result: { type: 'data', data: await call(op.path, 'query', op.input) } });
          observer.complete();
        } catch (cause) {
          observer.error(toClientError(cause));
        }
      };
      void run();
    });

function toClientError(cause: unknown): TRPCClientError<AppRouter> {
  const error = getTRPCErrorFromUnknown(cause);
  const { message, code } = error;
  const httpStatus = getHTTPStatusCodeFromError(error);
  return new TRPCClientError(message, {
    result: { error: { code: TRPC_ERROR_CODES_BY_KEY[code], message, data: { code, httpStatus } } },
  });
}

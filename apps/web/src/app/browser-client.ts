import type { AppRouter } from '@guildhall/api';
import {
  createTRPCClient,
  httpBatchLink,
  httpLink,
  httpSubscriptionLink,
  type TRPCClientError,
  retryLink,
  splitLink,
} from '@trpc/client';
import { hasIdempotencyKey } from '../lib/idempotency.ts';
import { createKeepaliveFetch } from './keepalive-fetch.ts';

/** The server's limit of calls per batch request. */
const MAX_BATCH = 10;
const SERVICE_UNAVAILABLE = 503;
/** After that the page says that something is wrong, and offers to try again. */
const READ_ATTEMPTS = 4;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/**
 * The API client of the browser: calls of the same tick are batched into one request, live changes use a stream, and
 * a mutation with an idempotency key is sent alone with its header. Reads that the server refused under load are
 * retried with backoff.
 */
export function createBrowserClient() {
  const url = new URL('/trpc', window.location.origin).href;
  const fetch = createKeepaliveFetch();
  return createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: ({ type }) => type === 'subscription',
        // The browser reconnects a lost stream by itself, but gives up on an error status (429, 502, 503).
        true: [retryLink({ retry: () => true, retryDelayMs: retryDelay }), httpSubscriptionLink({ url })],
        false: [
          // Reads only: a proxy or a procedure that has begun can answer 503, too.
          retryLink({
            retry: ({ op, error, attempts }) =>
              op.type === 'query' && attempts < READ_ATTEMPTS && wasShed(error),
            retryDelayMs: retryDelay,
          }),
          splitLink({
            condition: ({ context }) => hasIdempotencyKey(context),
            true: httpLink({
              url,
              fetch,
              headers: ({ op: { context } }) =>
                hasIdempotencyKey(context) ? { 'idempotency-key': context.idempotencyKey } : {},
            }),
            false: httpBatchLink({ url, fetch, maxItems: MAX_BATCH }),
          }),
        ],
      }),
    ],
  });
}

/** Whether the server, or a proxy in front of it, refused the request under load. */
function wasShed({ meta }: TRPCClientError<AppRouter>): boolean {
  const response = meta?.['response'];
  return response instanceof Response && response.status === SERVICE_UNAVAILABLE;
}

/** Exponential backoff with jitter, so that the pages of a whole community do not come back at once. */
function retryDelay(attempt: number): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempt - 1)) * (0.5 + Math.random() / 2);
}

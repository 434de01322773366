import type { AppRouter } from '@guildhall/api';
import {
  createTRPCClient,
  httpBatchLink,
  httpLink,
  httpSubscriptionLink,
  retryLink,
  splitLink,
} from '@trpc/client';
import { hasIdempotencyKey } from '../lib/idempotency.ts';
import { createKeepaliveFetch } from './keepalive-fetch.ts';
import { streamRetryDelay } from './stream-retry-delay.ts';

/** The server's limit of calls per batch request. */
const MAX_BATCH = 10;

/**
 * The API client of the browser: calls of the same tick are batched into one request, live changes use a stream, and
 * a mutation with an idempotency key is sent alone with its header.
 */
export function createBrowserClient() {
  const url = new URL('/trpc', window.location.origin).href;
  const fetch = createKeepaliveFetch();
  return createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: ({ type }) => type === 'subscription',
        // The browser reconnects a lost stream by itself, but gives up on an error status (429, 502, 503).
        true: [
          retryLink({ retry: () => true, retryDelayMs: streamRetryDelay }),
          httpSubscriptionLink({ url }),
        ],
        false: splitLink({
          condition: ({ context }) => hasIdempotencyKey(context),
          true: httpLink({
            url,
            fetch,
            headers: ({ op: { context } }) =>
              hasIdempotencyKey(context) ? { 'idempotency-key': context.idempotencyKey } : {},
          }),
          false: httpBatchLink({ url, fetch, maxItems: MAX_BATCH }),
        }),
      }),
    ],
  });
}

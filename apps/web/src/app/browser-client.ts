import type { AppRouter } from '@guildhall/api';
import { createTRPCClient, httpBatchLink, httpLink, httpSubscriptionLink, splitLink } from '@trpc/client';
import { isOnceContext } from '../lib/idempotency.ts';

/** Matches the server's bound on the number of calls in one request. */
const MAX_BATCH = 10;

/**
 * The browser's way to the API: calls made in the same tick travel as one request, with the session cookie; live
 * changes keep a stream open; what must happen once travels alone, with its key.
 */
export function createBrowserClient() {
  const url = new URL('/trpc', window.location.origin).href;
  return createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: ({ type }) => type === 'subscription',
        true: httpSubscriptionLink({ url }),
        false: splitLink({
          condition: ({ context }) => isOnceContext(context),
          true: httpLink({
            url,
            headers: ({ op: { context } }) =>
              isOnceContext(context) ? { 'idempotency-key': context.idempotencyKey } : {},
          }),
          false: httpBatchLink({ url, maxItems: MAX_BATCH }),
        }),
      }),
    ],
  });
}

import type { AppRouter } from '@guildhall/api';
import { createTRPCClient, httpBatchLink, httpSubscriptionLink, splitLink } from '@trpc/client';

/** Matches the server's bound on the number of calls in one request. */
const MAX_BATCH = 10;

/** The browser's way to the API: calls made in the same tick travel as one request, with the session cookie; live changes keep a stream open. */
export function createBrowserClient() {
  const url = new URL('/trpc', window.location.origin).href;
  return createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: ({ type }) => type === 'subscription',
        true: httpSubscriptionLink({ url }),
        false: httpBatchLink({ url, maxItems: MAX_BATCH }),
      }),
    ],
  });
}

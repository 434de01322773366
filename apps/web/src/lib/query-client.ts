import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { invalidateQueries } from './invalidate-queries.ts';
import { NOT_AUTHENTICATED } from './show-error.ts';

/**
 * The query cache with the product's defaults: data never goes stale by itself; no refetch on focus, no polling, no
 * retries. A successful mutation invalidates every query of its feature; the hook of a mutation invalidates those of
 * other features. A mutation that writes its result into the cache itself sets `meta: { skipInvalidation: true }`.
 */
export function createQueryClient(): QueryClient {
  /** A member's request that is rejected for want of a session: the session has ended elsewhere, so look again. */
  const lookForSession = (error: Error) => {
    if (error.message === NOT_AUTHENTICATED)
      void invalidateQueries(queryClient, { queryKey: [['auth', 'me']] });
  };
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        throwOnError: false,
      },
      mutations: { retry: false },
    },
    queryCache: new QueryCache({ onError: lookForSession }),
    mutationCache: new MutationCache({
      onError: lookForSession,
      onSuccess: (_data, _variables, _result, mutation) => {
        if (mutation.meta?.['skipInvalidation'] === true) return undefined;
        const feature = featureOf(mutation.options.mutationKey);
        return feature === undefined ? undefined : invalidateQueries(queryClient, { queryKey: [[feature]] });
      },
    }),
  });
  return queryClient;
}

/** tRPC's mutation keys are [[feature, procedure]]. */
function featureOf(key: readonly unknown[] | undefined): string | undefined {
  const path: unknown = key?.[0];
  const feature: unknown = Array.isArray(path) ? path[0] : undefined;
  return typeof feature === 'string' ? feature : undefined;
}

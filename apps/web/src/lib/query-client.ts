import { type Mutation, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { invalidateQueries } from './invalidate-queries.ts';
import { NOT_AUTHENTICATED } from './show-error.ts';

type AnyMutation = Pick<Mutation<unknown, unknown>, 'mutationId' | 'options' | 'meta'>;

/**
 * The query cache with the product's defaults: data never goes stale by itself; no refetch on focus, no polling, no
 * retries. A successful mutation invalidates every query of its feature; the hook of a mutation invalidates those of
 * other features. A mutation that writes its result into the cache itself sets `meta: { skipInvalidation: true }`.
 * Mutations of one scope run one after another, and the last of them invalidates, also when it fails: an answer
 * fetched in between would show a switch as it was before the last press.
 */
export function createQueryClient(): QueryClient {
  /** A member's request that is rejected for want of a session: the session has ended elsewhere, so look again. */
  const lookForSession = (error: Error) => {
    if (error.message === NOT_AUTHENTICATED)
      void invalidateQueries(queryClient, { queryKey: [['auth', 'me']] });
  };
  const invalidate = (mutation: AnyMutation) => {
    if (mutation.meta?.['skipInvalidation'] === true || isFollowed(queryClient, mutation)) return undefined;
    const feature = featureOf(mutation.options.mutationKey);
    return feature === undefined ? undefined : invalidateQueries(queryClient, { queryKey: [[feature]] });
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
      onError: (error, _variables, _result, mutation) => {
        lookForSession(error);
        return mutation.options.scope ? invalidate(mutation) : undefined;
      },
      onSuccess: (_data, _variables, _result, mutation) => invalidate(mutation),
    }),
  });
  return queryClient;
}

/** Another mutation of the same scope waits for this one. */
function isFollowed(queryClient: QueryClient, { mutationId, options }: AnyMutation): boolean {
  const scope = options.scope?.id;
  const isNext = (other: AnyMutation) => other.mutationId !== mutationId && other.options.scope?.id === scope;
  return scope !== undefined && queryClient.isMutating({ predicate: isNext }) > 0;
}

/** tRPC's mutation keys are [[feature, procedure]]. */
function featureOf(key: readonly unknown[] | undefined): string | undefined {
  const path: unknown = key?.[0];
  const feature: unknown = Array.isArray(path) ? path[0] : undefined;
  return typeof feature === 'string' ? feature : undefined;
}

import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/**
 * Invalidates queries, also those whose first fetch is still in flight. TanStack Query cancels a refetch but keeps a
 * first fetch, whose response may have been read before the change; such a query is fetched once more.
 */
export async function invalidateQueries(
  queryClient: QueryClient,
  filters: InvalidateQueryFilters,
): Promise<void> {
  const loading = queryClient
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  await Promise.all([
    queryClient.invalidateQueries(filters),
    ...loading.map(async ({ queryKey, promise }) => {
      await promise?.catch(() => {});
      await queryClient.invalidateQueries({ queryKey, exact: true });
    }),
  ]);
}

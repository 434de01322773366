import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../../lib/trpc.ts';
import type { DirectoryFilter } from '../businesses.types.ts';
import { pageOf } from './directory-filter.ts';

/** Milliseconds that the former result may stay when the next one is on its way; then placeholders show. */
const PATIENCE = 250;

/** The businesses of a filter, page by page. */
export function useDirectory(filter: DirectoryFilter) {
  const list = trpc.businesses.list.useInfiniteQuery(pageOf(filter), {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
  const [isSlow] = useDebouncedValue(list.isPlaceholderData, PATIENCE);
  const isLoading = list.isPending || (list.isPlaceholderData && isSlow);
  return { ...list, isLoading, businesses: list.data?.pages.flatMap(({ items }) => items) ?? [] };
}

/** How many businesses each choice would show. */
export const useFacets = (filter: DirectoryFilter) =>
  trpc.businesses.facets.useQuery(filter, { placeholderData: keepPreviousData }).data;

export type Facets = NonNullable<ReturnType<typeof useFacets>>;

/** '12'; '200+' where the counting stops, '37+' in a search too broad to count; null for none found there. */
export function shownCount({ cap, atLeast }: Facets, kind: Facets['atLeast'][number], count: number) {
  const isLeast = count >= cap || atLeast.includes(kind);
  if (isLeast && count === 0) return null;
  return isLeast ? `${count}+` : String(count);
}

import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../../lib/trpc.ts';
import type { DirectoryFilter } from '../businesses.types.ts';
import { countedOf, isCounted, mappedOf, pageOf } from './directory-filter.ts';

/** Milliseconds for which the previous result stays while the next one loads; then the skeleton shows. */
const SKELETON_DELAY_MS = 250;

/** The businesses that match a filter, paginated. */
export function useDirectory(filter: DirectoryFilter) {
  const list = trpc.businesses.list.useInfiniteQuery(pageOf(filter), {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
  const [isSlow] = useDebouncedValue(list.isPlaceholderData, SKELETON_DELAY_MS);
  const isLoading = list.isPending || (list.isPlaceholderData && isSlow);
  const pages = list.data?.pages ?? [];
  const businesses = pages.flatMap(({ items }) => items);
  return { ...list, isLoading, businesses, similar: pages[0]?.similar ?? [] };
}

/** Where the businesses are that match a filter. */
export const useBusinessTowns = (filter: DirectoryFilter) =>
  trpc.businesses.map.useQuery(mappedOf(filter), { placeholderData: keepPreviousData });

/** The count of businesses per facet; undefined where none is made. */
export function useFacets(filter: DirectoryFilter) {
  const enabled = isCounted(filter);
  const facets = trpc.businesses.facets.useQuery(countedOf(filter), {
    placeholderData: keepPreviousData,
    enabled,
  });
  return enabled ? facets.data : undefined;
}

export type Facets = NonNullable<ReturnType<typeof useFacets>>;

/** '12'; '200+' at the counting cap, '37+' in a search too broad to count exactly; null if that found none. */
export function formatCount({ cap, atLeast }: Facets, kind: Facets['atLeast'][number], count: number) {
  const isLeast = count >= cap || atLeast.includes(kind);
  if (isLeast && count === 0) return null;
  return isLeast ? `${count}+` : String(count);
}

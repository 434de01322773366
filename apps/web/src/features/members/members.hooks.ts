import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../lib/trpc.ts';
import { type MemberSort, type MembersFilter, pageOf } from './members-filter.ts';

/** Milliseconds for which the previous result stays while the next one loads; then the skeleton shows. */
const SKELETON_DELAY_MS = 250;

/** The members that match a filter, paginated. */
export function useMembers(filter: MembersFilter, sort: MemberSort) {
  const list = trpc.members.list.useInfiniteQuery(pageOf(filter, sort), {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
  const [isSlow] = useDebouncedValue(list.isPlaceholderData, SKELETON_DELAY_MS);
  const pages = list.data?.pages ?? [];
  return {
    ...list,
    isLoading: list.isPending || (list.isPlaceholderData && isSlow),
    pages,
    hasMembers: pages.some(({ items }) => items.length > 0),
    similar: pages[0]?.similar ?? [],
  };
}

/** The choices of each filter, with their counts. */
export const useMemberFacets = (filter: MembersFilter) =>
  trpc.members.facets.useQuery(filter, { placeholderData: keepPreviousData }).data;

/** Where the members are who match a filter. */
export const useMemberTowns = (filter: MembersFilter) =>
  trpc.members.map.useQuery(filter, { placeholderData: keepPreviousData });

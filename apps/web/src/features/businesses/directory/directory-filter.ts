import type { DirectorySort, DirectoryTab } from '@guildhall/api/directory/businesses/businesses.schema';
import { SEARCH_MAX } from '../../../lib/search-max.ts';
import type { DirectoryFilter } from '../businesses.types.ts';

/** Repeated here: importing the schema would add it to the initial bundle. */
export const DIRECTORY_TABS = ['all', 'featured', 'verified'] as const satisfies DirectoryTab[];

export const SORTS = ['best', 'newest', 'name', 'nearest'] as const satisfies DirectorySort[];

const PAGE_SIZE = 12;
const CHOICE_MAX = 120;

/** The filter in the URL, for the route's loader and the page. */
export function filterOf(params: URLSearchParams): DirectoryFilter {
  const search = params.get('search')?.trim().slice(0, SEARCH_MAX);
  const category = params.get('category')?.slice(0, CHOICE_MAX);
  const industry = params.get('industry')?.slice(0, CHOICE_MAX);
  const near = params.get('near')?.trim().slice(0, CHOICE_MAX);
  const tab = DIRECTORY_TABS.find((value) => value === params.get('tab')) ?? 'all';
  const sort = SORTS.find((value) => value === params.get('sort'));
  return {
    tab,
    ...(search && { search }),
    ...(category && { category }),
    ...(industry && { industry }),
    ...(params.get('openNow') === 'true' && { openNow: true }),
    ...(near && { near }),
    // By distance from nowhere is the usual order.
    ...(sort && sort !== 'best' && (sort !== 'nearest' || near) && { sort }),
  };
}

/** The input of one page of the list. */
export const pageOf = (filter: DirectoryFilter) => ({ ...filter, limit: PAGE_SIZE });

/** The input of the map, which has no order. */
export const mappedOf = ({ sort: _sort, ...filter }: DirectoryFilter) => filter;

export const isFiltered = ({ search, category, industry, openNow, near, tab }: DirectoryFilter): boolean =>
  [search, category, industry, near].some((value) => value !== undefined) || !!openNow || tab !== 'all';

/** What is counted of it: neither the order nor who is open now or near a place. */
export const countedOf = ({ search, category, industry, tab }: DirectoryFilter) => ({
  tab,
  ...(search && { search }),
  ...(category && { category }),
  ...(industry && { industry }),
});

/** Who is open now or near a place is in no count. */
export const isCounted = ({ openNow, near }: Pick<DirectoryFilter, 'openNow' | 'near'>): boolean =>
  !openNow && near === undefined;

/** Nothing but the place can be why no business was found. */
export const isOnlyNear = (filter: DirectoryFilter): filter is DirectoryFilter & { near: string } =>
  filter.near !== undefined && !isFiltered({ ...filter, near: undefined });

import type { DirectoryTab } from '@guildhall/api/businesses/schema';
import { SEARCH_MAX } from '../../../lib/search-max.ts';
import type { DirectoryFilter } from '../businesses.types.ts';

/** Repeated here: importing the schema would add it to the initial bundle. */
export const DIRECTORY_TABS = ['all', 'featured', 'verified'] as const satisfies DirectoryTab[];

const PAGE_SIZE = 12;
const CHOICE_MAX = 120;

/** The filter in the URL, for the route's loader and the page. */
export function filterOf(params: URLSearchParams): DirectoryFilter {
  const search = params.get('search')?.trim().slice(0, SEARCH_MAX);
  const category = params.get('category')?.slice(0, CHOICE_MAX);
  const industry = params.get('industry')?.slice(0, CHOICE_MAX);
  const tab = DIRECTORY_TABS.find((value) => value === params.get('tab')) ?? 'all';
  return {
    tab,
    ...(search && { search }),
    ...(category && { category }),
    ...(industry && { industry }),
    ...(params.get('openNow') === 'true' && { openNow: true }),
  };
}

/** The input of one page of the list. */
export const pageOf = (filter: DirectoryFilter) => ({ ...filter, limit: PAGE_SIZE });

export const isFiltered = ({ search, category, industry, openNow, tab }: DirectoryFilter): boolean =>
  search !== undefined || category !== undefined || industry !== undefined || !!openNow || tab !== 'all';

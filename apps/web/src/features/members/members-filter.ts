import { SEARCH_MAX } from '../../lib/search-max.ts';
import type { Inputs, Outputs } from '../../lib/trpc.ts';

export type MembersFilter = Inputs['members']['facets'];
export type MemberFacets = Outputs['members']['facets'];
export type MemberCardData = Outputs['members']['list']['items'][number];
export type FilterChange = Partial<Record<keyof MembersFilter, string>>;

export const FACETS = ['industry', 'place', 'offers', 'seeks'] as const;
export const OTHER_ALPHABETS = 'other';

const PAGE_SIZE = 24;
const CHOICE_MAX = 120;
const LETTER = /^(?:[a-z]|other)$/;

/** The filter in the URL, for the route's loader and the page. */
export function filterOf(params: URLSearchParams): MembersFilter {
  const search = params.get('search')?.trim().slice(0, SEARCH_MAX);
  const letter = params.get('letter') ?? '';
  const choices = FACETS.flatMap((facet) => {
    const value = params.get(facet)?.trim().slice(0, CHOICE_MAX);
    return value ? [[facet, value] as const] : [];
  });
  return {
    ...(search && { search }),
    ...(LETTER.test(letter) && { letter }),
    ...Object.fromEntries(choices),
  };
}

export type MemberSort = 'match' | 'name';

/** The order of the list: members see who fits them first, unless the URL or an initial asks for names. */
export const sortOf = (params: URLSearchParams, isMember: boolean): MemberSort =>
  isMember && params.get('sort') !== 'name' && !params.has('letter') ? 'match' : 'name';

/** The input of one page of the list. */
export const pageOf = (filter: MembersFilter, sort: MemberSort) => ({ ...filter, sort, limit: PAGE_SIZE });

export const isFiltered = (filter: MembersFilter): boolean => Object.keys(filter).length > 0;

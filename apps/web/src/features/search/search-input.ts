import type { SearchKind } from '@guildhall/api/discovery/search/search.schema';
import { SEARCH_MAX } from '../../lib/search-max.ts';
import type { Inputs } from '../../lib/trpc.ts';

/** Hits per kind: for all kinds together, and for one. */
export const LIMITS = { all: 5, one: 20 };

/** In display order. */
export const KINDS: SearchKind[] = [
  'members',
  'businesses',
  'opportunities',
  'posts',
  'articles',
  'events',
  'chapters',
];

/** The query in the URL. */
export function searchOf(search: URLSearchParams): { q: string; kind?: SearchKind } {
  const kind = KINDS.find((known) => known === search.get('kind'));
  return { q: (search.get('q') ?? '').slice(0, SEARCH_MAX), ...(kind && { kind }) };
}

/** Input of the search query, shared by the loader and the page so that they use one cache entry. */
export const searchInput = (q: string, limit: number, kind?: SearchKind): Inputs['search']['all'] => ({
  q: q.trim().slice(0, SEARCH_MAX),
  limit,
  ...(kind && { kind }),
});

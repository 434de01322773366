import type { SearchKind } from '@guildhall/api/search/schema';
import type { Inputs } from '../../lib/trpc.ts';

/** Characters that are searched for. */
export const QUERY_MAX = 100;

/** Per kind: while all are shown, and when one is. */
export const LIMITS = { all: 5, one: 20 };

/** In the order in which they are shown. */
export const KINDS: SearchKind[] = ['members', 'businesses', 'posts', 'articles'];

/** What the address asks for. */
export function searchOf(search: URLSearchParams): { q: string; kind?: SearchKind } {
  const kind = KINDS.find((known) => known === search.get('kind'));
  return { q: (search.get('q') ?? '').slice(0, QUERY_MAX), ...(kind && { kind }) };
}

/** The input of a search; the route's loader and the page must ask for the same thing. */
export const searchInput = (q: string, limit: number, kind?: SearchKind): Inputs['search']['all'] => ({
  q: q.trim().slice(0, QUERY_MAX),
  limit,
  ...(kind && { kind }),
});

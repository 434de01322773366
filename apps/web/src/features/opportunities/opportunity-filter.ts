import { SEARCH_MAX } from '../../lib/search-max.ts';
import type { Inputs, Outputs } from '../../lib/trpc.ts';

type Input = Inputs['opportunities']['search'];
export type OpportunitySort = NonNullable<Input['sort']>;
/** What the URL says: a filter, the order, and the saved search that was opened. */
export type OpportunityFilter = Omit<Input, 'limit' | 'cursor'> & { saved?: number };
export type OpportunityFacets = Outputs['opportunities']['facets'];
export type SavedFilter = Inputs['opportunities']['searches']['save']['filter'];
export type FilterChange = Partial<Record<keyof OpportunityFilter, string>>;

/** All open opportunities, the member's own, or what they applied to. */
export type OpportunityView = 'all' | 'yours' | 'applied';

/** The list that the URL says. */
export function viewOf(params: URLSearchParams): OpportunityView {
  const show = params.get('show');
  return show === 'yours' || show === 'applied' ? show : 'all';
}

/** Filters that are on or off, in display order. */
export const SWITCHES = ['fits', 'remote', 'budget', 'closing'] as const;
export const CHOICES = ['kind', 'place'] as const;
export const SORTS: OpportunitySort[] = ['fit', 'newest', 'closing'];

const PAGE_SIZE = 20;
const CHOICE_MAX = { kind: 80, place: 120 };

/** The filter in the URL, for the route's loader and the page. */
export function filterOf(params: URLSearchParams): OpportunityFilter {
  const search = params.get('search')?.trim().slice(0, SEARCH_MAX);
  const sort = SORTS.find((known) => known === params.get('sort'));
  const saved = Number(params.get('saved'));
  const choices = CHOICES.flatMap((choice) => {
    const value = params.get(choice)?.trim().slice(0, CHOICE_MAX[choice]);
    return value ? [[choice, value] as const] : [];
  });
  const switches = SWITCHES.filter((name) => params.get(name) === 'yes').map((name) => [name, true] as const);
  return {
    ...(search && { search }),
    ...(sort && { sort }),
    ...(Number.isSafeInteger(saved) && saved > 0 && { saved }),
    ...Object.fromEntries(choices),
    ...Object.fromEntries(switches),
  };
}

const yes = (isOn: true | undefined) => (isOn ? 'yes' : undefined);

/** The URL parameters of a filter, the other way around. */
export const addressOf = ({ search, kind, place, fits, remote, budget }: SavedFilter) => ({
  search,
  kind,
  place,
  fits: yes(fits),
  remote: yes(remote),
  budget: yes(budget),
});

/** The input of one page of the list. */
export const pageOf = ({ saved: _saved, ...filter }: OpportunityFilter): Input => ({
  ...filter,
  limit: PAGE_SIZE,
});

/** What a search that is saved looks for: neither the order nor what closes soon. */
export const savedFilterOf = ({
  saved: _saved,
  sort: _sort,
  closing: _closing,
  ...filter
}: OpportunityFilter): SavedFilter => filter;

/** How many filters are set, but for the words. */
export const chosenOf = (filter: OpportunityFilter): number =>
  [...SWITCHES, ...CHOICES].filter((name) => filter[name] !== undefined).length;

export const CHAPTERS_PAGE = 20;
const MEETINGS_PAGE = 5;

/** The search of the list, as the address says. */
export const filterOf = (parameters: URLSearchParams) => ({ search: parameters.get('search') ?? '' });

/**
 * The input of the list; the route's loader and the page must ask for the same. Without a search the viewer's own
 * chapters are above it.
 */
export const chaptersInput = ({ search }: { search: string }) => ({
  search,
  others: search === '',
  limit: CHAPTERS_PAGE,
});

/** The input of a chapter's events; the route's loader and the page must ask for the same. */
export const meetingsInput = (chapter: string) => ({
  when: 'upcoming' as const,
  chapter,
  limit: MEETINGS_PAGE,
});

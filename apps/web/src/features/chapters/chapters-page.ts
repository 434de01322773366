export const CHAPTERS_PAGE = 20;

/** The search of the list, as the address says. */
export const filterOf = (parameters: URLSearchParams) => ({ search: parameters.get('search') ?? '' });

/** The input of the list; the route's loader and the page must ask for the same. */
export const chaptersInput = ({ search }: { search: string }) => ({ search, limit: CHAPTERS_PAGE });

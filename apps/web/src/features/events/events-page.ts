export const EVENTS_PAGE = 20;

export type When = 'upcoming' | 'past';

/** The list that the address asks for, by its `when` query parameter. */
export const whenOf = (parameters: URLSearchParams): When =>
  parameters.get('when') === 'past' ? 'past' : 'upcoming';

/** The input of the list; the route's loader and the page must ask for the same. */
export const eventsInput = (when: When) => ({ when, limit: EVENTS_PAGE });

/** The event and the date that the address asks for, by its `date` query parameter; the next date without one. */
export function eventInput(slug: string | undefined, parameters: URLSearchParams) {
  const date = Number(parameters.get('date'));
  return { slug: slug ?? '', date: Number.isSafeInteger(date) && date > 0 ? date : undefined };
}

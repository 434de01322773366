export const EVENTS_PAGE = 20;

export type When = 'upcoming' | 'past';

/** The list that the address asks for, by its `when` query parameter. */
export const whenOf = (parameters: URLSearchParams): When =>
  parameters.get('when') === 'past' ? 'past' : 'upcoming';

/** The input of the list; the route's loader and the page must ask for the same. */
export const eventsInput = (when: When) => ({ when, limit: EVENTS_PAGE });

/** The date that the address of an event asks for, by its `date` query parameter. */
export function dateOf(parameters: URLSearchParams): number | undefined {
  const date = Number(parameters.get('date'));
  return Number.isSafeInteger(date) && date > 0 ? date : undefined;
}

export const EVENTS_PAGE = 20;

export type When = 'upcoming' | 'past' | 'month';

/** The list that the address asks for, by its `when` query parameter. */
export const whenOf = (parameters: URLSearchParams): When => {
  const when = parameters.get('when');
  return when === 'past' || when === 'month' ? when : 'upcoming';
};

/** The month that the address asks for, such as 2026-12; the present one without. */
export const monthInput = (parameters: URLSearchParams) => ({ month: parameters.get('month') ?? undefined });

/** The input of the list; the route's loader and the page must ask for the same. */
export const eventsInput = (when: Exclude<When, 'month'>) => ({ when, limit: EVENTS_PAGE });

/** The event and the date that the address asks for, by its `date` query parameter; the next date without one. */
export function eventInput(slug: string | undefined, parameters: URLSearchParams) {
  const date = Number(parameters.get('date'));
  return { slug: slug ?? '', date: Number.isSafeInteger(date) && date > 0 ? date : undefined };
}

import { localDate, longDate } from './dates.ts';
import { useHydrated } from './useHydrated.ts';

/**
 * Formats the day of an ISO date in words: in the viewer's time zone and locale, and in UTC while the page that the
 * server rendered is hydrated. For moments; the days of a calendar (a deadline) are the same everywhere.
 */
export const useLocalDate = (): ((iso: string) => string) => (useHydrated() ? localDate : longDate);

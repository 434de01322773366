import { useFormats } from './formats.ts';
import { useHydrated } from './useHydrated.ts';

/**
 * Formats the day of an ISO date in words: in the reader's time zone, and in UTC while the page that the server
 * rendered is hydrated. For moments; the days of a calendar (a deadline) are the same everywhere.
 */
export function useLocalDate(): (iso: string) => string {
  const { localDate, longDate } = useFormats();
  return useHydrated() ? localDate : longDate;
}

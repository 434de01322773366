import { useFormats } from '../../lib/formats.ts';
import { useHydrated } from '../../lib/useHydrated.ts';

type Span = { startsAt: string; endsAt: string };

const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const DAY = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const;

/** Versions of the same library of languages write different spaces, and some clocks without an offset with one. */
const withPlainSpaces = (text: string) =>
  text.replaceAll(/[\u2009\u202F]/g, ' ').replaceAll(/\b(GMT|UTC)\+0(?![\d:])/g, '$1');

/** Formats dates of events on the clocks where they take place, so the server and every browser write the same. */
export function useEventTimes(timeZone: string) {
  const { locale } = useFormats();
  const formatter = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone });
  const format = (iso: string, options: Intl.DateTimeFormatOptions) =>
    withPlainSpaces(formatter(options).format(new Date(iso)));
  const range = ({ startsAt, endsAt }: Span, options: Intl.DateTimeFormatOptions) =>
    withPlainSpaces(formatter(options).formatRange(new Date(startsAt), new Date(endsAt)));
  return {
    /** 'Tuesday, December 1, 2026, 6:30 – 8:00 PM GMT+1' */
    span: (date: Span) => range(date, { ...DAY, ...TIME, timeZoneName: 'short' }),
    /** '6:30 – 8:00 PM GMT+1' */
    hours: (date: Span) => range(date, { ...TIME, timeZoneName: 'short' }),
    /** 'Tue, Dec 1, 2026, 6:30 PM' */
    short: ({ startsAt }: Pick<Span, 'startsAt'>) =>
      format(startsAt, { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric', ...TIME }),
    /** '6:30 PM' */
    hour: (iso: string) => format(iso, TIME),
    month: (iso: string) => format(iso, { month: 'short' }),
    day: (iso: string) => format(iso, { day: 'numeric' }),
    weekday: (iso: string) => format(iso, { weekday: 'long' }),
  };
}

/** When the event begins on the reader's own clock; null when that is the event's, and until the page is hydrated. */
export function useOwnTime({ startsAt, timeZone }: { startsAt: string; timeZone: string }): string | null {
  const { locale } = useFormats();
  if (!useHydrated()) return null;
  const at = new Date(startsAt);
  const clock = (zone?: string) =>
    at.toLocaleString(locale, { weekday: 'long', ...TIME, ...(zone !== undefined && { timeZone: zone }) });
  const own = clock();
  return own === clock(timeZone) ? null : own;
}

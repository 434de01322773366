/** How a community writes amounts and dates. Without zod, because every page loads this file. */
export type Formats = {
  /** The language that dates are written in. */
  locale: string;
  /** Three letters. */
  currency: string;
  /** Hundredths of the currency: '$2,450.00'. */
  amount: (hundredths: number) => string;
  /** Whole units of the currency: '$2,450'. */
  wholeAmount: (units: number) => string;
  /** The day of an ISO date in UTC: 'March 3, 2026'. */
  longDate: (iso: string) => string;
  /** For a chart's axis, in UTC: 'Mar 3'. */
  shortDate: (iso: string) => string;
  /** The day of an ISO date in the time zone of the reader; without a chosen language in the reader's, too. */
  localDate: (iso: string) => string;
  /** The same with the day of the week: 'Tuesday, March 3, 2026'. */
  localWeekday: (iso: string) => string;
  /** The time of the day, in the time zone of the reader: '4:31 PM'. */
  localTime: (iso: string) => string;
  /** An hour of a clock, as '09:00': '9 AM', or '09:00' where the clock has 24 hours. */
  clock: (time: string) => string;
  /** The day with the time. */
  localMoment: (iso: string) => string;
};

export const DEFAULT_CURRENCY = 'USD';
export const DEFAULT_DATE_LOCALE = 'en-US';

/** Unset settings are empty: dollars, and dates as in the product's own words. */
type Settings = { currency: string; dateLocale: string };

const known = new Map<string, Formats>();

export function formatsOf({ currency, dateLocale }: Settings): Formats {
  const key = `${currency} ${dateLocale}`;
  const formats = known.get(key) ?? makeFormats(currency || DEFAULT_CURRENCY, dateLocale);
  known.set(key, formats);
  return formats;
}

function makeFormats(currency: string, dateLocale: string): Formats {
  const locale = dateLocale || DEFAULT_DATE_LOCALE;
  const readers = dateLocale || undefined;
  const money = { style: 'currency', currency } as const;
  const amount = new Intl.NumberFormat(locale, money);
  const wholeAmount = new Intl.NumberFormat(locale, { ...money, maximumFractionDigits: 0 });
  const inUtc = { day: 'numeric', timeZone: 'UTC' } as const;
  const longDate = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', ...inUtc });
  const shortDate = new Intl.DateTimeFormat(locale, { month: 'short', ...inUtc });
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return {
    locale,
    currency,
    amount: (hundredths) => amount.format(hundredths / 100),
    wholeAmount: (units) => wholeAmount.format(units),
    longDate: (iso) => longDate.format(new Date(iso)),
    shortDate: (iso) => shortDate.format(new Date(iso)),
    clock: (time) =>
      clock
        .format(new Date(`1970-01-01T${time}Z`))
        .replace(/:00(?=\s)/, '')
        .replace(/\s/, ' '),
    // Not cached: the time zone of the process or browser may change.
    localDate: (iso) => new Date(iso).toLocaleDateString(readers, { dateStyle: 'long' }),
    localWeekday: (iso) => new Date(iso).toLocaleDateString(readers, { dateStyle: 'full' }),
    localTime: (iso) => new Date(iso).toLocaleTimeString(readers, { timeStyle: 'short' }),
    localMoment: (iso) => new Date(iso).toLocaleString(readers, { dateStyle: 'long', timeStyle: 'short' }),
  };
}

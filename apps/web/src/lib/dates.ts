const LONG = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});
const SHORT = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** An ISO date in words: 'March 3, 2026'. In UTC, so that server and browser render the same text. */
export const longDate = (iso: string): string => LONG.format(new Date(iso));

/** An ISO date for a chart's axis: 'Mar 3'. */
export const shortDate = (iso: string): string => SHORT.format(new Date(iso));

/** The day of an ISO date in the time zone and language of the browser, so never rendered by the server. */
export const localDate = (iso: string): string =>
  new Date(iso).toLocaleDateString(undefined, { dateStyle: 'long' });

/** An ISO date with its time in the time zone and language of the browser, so never rendered by the server. */
export const localMoment = (iso: string): string =>
  new Date(iso).toLocaleString(undefined, { dateStyle: 'long', timeStyle: 'short' });

const MINUTE_MS = 60_000;

/** Whole minutes from an ISO date until now. */
export const minutesSince = (iso: string): number =>
  Math.floor((Date.now() - new Date(iso).getTime()) / MINUTE_MS);

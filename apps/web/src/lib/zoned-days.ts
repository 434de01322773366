const DAY_MS = 86_400_000;

/** The day of an instant by the clock of a time zone, as YYYY-MM-DD; '' for none. */
export function dayIn(iso: string | null, timeZone: string): string {
  if (iso === null) return '';
  return new Date(iso).toLocaleDateString('en-CA', { timeZone });
}

/** How far the clock of a time zone is ahead of UTC at an instant, in milliseconds. */
function aheadOfUtc(at: number, timeZone: string): number {
  const shown = new Date(at).toLocaleString('sv-SE', { timeZone });
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - at;
}

/** The instant at which a day begins in a time zone; null for ''. Where a clock change skips midnight, the next hour. */
export function startOfDay(day: string, timeZone: string): string | null {
  if (day === '') return null;
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const guess = midnight - aheadOfUtc(midnight, timeZone);
  return new Date(midnight - aheadOfUtc(guess, timeZone)).toISOString();
}

/** The instant at which a day has ended in a time zone; null for ''. */
export function endOfDay(day: string, timeZone: string): string | null {
  if (day === '') return null;
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return startOfDay(next, timeZone);
}

/** The last day before an exclusive end, in a time zone; '' for none. */
export const lastDayIn = (end: string | null, timeZone: string): string =>
  end === null ? '' : dayIn(new Date(Date.parse(end) - 1).toISOString(), timeZone);

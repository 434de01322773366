/** Monday is 1 and Sunday is 7, as in `Intl.Locale`. */
type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const DAY_MS = 86_400_000;

/** The first day of the week where a language is written, as far as the browser knows; else Monday. */
export function firstWeekdayOf(locale: string): Weekday {
  const { weekInfo, getWeekInfo } = new Intl.Locale(locale) as Intl.Locale & {
    weekInfo?: { firstDay: Weekday };
    getWeekInfo?: () => { firstDay: Weekday };
  };
  return getWeekInfo?.call(new Intl.Locale(locale)).firstDay ?? weekInfo?.firstDay ?? 1;
}

/** The weeks that a month such as 2026-12 touches, each of seven days such as 2026-11-30. */
export function weeksOf(month: string, firstWeekday: number): string[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const ahead = (first.getUTCDay() - (firstWeekday % 7) + 7) % 7;
  const start = first.getTime() - ahead * DAY_MS;
  const next = new Date(first);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const count = Math.ceil((next.getTime() - start) / (7 * DAY_MS));
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_day, day) =>
      new Date(start + (week * 7 + day) * DAY_MS).toISOString().slice(0, 10),
    ),
  );
}

/** The month before (-1) or after (1) a month such as 2026-12. */
export function monthBeside(month: string, by: 1 | -1): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return date.toISOString().slice(0, 7);
}

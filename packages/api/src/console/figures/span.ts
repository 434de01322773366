import { DAY_MS } from '../../ground/values/time.ts';
import type { FiguresInput, Span } from './figures.schema.ts';

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

export const dayAfter = (day: string): string => shifted(day, 1);
export const dayBefore = (day: string): string => shifted(day, -1);

/** The same day a year before; March 1 for February 29, so that spans that follow each other still do. */
function dayAYearBefore(day: string): string {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, '0');
  return day.endsWith('-02-29') ? `${year}-03-01` : `${year}${day.slice(4)}`;
}

/** The same span a year before. Both of its ends move, so a span to the end of February stays one. */
export const spanBefore = ({ from, to }: Span): Span => ({
  from: dayAYearBefore(from),
  to: dayBefore(dayAYearBefore(dayAfter(to))),
});

/** The chosen days that have begun; none when the span is yet to come. */
export function chosenSpan(input: FiguresInput, today: string): Span | null {
  if (input.from !== undefined && input.to !== undefined) {
    const to = input.to < today ? input.to : today;
    return input.from <= to ? { from: input.from, to } : null;
  }
  const year = today.slice(0, 4);
  const lastYear = String(Number(year) - 1);
  return {
    thisYear: { from: `${year}-01-01`, to: today },
    lastYear: { from: `${lastYear}-01-01`, to: `${lastYear}-12-31` },
    last12Months: { from: dayAYearBefore(dayAfter(today)), to: today },
  }[input.preset];
}

/** The calendar months, such as 2026-11, that have days of the span. */
export function monthsOf({ from, to }: Span): string[] {
  const months: string[] = [];
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = monthAfter(month)) months.push(month);
  return months;
}

export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

// Named here too, because the web is checked against this file, and its own code has no Temporal in every browser.
/// <reference lib="esnext.temporal" />
import { RRuleTemporal } from 'rrule-temporal';
import { DATES_MAX, HORIZON_MONTHS, type Repeats, type StoredRepeats } from './events.schema.ts';

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
const FREQUENCIES = { daily: 'DAILY', weekly: 'WEEKLY', monthly: 'MONTHLY', yearly: 'YEARLY' } as const;

/**
 * The instant of a wall time. A time that a change of clocks skips is moved forward by what was skipped; of one that is
 * repeated, it is the first.
 * @param local such as 2026-12-01T18:30
 */
export const instantOf = (local: string, timeZone: string): Date =>
  new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).epochMilliseconds);

/** A wall time, some minutes later on the same clock. */
export const shifted = (local: string, minutes: number): string =>
  Temporal.PlainDateTime.from(local).add({ minutes }).toString({ smallestUnit: 'minute' });

/** The rule as stored: a monthly event by weekday keeps its week, however its dates are moved. */
export function storedRepeats(repeats: Repeats, start: string): StoredRepeats {
  const week = Math.ceil(Temporal.PlainDateTime.from(start).day / 7);
  const isByWeekday = repeats.frequency === 'monthly' && repeats.by === 'weekday';
  return { ...repeats, week: isByWeekday ? (week === 5 ? -1 : week) : null };
}

/** The last day that a repeating event may be planned to. */
export const horizonOf = (today: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(today.getTime())
    .toZonedDateTimeISO('UTC')
    .toPlainDate()
    .add({ months: HORIZON_MONTHS })
    .toString();

/**
 * The wall times of a repeating event, the first included; months without that day have none. The rule is expanded on
 * the clock, without a zone, so no change of clocks moves a date.
 * @returns at most one more than an event may have, so that the caller can tell
 */
export function datesOf(start: string, { frequency, interval, week, until }: StoredRepeats): string[] {
  const first = Temporal.PlainDateTime.from(start);
  const weekday = WEEKDAYS[first.dayOfWeek - 1];
  const rule = new RRuleTemporal({
    freq: FREQUENCIES[frequency],
    interval,
    count: DATES_MAX + 1,
    ...(week !== null && { byDay: [`${week}${weekday}`] }),
    dtstart: first.toZonedDateTime('UTC'),
    tzid: 'UTC',
  });
  const dates = rule.all((date) => date.toPlainDate().toString() <= until);
  return dates.map((date) => date.toPlainDateTime().toString({ smallestUnit: 'minute' }));
}

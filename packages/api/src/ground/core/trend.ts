import type { DayPoint, Trend } from './trend.schema.ts';
import { DAY_MS } from '../values/time.ts';

export const TREND_DAYS = 30;

/** The last `count` days in UTC, oldest first, today last, as YYYY-MM-DD. */
export function lastDays(count: number, now: Date): string[] {
  return Array.from({ length: count }, (_, at) =>
    new Date(now.getTime() - (count - 1 - at) * DAY_MS).toISOString().slice(0, 10),
  );
}

/** Growth in whole percent; from nothing to something counts as 100. */
export function growth(base: number, added: number): number {
  if (base > 0) return Math.round((100 * added) / base);
  return added > 0 ? 100 : 0;
}

/** Thirty days of `counts`, and how they compare with the thirty before. */
export function toTrend(counts: ReadonlyMap<string, number>, now: Date): Trend {
  const points = lastDays(2 * TREND_DAYS, now).map((day) => ({ day, value: counts.get(day) ?? 0 }));
  const before = total(points.slice(0, TREND_DAYS));
  const recent = points.slice(TREND_DAYS);
  return { points: recent, change: growth(before, total(recent) - before) };
}

/** A running total that ends at `today` and changed by `changes` on each day. */
export function toLevels(today: number, changes: ReadonlyMap<string, number>, now: Date): DayPoint[] {
  let level = today;
  return lastDays(TREND_DAYS, now)
    .toReversed()
    .map((day) => {
      const point = { day, value: level };
      level -= changes.get(day) ?? 0;
      return point;
    })
    .toReversed();
}

const total = (points: DayPoint[]) => points.reduce((sum, { value }) => sum + value, 0);

import { DAY_MS } from '@guildhall/db/time';
import type { Random } from '../random.ts';

const MINUTE = 60_000;

/** Moments of the demo community, all counted from one `now` and never later than it. */
export interface Clock {
  now: Date;
  daysAgo(days: number): Date;
  /** A moment between the two, `to` being now when absent; to the second. */
  between(random: Random, from: Date, to?: Date): Date;
  /** Some time after `moment`, within `minutes`, never later than now. */
  soonAfter(random: Random, moment: Date, minutes: number): Date;
}

export function createClock(now: Date): Clock {
  const at = (time: number) => new Date(Math.floor(Math.min(time, now.getTime()) / 1_000) * 1_000);
  return {
    now,
    daysAgo: (days) => at(now.getTime() - days * DAY_MS),
    between: (random, from, to = now) => {
      const span = Math.max(0, to.getTime() - from.getTime());
      return at(from.getTime() + random.next() * span);
    },
    soonAfter: (random, moment, minutes) => at(moment.getTime() + (1 + random.next() * minutes) * MINUTE),
  };
}

/** The later of moments. */
export const latest = (...moments: Date[]) =>
  new Date(Math.max(...moments.map((moment) => moment.getTime())));

/** `YYYY-MM-DD` in UTC. */
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** A day so many days after the moment. */
export const dayAfter = (moment: Date, days: number) => dayOf(new Date(moment.getTime() + days * DAY_MS));

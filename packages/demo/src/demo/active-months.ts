import type { Insertable } from 'kysely';

import type { ActiveMonth } from '@guildhall/db';
import { createRandom } from '../random.ts';
import { dayOf, latest } from './clock.ts';
import type { SeedContext } from './seed-context.ts';

/** The months in which members were here; that of their last visit is recorded with it. */
export function planActiveMonths({ active, clock }: SeedContext): Insertable<ActiveMonth>[] {
  const random = createRandom('active months');
  return active.flatMap((member) => {
    const last = new Date(member.lastSeenAt ?? member.createdAt);
    const months: Insertable<ActiveMonth>[] = [];
    for (
      const month = firstOf(member.createdAt);
      dayOf(month) < `${dayOf(last).slice(0, 7)}-01`;
      next(month)
    ) {
      const end = new Date(month);
      next(end);
      const seenAt = clock.between(random, latest(month, member.createdAt), new Date(end.getTime() - 1));
      if (random.chance(0.75))
        months.push({ userId: member.id, month: dayOf(month), firstAt: seenAt, lastAt: seenAt });
    }
    return months;
  });
}

const firstOf = (moment: Date) => new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth()));
const next = (month: Date) => month.setUTCMonth(month.getUTCMonth() + 1);

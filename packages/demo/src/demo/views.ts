import { createHash } from 'node:crypto';

import type { Insertable } from 'kysely';

import type { BusinessActivity, ProfileView } from '@guildhall/db';
import { createRandom } from '../random.ts';
import { type Clock, dayOf } from './clock.ts';
import type { SeedContext } from './seed-context.ts';

export type BusinessActivityRow = Insertable<BusinessActivity> & { count: number };

const SPAN_DAYS = 60;
const ACTIONS = ['website', 'call', 'email', 'directions'] as const;

/** Visitors of profiles over the last 60 days, rising a little, and more of them for the accounts. */
export function planProfileViews(context: SeedContext): Insertable<ProfileView>[] {
  const random = createRandom('profile views');
  return context.active.flatMap((member) => {
    const perDay = member.id <= 3 ? 4 : random.next() * 1.6;
    return Array.from({ length: SPAN_DAYS }, (_, daysAgo) => {
      const visitors = Math.round(perDay * (1.3 - daysAgo / SPAN_DAYS) * random.next() * 1.5);
      return Array.from({ length: visitors }, (_unused, number) => {
        const createdAt = context.clock.daysAgo(daysAgo + random.next() * 0.9);
        const day = dayOf(createdAt);
        return createdAt < member.createdAt
          ? []
          : {
              userId: member.id,
              day,
              viewerHash: hashOf(`profile ${member.id} ${daysAgo} ${number}`),
              createdAt,
            };
      }).flat();
    }).flat();
  });
}

/**
 * What visitors of a business did over the last 60 days: so many views, each by a visitor of that day, and about one
 * action for every eight of them.
 */
export function planBusinessActivity(clock: Clock, businessId: number, views: number): BusinessActivityRow[] {
  const random = createRandom(`views of business ${businessId}`);
  const counts = new Map<string, BusinessActivityRow>();
  const add = (kind: BusinessActivityRow['kind'], day: string) => {
    const row = counts.get(`${kind} ${day}`) ?? { businessId, kind, day, count: 0 };
    counts.set(`${kind} ${day}`, { ...row, count: row.count + 1 });
  };
  for (let number = 0; number < views; number += 1) {
    const day = dayOf(clock.daysAgo(random.next() * SPAN_DAYS));
    add('view', day);
    if (random.chance(1 / 8)) add(random.pick(ACTIONS), day);
  }
  return [...counts.values()];
}

/** Has the form of a visitor's salted hash. */
const hashOf = (text: string) => createHash('sha256').update(`demo visitor ${text}`).digest('hex');

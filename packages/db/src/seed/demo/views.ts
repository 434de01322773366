import { createHash } from 'node:crypto';

import type { Insertable } from 'kysely';

import type { BusinessView, ProfileView } from '../../schema.gen.ts';
import { createRandom } from '../random.ts';
import { type Clock, dayOf } from './clock.ts';
import type { SeedContext } from './seed-context.ts';

export type BusinessViewRow = Insertable<BusinessView>;

const SPAN_DAYS = 60;

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

/** So many visitors of a business over the last 60 days, each on a day of their own. */
export function planBusinessViews(clock: Clock, businessId: number, count: number): BusinessViewRow[] {
  const random = createRandom(`views of business ${businessId}`);
  return Array.from({ length: count }, (_, number) => ({
    businessId,
    day: dayOf(clock.daysAgo(random.next() * SPAN_DAYS)),
    viewerHash: hashOf(`business ${businessId} ${number}`),
  }));
}

/** Has the form of a visitor's salted hash. */
const hashOf = (text: string) => createHash('sha256').update(`demo visitor ${text}`).digest('hex');

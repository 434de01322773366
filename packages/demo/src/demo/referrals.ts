import { DAY_MS } from '@guildhall/db/time';
import type { Insertable } from 'kysely';

import type { Referral, ReferralEvent } from '@guildhall/db';
import { referrals as written } from '../data/referrals.ts';
import { createRandom } from '../random.ts';
import { latest } from './clock.ts';
import { type PlannedMessage, numbered } from './messages.ts';
import type { SeedContext } from './seed-context.ts';

type Row = Insertable<Referral> & { id: number };

const LIFE_MS = 30 * DAY_MS;
const HALF_A_WEEK = 3.5 * 24 * 60;

/** Referrals in every state, each with its events. */
export function planReferrals(context: SeedContext): {
  referrals: Row[];
  events: Insertable<ReferralEvent>[];
  messages: PlannedMessage[];
} {
  const random = createRandom('referrals');
  const worth = createRandom('worth of referrals');
  const { clock } = context;
  const events: Insertable<ReferralEvent>[] = [];
  const messages: PlannedMessage[] = [];
  const oldestFirst = written.toSorted((a, b) => b.daysAgo - a.daysAgo);

  const referrals = oldestFirst.map((item, index): Row => {
    const id = index + 1;
    const [referrer, target] = [context.member(item.from), context.member(item.to)];
    const refereeId = item.introduces === undefined ? null : context.member(item.introduces).id;
    const createdAt = latest(clock.daysAgo(item.daysAgo), referrer.createdAt, target.createdAt);
    const answeredAt = clock.soonAfter(random, createdAt, HALF_A_WEEK);
    const finishedAt = clock.soonAfter(random, answeredAt, 4 * HALF_A_WEEK);
    const { status } = item;
    const wasAccepted = status === 'accepted' || status === 'completed';
    const endings = {
      pending: null,
      accepted: null,
      declined: answeredAt,
      withdrawn: answeredAt,
      completed: finishedAt,
      expired: new Date(createdAt.getTime() + LIFE_MS),
    };
    const endedAt = endings[status];

    const event = (
      kind: 'sent' | 'status',
      actorId: number | null,
      from: string | null,
      to: string,
      at: Date,
    ) => {
      events.push({
        referralId: id,
        actorId,
        kind,
        fromStatus: from,
        toStatus: to,
        note: null,
        createdAt: at,
      });
    };
    event('sent', referrer.id, null, 'pending', createdAt);
    if (wasAccepted) event('status', target.id, 'pending', 'accepted', answeredAt);
    if (status === 'completed') event('status', target.id, 'accepted', 'completed', finishedAt);
    if (status === 'declined') event('status', target.id, 'pending', 'declined', answeredAt);
    if (status === 'withdrawn') event('status', referrer.id, 'pending', 'withdrawn', answeredAt);
    if (status === 'expired' && endedAt) event('status', null, 'pending', 'expired', endedAt);
    if (item.message !== undefined && status !== 'withdrawn') {
      messages.push({
        from: referrer.id,
        to: target.id,
        content: item.message,
        type: 'partnership',
        at: createdAt,
        referralId: id,
      });
    }
    return {
      id,
      referrerId: referrer.id,
      refereeId,
      targetId: target.id,
      targetType: 'user',
      status,
      message: item.message ?? null,
      automationStatus: 'disabled',
      createdAt,
      completedAt: status === 'completed' ? finishedAt : null,
      outcomeValue: status === 'completed' ? worth.int(4, 60) * 100 : null,
      updatedAt: endedAt ?? (wasAccepted ? answeredAt : createdAt),
      targetAcceptedAt: wasAccepted ? answeredAt : null,
      refereeAcceptedAt: wasAccepted && refereeId !== null ? answeredAt : null,
      endedAt,
    };
  });
  return { referrals, events: numbered(events, ({ createdAt }) => createdAt), messages };
}

import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { automate } from '../../ground/automation/automation.commands.ts';
import type { Automation } from '../../ground/core/context.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { type NewNotification, notify } from '../../contact/notifications/notifications.commands.ts';
import type { ReferralStatus } from './referrals.schema.ts';

export type ReferralPeople = {
  id: number;
  referrerId: number;
  refereeId: number | null;
  targetId: number;
};

export type ReferralChange = {
  /** Null when it expired. */
  actorId: number | null;
  from: ReferralStatus;
  /** Equals `from` when the first of two has accepted an introduction. */
  to: ReferralStatus;
};

const TOPICS = ['referrals', 'dashboard'];

/** All members of a referral. */
export const peopleOf = ({ referrerId, refereeId, targetId }: ReferralPeople): number[] =>
  [referrerId, targetId, refereeId].filter((id) => id !== null);

/**
 * Records a change in the referral's history and publishes it: notifications, live events, and the outbox. Every
 * change calls this in its transaction.
 */
export async function recordReferralChange(
  trx: Kysely<DB>,
  automation: Automation,
  referral: ReferralPeople,
  { actorId, from, to }: ReferralChange,
): Promise<void> {
  await trx
    .insertInto('referralEvents')
    .values({ referralId: referral.id, actorId, kind: 'status', fromStatus: from, toStatus: to })
    .execute();
  await tell(trx, referral, actorId, from === to ? 'accepted' : to);
  await publishEvent(trx, peopleOf(referral), TOPICS);
  if (from !== to)
    await automate(trx, automation, {
      topic: `referral.${to}`,
      about: { type: 'referral', id: referral.id },
      userId: referral.targetId,
      data: { ...idsOf(referral), status: to },
    });
}

/** The first entry of the history, and the notifications of target and referee. */
export async function recordReferralSent(trx: Kysely<DB>, referral: ReferralPeople): Promise<void> {
  const { id, referrerId, refereeId, targetId } = referral;
  await trx
    .insertInto('referralEvents')
    .values({ referralId: id, actorId: referrerId, kind: 'sent', toStatus: 'pending' })
    .execute();
  const notice = { kind: 'referral', referralId: id, actorId: referrerId } as const;
  await notify(trx, {
    ...notice,
    userId: targetId,
    event: 'received',
    ...(refereeId !== null && { personId: refereeId }),
  });
  if (refereeId !== null)
    await notify(trx, { ...notice, userId: refereeId, event: 'introduced', personId: targetId });
  await publishEvent(trx, peopleOf(referral), TOPICS);
}

/** Reminds the target, and records it. */
export async function recordNudge(trx: Kysely<DB>, referral: ReferralPeople, day: number): Promise<void> {
  const { id, referrerId, targetId } = referral;
  await trx
    .insertInto('referralEvents')
    .values({ referralId: id, actorId: targetId, kind: 'nudged', note: `${day}` })
    .execute();
  await notify(trx, {
    kind: 'referral',
    referralId: id,
    userId: targetId,
    actorId: referrerId,
    event: 'nudged',
  });
  await publishEvent(trx, peopleOf(referral), TOPICS);
}

export const idsOf = ({ id, referrerId, refereeId, targetId }: ReferralPeople) => ({
  referralId: id,
  referrerId,
  refereeId: refereeId ?? referrerId,
  targetId,
});

/** The referrer is notified of every change but their own; withdrawing is silent. */
async function tell(
  trx: Kysely<DB>,
  referral: ReferralPeople,
  actorId: number | null,
  event: ReferralStatus,
): Promise<void> {
  if (event === 'withdrawn' || event === 'pending') return;
  const { id, referrerId, refereeId, targetId } = referral;
  const notice = { kind: 'referral', referralId: id, actorId, event, personId: targetId } as const;
  const news: NewNotification[] = [{ ...notice, userId: referrerId }];
  if (refereeId !== null && (event === 'declined' || event === 'expired'))
    news.push({ ...notice, userId: refereeId });
  for (const one of news) await notify(trx, one);
}

/** Notifies both sides of an introduction that both have accepted. */
export async function tellAgreed(trx: Kysely<DB>, referral: ReferralPeople, actorId: number): Promise<void> {
  const { id, refereeId, targetId } = referral;
  if (refereeId === null) return;
  const other = actorId === targetId ? refereeId : targetId;
  await notify(trx, {
    kind: 'referral',
    referralId: id,
    userId: other,
    actorId,
    event: 'agreed',
    personId: actorId,
  });
}

import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { isPublicMember } from '../../ground/core/visibility.ts';
import type { Viewer } from '../../ground/core/context.ts';
import { notFound } from '../../ground/errors/errors.ts';
import { shownReason } from '../../ground/errors/translated-sentence.ts';
import {
  PAUSE_DAYS,
  REFERRALS_PER_DAY,
  REFERRAL_DAYS,
  type ReferralFacts,
  whyNotRefer,
} from './referrals.policy.ts';
import type { ReferralPermission, ReferralPermissionInput } from './referrals.schema.ts';

type TargetFacts = { id: number } & Omit<ReferralFacts, 'isCapReached' | 'isProfileEmpty' | 'isSelf'>;

/** The facts that decide whether the referrer may refer to each of the targets; unknown ids are absent. */
export async function listReferralFacts(
  db: Kysely<DB>,
  referrerId: number,
  targetIds: number[],
): Promise<Map<number, ReferralFacts>> {
  const [own, { rows }] = await Promise.all([
    findOwnFacts(db, referrerId),
    sql<TargetFacts>`
      select
        target.id,
        ${isPublicMember('target')} and target.erased_at is null as is_there,
        exists (
          select from blocks where blocker_id = ${referrerId} and blocked_id = target.id
          union all
          select from blocks where blocker_id = target.id and blocked_id = ${referrerId}
        ) as is_blocked,
        not target.suggestable as is_opted_out,
        exists (
          select from referrals where referrer_id = ${referrerId} and target_id = target.id
            and (status = 'accepted'
              or (status = 'pending' and created_at > now() - make_interval(days => ${sql.lit(REFERRAL_DAYS)})))
        ) as has_open,
        exists (
          select from referrals where referrer_id = ${referrerId} and target_id = target.id
            and status in ('declined', 'withdrawn', 'completed')
            and ended_at > now() - make_interval(days => ${sql.lit(PAUSE_DAYS)})
        ) as has_recent
      from users as target
      where target.id = any(${targetIds}::int[])
    `.execute(db),
  ]);
  return new Map(
    rows.map(({ id, ...facts }) => [id, { ...facts, ...own, isSelf: id === referrerId }] as const),
  );
}

/** When the referrer may send the next referral; undefined when now. */
export async function findReferralAllowance(db: Kysely<DB>, referrerId: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('referrals')
    .select(sql<Date>`created_at + interval '24 hours'`.as('leavesAt'))
    .where('referrerId', '=', referrerId)
    .where('createdAt', '>', sql<Date>`now() - interval '24 hours'`)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .offset(REFERRALS_PER_DAY - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.leavesAt;
}

/**
 * Whether the viewer may offer this member an introduction.
 *
 * @throws NOT_FOUND for a member who is unknown, deactivated or blocked either way
 */
export async function getReferralPermission(
  db: Kysely<DB>,
  viewer: Viewer,
  { userId }: ReferralPermissionInput,
): Promise<ReferralPermission> {
  const facts = (await listReferralFacts(db, viewer.id, [userId])).get(userId);
  const refusal = facts && whyNotRefer(facts);
  if (!facts || refusal?.kind === 'gone') throw notFound('This member is not available');
  return { canRefer: !refusal, canReferReason: shownReason(refusal?.reason ?? null) };
}

async function findOwnFacts(db: Kysely<DB>, referrerId: number) {
  const [opensAt, profile] = await Promise.all([
    findReferralAllowance(db, referrerId),
    db
      .selectFrom('users')
      .select(
        sql<boolean>`btrim(coalesce(services_offered, '')) = '' and btrim(coalesce(looking_for, '')) = ''`.as(
          'isEmpty',
        ),
      )
      .where('id', '=', referrerId)
      .executeTakeFirst(),
  ]);
  return { isCapReached: opensAt !== undefined, isProfileEmpty: profile?.isEmpty ?? true };
}

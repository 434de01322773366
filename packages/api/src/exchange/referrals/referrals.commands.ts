import { type Kysely, sql } from 'kysely';
import { type DB, type Database, type Selectable, type Referral, withTransaction } from '@guildhall/db';
import type { Automation, MemberContext, Viewer } from '../../ground/core/context.ts';
import { conflict, forbidden, invalid, notFound } from '../../ground/errors/errors.ts';
import { markNoticesRead } from '../../contact/notifications/notifications.commands.ts';
import { recordNudge, recordReferralChange, tellAgreed } from './referral-events.commands.ts';
import { NUDGE_DAYS, REFERRAL_DAYS, isAgreed, judgeAnswer, roleOf } from './referrals.policy.ts';
import { besideNoBlock, findReferral } from './referrals.queries.ts';
import type { PendingReferral, ReferralOutcome, RespondToReferralInput } from './referrals.schema.ts';

const GONE = 'This referral does not exist';
/** Batch size of the daily jobs. */
const BATCH = 200;

/**
 * Accepts, declines, withdraws or completes a referral. Repeating a response changes nothing. An introduction is
 * accepted once both sides have accepted.
 *
 * @throws NOT_FOUND for a member it does not involve, FORBIDDEN when only another side may do this, CONFLICT when its
 * state no longer allows it
 */
export async function respondToReferral(
  ctx: MemberContext,
  input: RespondToReferralInput,
): Promise<PendingReferral> {
  const { viewer } = ctx;
  if (input.outcome && input.status !== 'completed')
    throw invalid('Only a completed referral has an outcome');
  return withTransaction(ctx.db, async (trx) => {
    const row = await lockOwnReferral(trx, viewer, input.id);
    if (!row) throw notFound(GONE);
    const verdict = judgeAnswer(viewer.id, row, input.status, new Date());
    if (verdict === 'otherSide') throw forbidden('Only another member of this referral can do this');
    if (verdict === 'tooLate') throw conflict('This referral was just updated. Reload the page to see it.');
    if (verdict === 'allowed') await answer(trx, ctx, row, input);
    await markNoticesRead(trx, viewer.id, { kind: 'referral', objectId: row.id });
    const referral = await findReferral(trx, viewer, row.id);
    if (!referral) throw notFound(GONE);
    return referral;
  });
}

/**
 * Expires pending referrals without a reply; the daily job calls it.
 * @returns how many it ended
 */
export async function expireReferrals(db: Database, automation: Automation): Promise<number> {
  return inBatches(db, async (trx) => {
    const stale = await trx
      .selectFrom('referrals')
      .selectAll()
      .where('status', '=', 'pending')
      .where('createdAt', '<=', sql<Date>`now() - make_interval(days => ${REFERRAL_DAYS})`)
      .orderBy('createdAt')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const row of stale) {
      await setStatus(trx, row.id, 'expired');
      await recordReferralChange(trx, automation, row, { actorId: null, from: 'pending', to: 'expired' });
    }
    return stale.length;
  });
}

/**
 * Reminds targets who have not replied after three and after ten days, once each; the job calls it.
 * @returns how many reminders it sent
 */
export async function nudgeTargets(db: Database): Promise<number> {
  let sent = 0;
  // The later reminder first: after ten missed days the target gets one reminder, not two.
  for (const day of NUDGE_DAYS.toReversed()) {
    sent += await inBatches(db, async (trx) => {
      const waiting = await trx
        .selectFrom('referrals')
        .selectAll()
        .where('status', '=', 'pending')
        .where('targetAcceptedAt', 'is', null)
        .where('createdAt', '<=', sql<Date>`now() - make_interval(days => ${day})`)
        .where('createdAt', '>', sql<Date>`now() - make_interval(days => ${REFERRAL_DAYS})`)
        .where(
          sql<boolean>`not exists (select from referral_events where referral_id = referrals.id
            and kind = 'nudged' and note = any(${NUDGE_DAYS.filter((later) => later >= day).map(String)}::text[]))`,
        )
        .orderBy('createdAt')
        .limit(BATCH)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const row of waiting) await recordNudge(trx, row, day);
      return waiting.length;
    });
  }
  return sent;
}

async function answer(
  trx: Kysely<DB>,
  { viewer, services }: MemberContext,
  row: Selectable<Referral>,
  { status, outcome }: RespondToReferralInput,
): Promise<void> {
  const change = { actorId: viewer.id, from: row.status };
  if (status !== 'accepted') {
    await setStatus(trx, row.id, status, outcome);
    await recordReferralChange(trx, services.automation, row, { ...change, to: status });
    return;
  }
  const column = roleOf(viewer.id, row) === 'target' ? 'targetAcceptedAt' : 'refereeAcceptedAt';
  const agreed = isAgreed({ ...row, [column]: new Date() });
  await trx
    .updateTable('referrals')
    .set({ [column]: sql`now()`, ...(agreed && { status: 'accepted' }) })
    .where('id', '=', row.id)
    .execute();
  const to = agreed ? 'accepted' : row.status;
  await recordReferralChange(trx, services.automation, row, { ...change, to });
  if (agreed) await tellAgreed(trx, row, viewer.id);
}

async function setStatus(
  trx: Kysely<DB>,
  id: number,
  status: 'declined' | 'withdrawn' | 'completed' | 'expired',
  outcome?: ReferralOutcome,
): Promise<void> {
  await trx
    .updateTable('referrals')
    .set({
      status,
      endedAt: sql`now()`,
      ...(status === 'completed' && {
        completedAt: sql`now()`,
        thanks: outcome?.thanks ?? null,
        outcomeValue: outcome?.value ?? null,
        outcomeShared: outcome?.shared ?? false,
      }),
    })
    .where('id', '=', id)
    .execute();
}

/** The referral, locked until the transaction ends, if the viewer takes part in it and no block is in between. */
function lockOwnReferral(
  trx: Kysely<DB>,
  viewer: Viewer,
  id: number,
): Promise<Selectable<Referral> | undefined> {
  return trx
    .selectFrom('referrals')
    .selectAll()
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('referrerId', '=', viewer.id),
        eb('targetId', '=', viewer.id),
        eb('refereeId', '=', viewer.id),
      ]),
    )
    .where(besideNoBlock(viewer))
    .forUpdate()
    .executeTakeFirst();
}

/** Repeats a transaction until it finds nothing left to do. */
async function inBatches(db: Database, work: (trx: Kysely<DB>) => Promise<number>): Promise<number> {
  let done = 0;
  for (;;) {
    const count = await withTransaction(db, work);
    done += count;
    if (count < BATCH) return done;
  }
}

import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { automate } from '../automation/automation.commands.ts';
import type { MemberContext } from '../core/context.ts';
import { conflict, invalid, notFound, tooMany } from '../core/errors.ts';
import { once } from '../core/idempotency.ts';
import { reserveForMember } from '../limits/limiter.ts';
import { findFooting } from '../messages/messages.queries.ts';
import { sendMessage } from '../messages/messages.commands.ts';
import { type ReferralPeople, idsOf, recordReferralSent } from './referral-events.commands.ts';
import { findReferralAllowance, listReferralFacts } from './referral-facts.queries.ts';
import { REFERRAL_DAYS, whyNotRefer } from './referrals.policy.ts';
import { findReferral } from './referrals.queries.ts';
import { PendingReferral, type SendReferralInput } from './referrals.schema.ts';

const GONE = 'This member is not here';
/** The same referral sent again within this many seconds is a double click. */
const DOUBLE_CLICK_SECONDS = 60;

/**
 * Offers the target an introduction: to the viewer, or to one of the viewer's connections.
 *
 * @throws BAD_REQUEST for an impossible pair, NOT_FOUND for a member who is unknown, inactive or
 *   blocked, CONFLICT for every other reason why `canRefer` is false, TOO_MANY_REQUESTS beyond the cap
 */
export async function sendReferral(ctx: MemberContext, input: SendReferralInput): Promise<PendingReferral> {
  const { viewer } = ctx;
  return once(ctx, {
    operation: 'referrals.send',
    input,
    output: PendingReferral,
    before: () => reserveForMember(ctx, 'referral'),
    work: async (trx) => {
      const refereeId = input.refereeId === viewer.id ? null : (input.refereeId ?? null);
      await lockMembers(trx, [viewer.id, input.targetId, refereeId ?? viewer.id]);
      const id =
        (await findDouble(trx, viewer.id, { ...input, refereeId })) ??
        (await create(trx, ctx, { ...input, refereeId }));
      const referral = await findReferral(trx, viewer, id);
      if (!referral) throw notFound(GONE);
      return referral;
    },
  });
}

type CheckedInput = SendReferralInput & { refereeId: number | null };

async function create(
  trx: Kysely<DB>,
  { viewer, services }: MemberContext,
  input: CheckedInput,
): Promise<number> {
  await expireStale(trx, viewer.id, input.targetId);
  await checkTarget(trx, viewer.id, input.targetId);
  if (input.refereeId !== null) await checkReferee(trx, viewer.id, input.refereeId, input.targetId);
  const { id } = await trx
    .insertInto('referrals')
    .values({
      referrerId: viewer.id,
      refereeId: input.refereeId,
      targetId: input.targetId,
      targetType: input.targetType,
      message: input.message ?? null,
      automationStatus: services.automation.crm ? 'queued' : 'disabled',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const people = { id, referrerId: viewer.id, refereeId: input.refereeId, targetId: input.targetId };
  await deliver(trx, people, input.message ?? null);
  await automate(
    trx,
    services.automation,
    {
      topic: 'referral.created',
      about: { type: 'referral', id },
      userId: input.targetId,
      data: { ...idsOf(people), status: 'pending' },
    },
    { crm: true },
  );
  return id;
}

/** The message arrives as one, the bell tells of the referral itself. */
async function deliver(trx: Kysely<DB>, people: ReferralPeople, content: string | null): Promise<void> {
  if (content !== null)
    await sendMessage(
      trx,
      {
        senderId: people.referrerId,
        recipientId: people.targetId,
        content,
        type: 'partnership',
        referralId: people.id,
      },
      { isAnnounced: true },
    );
  await recordReferralSent(trx, people);
}

async function checkTarget(trx: Kysely<DB>, viewerId: number, targetId: number): Promise<void> {
  const facts = (await listReferralFacts(trx, viewerId, [targetId])).get(targetId);
  const refusal = facts ? whyNotRefer(facts) : ({ kind: 'gone', reason: GONE } as const);
  if (!refusal) return;
  if (refusal.kind === 'invalid') throw invalid(refusal.reason);
  if (refusal.kind === 'gone') throw notFound(refusal.reason);
  if (refusal.kind === 'conflict') throw conflict(refusal.reason);
  const opensAt = await findReferralAllowance(trx, viewerId);
  throw tooMany(`${refusal.reason}.`, ((opensAt?.getTime() ?? Date.now()) - Date.now()) / 1_000);
}

/** Only a connection can be introduced, and nobody to somebody with a block between them. */
async function checkReferee(
  trx: Kysely<DB>,
  viewerId: number,
  refereeId: number,
  targetId: number,
): Promise<void> {
  if (refereeId === targetId) throw invalid('Somebody cannot be introduced to themselves');
  const mine = await findFooting(trx, viewerId, refereeId);
  if (!mine?.isConnected || !mine.isActive || mine.isBlocked)
    throw notFound('You can introduce your own connections only');
  const theirs = await findFooting(trx, refereeId, targetId);
  if (!theirs || theirs.isBlocked) throw conflict('These two cannot be introduced to each other');
}

/**
 * One referral of a member at a time, so that two cannot pass a rule together; and no block between any
 * two of its people meanwhile. In one order, so that crossing referrals wait instead of locking each other.
 */
async function lockMembers(trx: Kysely<DB>, ids: number[]): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
}

/** The job ends old referrals once a day; nobody has to wait for it. */
async function expireStale(trx: Kysely<DB>, referrerId: number, targetId: number): Promise<void> {
  await trx
    .updateTable('referrals')
    .set({ status: 'expired', endedAt: sql`now()` })
    .where('referrerId', '=', referrerId)
    .where('targetId', '=', targetId)
    .where('status', '=', 'pending')
    .where('createdAt', '<=', sql<Date>`now() - make_interval(days => ${REFERRAL_DAYS})`)
    .execute();
}

async function findDouble(
  trx: Kysely<DB>,
  referrerId: number,
  { targetId, refereeId, message }: CheckedInput,
): Promise<number | undefined> {
  const row = await trx
    .selectFrom('referrals')
    .select('id')
    .where('referrerId', '=', referrerId)
    .where('targetId', '=', targetId)
    .where('status', '=', 'pending')
    .where(sql<boolean>`referee_id is not distinct from ${refereeId}::int`)
    .where(sql<boolean>`message is not distinct from ${message ?? null}::text`)
    .where('createdAt', '>', sql<Date>`now() - make_interval(secs => ${DOUBLE_CLICK_SECONDS})`)
    .executeTakeFirst();
  return row?.id;
}

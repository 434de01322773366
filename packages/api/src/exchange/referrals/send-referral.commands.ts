import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { automate } from '../../ground/automation/automation.commands.ts';
import type { MemberContext } from '../../ground/core/context.ts';
import { conflict, invalid, notFound, tooMany } from '../../ground/errors/errors.ts';
import { withIdempotency } from '../../ground/core/idempotency.ts';
import { findRelationship } from '../../contact/messages/messages.queries.ts';
import { sendMessage } from '../../contact/messages/messages.commands.ts';
import { type ReferralPeople, idsOf, recordReferralSent } from './referral-events.commands.ts';
import { findReferralAllowance, listReferralFacts } from './referral-facts.queries.ts';
import { REFERRAL_DAYS, whyNotRefer } from './referrals.policy.ts';
import { findReferral } from './referrals.queries.ts';
import { PendingReferral, type SendReferralInput } from './referrals.schema.ts';
import { lockUser } from '../../ground/core/lock-user.ts';
import { findRecentDuplicate } from '../../ground/core/find-recent-duplicate.ts';

const GONE = 'This member is not available';

/**
 * Offers the target an introduction: to the viewer, or to one of the viewer's connections.
 *
 * @throws BAD_REQUEST for an invalid pair, NOT_FOUND for a member who is unknown, inactive or blocked, CONFLICT for
 * every other reason why `canRefer` is false, TOO_MANY_REQUESTS beyond the cap
 */
export async function sendReferral(ctx: MemberContext, input: SendReferralInput): Promise<PendingReferral> {
  const { viewer } = ctx;
  return withIdempotency(ctx, {
    operation: 'referrals.send',
    input,
    output: PendingReferral,
    limits: ['referral'],
    work: async (trx) => {
      const refereeId = input.refereeId === viewer.id ? null : (input.refereeId ?? null);
      // All of them are locked, so that no block between any two can be set concurrently.
      await lockUser(trx, viewer.id, input.targetId, refereeId ?? viewer.id);
      const duplicate = await findRecentDuplicate(trx, 'referrals', {
        createdAt: 'createdAt',
        same: {
          referrerId: viewer.id,
          targetId: input.targetId,
          refereeId,
          message: input.message ?? null,
          status: 'pending',
        },
      });
      const id = duplicate ?? (await create(trx, ctx, { ...input, refereeId }));
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

/** The note is delivered as a message; the notification is about the referral itself. */
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
      { notifiesItself: true },
    );
  await recordReferralSent(trx, people);
}

async function checkTarget(trx: Kysely<DB>, viewerId: number, targetId: number): Promise<void> {
  const facts = (await listReferralFacts(trx, viewerId, [targetId])).get(targetId);
  const error = facts ? whyNotRefer(facts) : ({ kind: 'gone', reason: GONE } as const);
  if (!error) return;
  if (error.kind === 'invalid') throw invalid(error.reason);
  if (error.kind === 'gone') throw notFound(error.reason);
  if (error.kind === 'conflict') throw conflict(error.reason);
  const opensAt = await findReferralAllowance(trx, viewerId);
  throw tooMany(`${error.reason}.`, ((opensAt?.getTime() ?? Date.now()) - Date.now()) / 1_000);
}

/** Only a connection can be introduced, and only when no block is between the two. */
async function checkReferee(
  trx: Kysely<DB>,
  viewerId: number,
  refereeId: number,
  targetId: number,
): Promise<void> {
  if (refereeId === targetId) throw invalid('A member cannot be introduced to themselves');
  const mine = await findRelationship(trx, viewerId, refereeId);
  if (!mine?.isConnected || !mine.isActive || mine.isBlocked)
    throw notFound('You can only introduce your own connections');
  const theirs = await findRelationship(trx, refereeId, targetId);
  if (!theirs || theirs.isBlocked) throw conflict('These two cannot be introduced to each other');
}

/** The job that expires old referrals runs daily, so expired ones are also ended here. */
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

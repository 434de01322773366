import { sql } from 'kysely';
import { type DatabaseTransaction, withTransaction } from '@guildhall/db';
import { lockObject } from '../../contact/decisions/decided-objects.ts';
import type { DecidedType, ModerationDecision } from '../../ground/reports/decisions.schema.ts';
import { recordDecision } from '../../contact/decisions/record-decision.commands.ts';
import { notify } from '../../contact/notifications/notifications.commands.ts';
import { settleNotices } from '../../contact/duties/settle-notices.commands.ts';
import { writeAudit } from '../../ground/core/audit.ts';
import type { MemberContext } from '../../ground/core/context.ts';
import { conflict, invalid, notFound } from '../../ground/errors/errors.ts';
import { ReportedType } from '../../ground/reports/reports.schema.ts';
import { setUserActive } from '../users/users.commands.ts';
import { takeOffPages } from './apply-decision.commands.ts';
import { whyNotDecided } from './moderation.policy.ts';
import type { DecideInput, Decided } from './moderation.schema.ts';

const NO_REASON = 'Write what the member should know';

export type NewVerdict = {
  objectType: DecidedType;
  objectId: number;
  decision: ModerationDecision;
  reason: string;
  note?: string | null | undefined;
  until?: string | null | undefined;
};

/** Decides on an object that nobody needs to have reported. */
export function decide(ctx: MemberContext, input: DecideInput): Promise<Decided> {
  return withTransaction(ctx.db, (trx) => decideIn(trx, ctx, input));
}

/**
 * Carries a decision out, tells the member behind the object why, and closes the open reports of it. Of two
 * administrators who decide at once the second is refused, because the object is locked.
 * @throws CONFLICT when the object was deleted or decided on in the meantime
 */
export async function decideIn(
  trx: DatabaseTransaction,
  ctx: MemberContext,
  { objectType, objectId, decision, reason, note, until = null }: NewVerdict,
): Promise<Decided> {
  const object = await lockObject(trx, objectType, objectId);
  if (!object) throw notFound('This no longer exists');
  const refusal = await whyRefused(trx, { objectType, objectId, decision, ...object });
  if (refusal !== undefined) throw conflict(refusal);
  const { memberId } = object;
  if (memberId !== null && memberId !== ctx.viewer.id && reason === '')
    throw invalid(NO_REASON, [{ path: 'message', message: NO_REASON }]);
  const decisionId =
    memberId === null
      ? null
      : await recordDecision(trx, ctx, {
          memberId,
          objectType,
          objectId,
          decision,
          reason: reason || null,
          note: note ?? null,
          suspendedUntil: until,
        });
  if (decision === 'suspend') await suspend(trx, ctx, objectId, { suspendedUntil: until, decisionId });
  const posts =
    decision === 'warn'
      ? 0
      : await takeOffPages(trx, { objectType, objectId, decision, decisionId, viewerId: ctx.viewer.id });
  const reports = await closeReports(trx, ctx, { objectType, objectId, decision, memberId, note });
  await writeAudit(trx, ctx, {
    event: `moderation.${decision}`,
    targetType: objectType,
    targetId: objectId,
    after: { decisionId, reports, posts, ...(until !== null && { until }) },
  });
  await settleNotices(trx, ['report', 'post']);
  return { objectType, objectId, reports, posts };
}

/** A post that waits for approval is declined; anything else is hidden. */
async function whyRefused(
  trx: DatabaseTransaction,
  object: Parameters<typeof whyNotDecided>[0] & { objectId: number },
): Promise<string | undefined> {
  if (object.objectType !== 'post' || object.isGone) return whyNotDecided(object);
  const { state } = await trx
    .selectFrom('posts')
    .select('state')
    .where('id', '=', object.objectId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const isWaiting = state === 'pending_review';
  if (object.decision === 'decline' && !isWaiting) return 'Someone has already decided on this post';
  return whyNotDecided({ ...object, isHidden: object.isHidden && !isWaiting });
}

async function suspend(
  trx: DatabaseTransaction,
  ctx: MemberContext,
  id: number,
  suspension: { suspendedUntil: string | null; decisionId: number | null },
): Promise<void> {
  await setUserActive({ ...ctx, db: trx }, { id, isActive: false });
  await trx.updateTable('users').set(suspension).where('id', '=', id).execute();
}

type Closing = Pick<NewVerdict, 'objectType' | 'objectId' | 'note'> & {
  decision: ModerationDecision | null;
  memberId: number | null;
};

/**
 * Closes all open reports of an object, as resolved or, without a decision, as dismissed, and tells those who reported
 * it what became of it.
 * @returns how many
 */
export async function closeReports(
  trx: DatabaseTransaction,
  ctx: MemberContext,
  { objectType: decidedType, objectId, note, decision, memberId }: Closing,
): Promise<number> {
  const reported = ReportedType.safeParse(decidedType);
  if (!reported.success) return 0;
  const objectType = reported.data;
  const outcome = decision === null ? 'dismissed' : 'resolved';
  const closed = await trx
    .updateTable('reports')
    .set({ status: outcome, note: note ?? null, resolvedBy: ctx.viewer.id, resolvedAt: sql<Date>`now()` })
    .where('objectType', '=', objectType)
    .where('objectId', '=', objectId)
    .where('status', '=', 'open')
    .returning('reporterId')
    .execute();
  for (const { reporterId } of closed)
    if (reporterId !== ctx.viewer.id)
      await notify(trx, {
        userId: reporterId,
        actorId: null,
        kind: 'report',
        objectType,
        objectId,
        outcome,
        ...(decision !== null && { decision }),
        ...(memberId !== null && { aboutId: memberId }),
      });
  return closed.length;
}

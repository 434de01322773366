import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import type { MemberContext } from '../../ground/core/context.ts';
import { enqueueEvent } from '../../ground/core/jobs.ts';
import { notify } from '../notifications/notifications.commands.ts';
import type { DecidedType, ModerationDecision } from '../../ground/reports/decisions.schema.ts';

/** The email about a decision, or about the answer to an objection, which also reaches suspended members. */
export const DECISION_MAIL = 'mail.decision';

export type NewDecision = {
  memberId: number;
  objectType: DecidedType;
  objectId: number;
  decision: ModerationDecision;
  /** What the member reads. */
  reason: string | null;
  /** Among administrators. */
  note?: string | null;
  suspendedUntil?: string | null;
};

/**
 * Records a decision on something of a member's, and tells them on their page, as a notification and by email. Call it
 * inside the transaction of the decision. Null for the administrator's own content and for erased members.
 */
export async function recordDecision(
  trx: Kysely<DB>,
  { viewer }: MemberContext,
  decision: NewDecision,
): Promise<number | null> {
  const { memberId, objectType } = decision;
  if (memberId === viewer.id) return null;
  const member = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', memberId)
    .where('erasedAt', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  if (!member) return null;
  const { id } = await trx
    .insertInto('moderationDecisions')
    .values({ ...decision, decidedBy: viewer.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await notify(trx, {
    userId: memberId,
    actorId: null,
    kind: 'decision',
    decisionId: id,
    objectType,
    event: decision.decision,
    text: decision.reason,
  });
  await enqueueDecisionMail(trx, { userId: memberId, decisionId: id, event: 'decided' });
  return id;
}

/** Queues the email in the caller's transaction; its words are read when it is sent. */
export async function enqueueDecisionMail(
  trx: Kysely<DB>,
  { userId, ...payload }: { userId: number; decisionId: number; event: 'decided' | 'answered' },
): Promise<void> {
  await enqueueEvent(trx, { channel: 'mail', topic: DECISION_MAIL, userId, payload });
}

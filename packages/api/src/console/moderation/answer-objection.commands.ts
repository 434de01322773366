import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import { lockObject } from '../../contact/decisions/decided-objects.ts';
import { enqueueDecisionMail } from '../../contact/decisions/record-decision.commands.ts';
import { notify } from '../../contact/notifications/notifications.commands.ts';
import { settleNotices } from '../../contact/duties/settle-notices.commands.ts';
import { writeAudit } from '../../ground/core/audit.ts';
import type { MemberContext, Viewer } from '../../ground/core/context.ts';
import { conflict, forbidden, notFound } from '../../ground/errors/errors.ts';
import { ROLES } from '../../ground/roles/in-force.ts';
import { holdsAllOf } from '../../ground/roles/roles.policy.ts';
import type { AnswerObjectionInput, AnsweredObjection } from './moderation.schema.ts';
import { hasOtherAdmins } from './objections.queries.ts';
import { reverseDecision } from './reverse-decision.commands.ts';

/**
 * Answers an objection, once, and takes the decision back when it was right. Where there are two administrators,
 * whoever decided does not answer.
 */
export async function answerObjection(
  ctx: MemberContext,
  { id, outcome, answer }: AnswerObjectionInput,
): Promise<AnsweredObjection> {
  return withTransaction(ctx.db, async (trx) => {
    const decision = await trx
      .selectFrom('moderationDecisions')
      .select([
        'id',
        'memberId',
        'objectType',
        'objectId',
        'decision',
        'decidedBy',
        'objectedAt',
        'answeredAt',
        'postCount',
      ])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!decision || decision.objectedAt === null) throw notFound('There is no such objection');
    if (decision.answeredAt !== null) throw conflict('Someone has already answered this objection');
    if (decision.decidedBy === ctx.viewer.id && (await hasOtherAdmins(trx, ctx.viewer.id)))
      throw forbidden('You made this decision. Another administrator answers the objection to it.');
    const { memberId, objectType, objectId } = decision;
    await lockObject(trx, objectType, objectId);
    if (outcome === 'reversed' && objectType === 'user' && !(await mayReactivate(trx, ctx.viewer, objectId)))
      throw forbidden('This member has a role that you do not have. Ask an administrator to answer.');
    await trx
      .updateTable('moderationDecisions')
      .set({ outcome, answer, answeredBy: ctx.viewer.id, answeredAt: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
    const { restored, left } =
      outcome === 'reversed' ? await reverseDecision(trx, decision) : { restored: 0, left: 0 };
    await writeAudit(trx, ctx, {
      event: `moderation.${outcome}`,
      targetType: objectType,
      targetId: objectId,
      after: { decisionId: id, restored, left },
    });
    await notify(trx, {
      userId: memberId,
      actorId: null,
      kind: 'decision',
      decisionId: id,
      objectType,
      event: outcome,
      text: answer,
    });
    await enqueueDecisionMail(trx, { userId: memberId, decisionId: id, event: 'answered' });
    await settleNotices(trx, ['objection']);
    return { id, outcome, restored, left };
  });
}

/** As where a member is activated in the console: only who holds all that they hold opens an account again. */
async function mayReactivate(trx: Kysely<DB>, viewer: Viewer, id: number): Promise<boolean> {
  const member = await trx
    .selectFrom('users')
    .select(['role', ROLES.as('roles')])
    .where('id', '=', id)
    .executeTakeFirst();
  return member === undefined || holdsAllOf(viewer, member);
}

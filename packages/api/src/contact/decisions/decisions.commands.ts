import { sql } from 'kysely';
import { withTransaction } from '@guildhall/db';
import type { Context } from '../../ground/core/context.ts';
import { conflict } from '../../ground/errors/errors.ts';
import { notifyAdmins } from '../duties/duties.commands.ts';
import { getDecision } from './decisions.queries.ts';
import { type Decision, OBJECTION_DAYS, type ObjectInput } from '../../ground/reports/decisions.schema.ts';

/** Objects to a decision, once. An administrator answers, and the answer is final. */
export async function objectToDecision(ctx: Context, { objection, ...ref }: ObjectInput): Promise<Decision> {
  return withTransaction(ctx.db, async (trx) => {
    const before = await getDecision({ ...ctx, db: trx }, ref);
    if (before.answeredAt !== null)
      throw conflict('Your objection was answered, and the answer is final. You cannot object to it again.');
    if (before.objectedAt !== null) throw conflict('You have already objected to this decision.');
    if (!before.can.object) throw conflict(`You can object within ${OBJECTION_DAYS} days of a decision.`);
    const { numUpdatedRows } = await trx
      .updateTable('moderationDecisions')
      .set({ objection, objectedAt: sql<Date>`now()` })
      .where('id', '=', ref.id)
      .where('objectedAt', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw conflict('You have already objected to this decision.');
    await notifyAdmins(trx, 'objection');
    return getDecision({ ...ctx, db: trx }, ref);
  });
}

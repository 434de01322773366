import { withTransaction } from '@guildhall/db';
import { notifyAdmins } from '../duties/duties.commands.ts';
import type { MemberContext } from '../../ground/core/context.ts';
import type { ReportInput, ReportState, ReportedType } from '../../ground/reports/reports.schema.ts';

/**
 * Reports an object to the administrators, and notifies those who look after reports. The calling feature has checked that the viewer may see it. Idempotent per
 * member and object.
 */
export async function fileReport(
  ctx: MemberContext,
  objectType: ReportedType,
  input: ReportInput,
): Promise<ReportState> {
  await withTransaction(ctx.db, async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('reports')
      .values({
        reporterId: ctx.viewer.id,
        objectType,
        objectId: input.id,
        category: input.category,
        reason: input.reason ?? null,
      })
      .onConflict((conflicting) => conflicting.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows) await notifyAdmins(trx, 'report');
  });
  return { id: input.id, reported: true };
}

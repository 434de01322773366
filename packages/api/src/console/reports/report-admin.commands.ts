import { sql } from 'kysely';
import { type DatabaseTransaction, withTransaction } from '@guildhall/db';
import { setUserActive } from '../users/users.commands.ts';
import { writeAudit } from '../../ground/core/audit.ts';
import type { MemberContext } from '../../ground/core/context.ts';
import { conflict, notFound } from '../../ground/errors/errors.ts';
import { notify } from '../../contact/notifications/notifications.commands.ts';
import type { ReportedType } from '../../ground/reports/reports.schema.ts';
import { hideContent } from './hide-content.commands.ts';
import { decisionsOn } from './report-admin.policy.ts';
import { findAccountable } from './report-admin.queries.ts';
import type { DecideReportInput, DecidedReports, ReportDecision } from './report-admin.schema.ts';

const EVENTS: Record<ReportDecision, string> = {
  hide: 'report.hidden',
  warn: 'report.warned',
  suspend: 'report.suspended',
  dismiss: 'report.dismissed',
};

/** Resolves all open reports of one object, and tells those who reported it. */
export async function decideReport(ctx: MemberContext, input: DecideReportInput): Promise<DecidedReports> {
  const { decision } = input;
  return withTransaction(ctx.db, async (trx) => {
    const report = await trx
      .selectFrom('reports')
      .select(['id', 'objectType', 'objectId', 'status'])
      .where('id', '=', input.id)
      .forUpdate()
      .executeTakeFirst();
    if (!report) throw notFound('This report does not exist');
    if (report.status !== 'open') throw conflict('Someone has already decided on this report');
    const { id, objectType, objectId } = report;
    if (!decisionsOn(objectType).includes(decision))
      throw conflict("This action isn't available for this type of content");
    if (decision === 'hide') await hideContent(trx, objectType, objectId);
    if (decision === 'suspend') await setUserActive({ ...ctx, db: trx }, { id: objectId, isActive: false });
    if (decision === 'warn') await warn(trx, { objectType, objectId, text: input.message ?? '' });
    const status = decision === 'dismiss' ? 'dismissed' : 'resolved';
    const decided = await trx
      .updateTable('reports')
      .set({ status, note: input.note ?? null, resolvedBy: ctx.viewer.id, resolvedAt: sql<Date>`now()` })
      .where('objectType', '=', objectType)
      .where('objectId', '=', objectId)
      .where('status', '=', 'open')
      .returning('reporterId')
      .execute();
    for (const { reporterId } of decided)
      if (reporterId !== ctx.viewer.id)
        await notify(trx, { userId: reporterId, actorId: null, kind: 'report', objectType, outcome: status });
    await writeAudit(trx, ctx, {
      event: EVENTS[decision],
      targetType: objectType,
      targetId: objectId,
      after: { status, reports: decided.length },
    });
    return { id, status, decided: decided.length };
  });
}

/** Sends the member behind the reported object a message from the administrators. */
async function warn(
  trx: DatabaseTransaction,
  { text, ...reported }: { objectType: ReportedType; objectId: number; text: string },
): Promise<void> {
  const memberId = await findAccountable(trx, reported);
  if (memberId === undefined) throw conflict('This member can no longer be contacted');
  await notify(trx, {
    userId: memberId,
    actorId: null,
    kind: 'warning',
    objectType: reported.objectType,
    text,
  });
}

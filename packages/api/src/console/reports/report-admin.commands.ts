import { withTransaction } from '@guildhall/db';
import { lockObject } from '../../contact/decisions/decided-objects.ts';
import { settleNotices } from '../../contact/duties/settle-notices.commands.ts';
import { writeAudit } from '../../ground/core/audit.ts';
import type { MemberContext } from '../../ground/core/context.ts';
import { conflict, notFound } from '../../ground/errors/errors.ts';
import { closeReports, decideIn } from '../moderation/decide.commands.ts';
import { decisionsOn } from './report-admin.policy.ts';
import type { DecideReportInput, DecidedReports } from './report-admin.schema.ts';

/** Resolves all open reports of one object, and tells its author and those who reported it. */
export async function decideReport(ctx: MemberContext, input: DecideReportInput): Promise<DecidedReports> {
  const { id, decision, note, message = '', until } = input;
  return withTransaction(ctx.db, async (trx) => {
    const object = await trx
      .selectFrom('reports')
      .select(['objectType', 'objectId'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!object) throw notFound('This report does not exist');
    const state = await lockObject(trx, object.objectType, object.objectId);
    const { status } = await trx
      .selectFrom('reports')
      .select('status')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (status !== 'open') throw conflict('Someone has already decided on this report');
    if (!decisionsOn(object.objectType).includes(decision))
      throw conflict("This action isn't available for this type of content");
    if (decision !== 'dismiss') {
      const { reports } = await decideIn(trx, ctx, { ...object, decision, reason: message, note, until });
      return { id, status: 'resolved', decided: reports };
    }
    const memberId = state?.memberId ?? null;
    const decided = await closeReports(trx, ctx, { ...object, note, decision: null, memberId });
    await writeAudit(trx, ctx, {
      event: 'report.dismissed',
      targetType: object.objectType,
      targetId: object.objectId,
      after: { status: 'dismissed', reports: decided },
    });
    await settleNotices(trx, ['report']);
    return { id, status: 'dismissed', decided };
  });
}

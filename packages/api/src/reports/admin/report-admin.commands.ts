import { sql } from 'kysely';
import { type DB, type DatabaseTransaction, withTransaction } from '@guildhall/db';
import { recomputeRating } from '../../businesses/reviews/rating.commands.ts';
import { writeAudit } from '../../security/audit.ts';
import type { MemberContext } from '../../core/context.ts';
import { conflict, notFound } from '../../core/errors.ts';
import { publishEvent } from '../../core/live.ts';
import { canHide } from './report-admin.policy.ts';
import type { DecideReportInput, DecidedReports } from './report-admin.schema.ts';

/** Resolves all open reports of one object. */
export async function decideReport(ctx: MemberContext, input: DecideReportInput): Promise<DecidedReports> {
  return withTransaction(ctx.db, async (trx) => {
    const report = await trx
      .selectFrom('reports')
      .select(['id', 'objectType', 'objectId', 'status'])
      .where('id', '=', input.id)
      .forUpdate()
      .executeTakeFirst();
    if (!report) throw notFound('This report does not exist');
    if (report.status !== 'open') throw conflict('Someone has already decided on this report');
    if (input.decision === 'hide' && !canHide(report.objectType))
      throw conflict('A member is deactivated in the Users tab; a message cannot be hidden');
    const status = input.decision === 'hide' ? 'resolved' : 'dismissed';
    if (input.decision === 'hide') await hide(trx, report.objectType, report.objectId);
    const { numUpdatedRows } = await trx
      .updateTable('reports')
      .set({ status, note: input.note ?? null, resolvedBy: ctx.viewer.id, resolvedAt: sql<Date>`now()` })
      .where('objectType', '=', report.objectType)
      .where('objectId', '=', report.objectId)
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow();
    await writeAudit(trx, ctx, {
      event: input.decision === 'hide' ? 'report.hidden' : 'report.dismissed',
      targetType: report.objectType,
      targetId: report.objectId,
      after: { status, reports: Number(numUpdatedRows) },
    });
    return { id: report.id, status, decided: Number(numUpdatedRows) };
  });
}

type ObjectType = DB['reports']['objectType'];

async function hide(trx: DatabaseTransaction, type: ObjectType, id: number): Promise<void> {
  switch (type) {
    case 'post':
      await trx.updateTable('posts').set({ isPublished: false }).where('id', '=', id).execute();
      break;
    case 'comment':
      await hideComment(trx, id);
      break;
    case 'review':
      await hideReview(trx, id);
      break;
    case 'article':
      await trx.updateTable('articles').set({ isPublished: false }).where('id', '=', id).execute();
      break;
    case 'business':
      await trx.updateTable('businesses').set({ isActive: false }).where('id', '=', id).execute();
      break;
    case 'opportunity':
      await trx.updateTable('opportunities').set({ isActive: false }).where('id', '=', id).execute();
      break;
    case 'short_link':
      await trx
        .updateTable('shortUrls')
        .set({ takenDownAt: sql<Date>`coalesce(taken_down_at, now())` })
        .where('id', '=', id)
        .execute();
      break;
    case 'user':
    case 'message':
      return;
  }
  await publishEvent(trx, 'everybody', ['feed', 'articles', 'businesses', 'opportunities']);
}

async function hideComment(trx: DatabaseTransaction, id: number): Promise<void> {
  const comment = await trx
    .selectFrom('postComments')
    .select('postId')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!comment) return;
  await trx.selectFrom('posts').select('id').where('id', '=', comment.postId).forNoKeyUpdate().execute();
  const { numUpdatedRows } = await trx
    .updateTable('postComments')
    .set({ deletedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('posts')
    .set({ comments: sql<number>`comments - ${Number(numUpdatedRows)}` })
    .where('id', '=', comment.postId)
    .execute();
}

async function hideReview(trx: DatabaseTransaction, id: number): Promise<void> {
  const review = await trx
    .selectFrom('businessReviews')
    .select('businessId')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!review) return;
  await trx
    .selectFrom('businesses')
    .select('id')
    .where('id', '=', review.businessId)
    .forNoKeyUpdate()
    .execute();
  await trx.updateTable('businessReviews').set({ isApproved: false }).where('id', '=', id).execute();
  await recomputeRating(trx, review.businessId);
}

import { sql } from 'kysely';
import type { DatabaseTransaction } from '@guildhall/db';
import { recomputeRating } from '../../directory/businesses/reviews/rating.commands.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { removeComment } from '../../publishing/feed/comments/comments.commands.ts';
import type { ReportedType } from '../../ground/reports/reports.schema.ts';

/** Hides reported content from every page; for a member it does nothing. */
export async function hideContent(trx: DatabaseTransaction, type: ReportedType, id: number): Promise<void> {
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
    case 'short_link':
      await trx
        .updateTable('shortUrls')
        .set({ takenDownAt: sql<Date>`coalesce(taken_down_at, now())` })
        .where('id', '=', id)
        .execute();
      break;
    case 'user':
      return;
  }
  await publishEvent(trx, 'everybody', ['feed', 'businesses']);
}

async function hideComment(trx: DatabaseTransaction, id: number): Promise<void> {
  const comment = await trx
    .selectFrom('postComments')
    .select(['id', 'postId'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (comment) await removeComment(trx, comment);
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

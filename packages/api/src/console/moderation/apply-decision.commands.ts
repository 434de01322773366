import { sql } from 'kysely';
import { type DatabaseTransaction } from '@guildhall/db';
import type { DecidedType, ModerationDecision } from '../../ground/reports/decisions.schema.ts';
import { recomputeRating } from '../../directory/businesses/reviews/rating.commands.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { IS_SHOWN } from '../../publishing/feed/post-state.ts';
import { removeComment } from '../../publishing/comments/comments.commands.ts';

type Applied = {
  objectType: DecidedType;
  objectId: number;
  decision: ModerationDecision;
  /** Null when nobody is notified. */
  decisionId: number | null;
  viewerId: number;
};

/**
 * Takes content off every page.
 * @returns how many posts that were
 */
export async function takeOffPages(trx: DatabaseTransaction, applied: Applied): Promise<number> {
  const { objectType, objectId: id, decisionId } = applied;
  let posts = 0;
  switch (objectType) {
    case 'post':
    case 'posts':
      posts = await takeOffFeed(trx, applied);
      break;
    case 'comment':
      await hideComment(trx, applied);
      break;
    case 'review':
      await hideReview(trx, id, decisionId);
      break;
    case 'business':
      await hideBusiness(trx, id, decisionId);
      break;
    case 'short_link':
      await trx
        .updateTable('shortUrls')
        .set({ takenDownAt: sql<Date>`coalesce(taken_down_at, now())`, decisionId })
        .where('id', '=', id)
        .execute();
      break;
    case 'user':
      return 0;
  }
  await publishEvent(trx, 'everybody', ['feed', 'businesses', 'chapters']);
  return posts;
}

/** One post, or all that a member has on the feed or waiting for approval. */
async function takeOffFeed(
  trx: DatabaseTransaction,
  { objectType, objectId, decision, decisionId, viewerId }: Applied,
): Promise<number> {
  const deleted = decision === 'delete' && { deletedAt: sql<Date>`now()`, deletedBy: viewerId };
  const { numUpdatedRows } = await trx
    .updateTable('posts')
    .set({ isPublished: false, isShared: false, state: 'published', decisionId, ...deleted })
    .where(objectType === 'post' ? 'id' : 'userId', '=', objectId)
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`(${IS_SHOWN} or state = 'pending_review')`)
    .executeTakeFirstOrThrow();
  const posts = Number(numUpdatedRows);
  if (objectType === 'posts' && decisionId !== null)
    await trx
      .updateTable('moderationDecisions')
      .set({ postCount: posts })
      .where('id', '=', decisionId)
      .execute();
  return posts;
}

async function hideComment(
  trx: DatabaseTransaction,
  { objectId: id, decisionId }: Pick<Applied, 'objectId' | 'decisionId'>,
): Promise<void> {
  const comment = await trx
    .selectFrom('postComments')
    .select(['id', 'postId', 'articleId'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!comment) return;
  const { isRemoved } = await removeComment(trx, comment);
  if (isRemoved) await trx.updateTable('postComments').set({ decisionId }).where('id', '=', id).execute();
}

/** A form that is open meanwhile conflicts. */
async function hideBusiness(trx: DatabaseTransaction, id: number, decisionId: number | null): Promise<void> {
  await trx
    .updateTable('businesses')
    .set({ isActive: false, decisionId, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Shows a business again that this decision has hidden, as long as nobody has changed that since. */
export async function showBusiness(trx: DatabaseTransaction, decisionId: number): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('businesses')
    .set({ isActive: true, version: sql<number>`version + 1` })
    .where('decisionId', '=', decisionId)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

async function hideReview(trx: DatabaseTransaction, id: number, decisionId: number | null): Promise<void> {
  const review = await trx
    .selectFrom('businessReviews')
    .select('businessId')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!review) return;
  await lockBusiness(trx, review.businessId);
  await trx
    .updateTable('businessReviews')
    .set({ isApproved: false, decisionId })
    .where('id', '=', id)
    .execute();
  await recomputeRating(trx, review.businessId);
}

/** Shows a review again that this decision has hidden, as long as nobody has changed that since. */
export async function showReview(trx: DatabaseTransaction, decisionId: number): Promise<number> {
  const review = await trx
    .selectFrom('businessReviews')
    .select('businessId')
    .where('decisionId', '=', decisionId)
    .executeTakeFirst();
  if (!review) return 0;
  await lockBusiness(trx, review.businessId);
  const { numUpdatedRows } = await trx
    .updateTable('businessReviews')
    .set({ isApproved: true })
    .where('decisionId', '=', decisionId)
    .executeTakeFirstOrThrow();
  await recomputeRating(trx, review.businessId);
  return Number(numUpdatedRows);
}

async function lockBusiness(trx: DatabaseTransaction, id: number): Promise<void> {
  await trx.selectFrom('businesses').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

import { sql } from 'kysely';
import { type DatabaseTransaction } from '@guildhall/db';
import type { DecidedType, ModerationDecision } from '../../ground/reports/decisions.schema.ts';
import { recomputeRating } from '../../directory/businesses/reviews/rating.commands.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { removeComment } from '../../publishing/feed/comments/comments.commands.ts';

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
  const { objectType, objectId: id } = applied;
  let posts = 0;
  switch (objectType) {
    case 'post':
    case 'posts':
      posts = await takeOffFeed(trx, applied);
      break;
    case 'comment':
      await hideComment(trx, id);
      break;
    case 'review':
      await setReviewApproved(trx, id, false);
      break;
    case 'business':
      await setBusinessActive(trx, id, false);
      break;
    case 'short_link':
      await trx
        .updateTable('shortUrls')
        .set({ takenDownAt: sql<Date>`coalesce(taken_down_at, now())` })
        .where('id', '=', id)
        .execute();
      break;
    case 'user':
      return 0;
  }
  await publishEvent(trx, 'everybody', ['feed', 'businesses']);
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
    .set({ isPublished: false, state: 'published', decisionId, ...deleted })
    .where(objectType === 'post' ? 'id' : 'userId', '=', objectId)
    .where('deletedAt', 'is', null)
    .where((eb) => eb.or([eb('isPublished', '=', true), eb('state', '=', 'pending_review')]))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

async function hideComment(trx: DatabaseTransaction, id: number): Promise<void> {
  const comment = await trx
    .selectFrom('postComments')
    .select(['id', 'postId'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (comment) await removeComment(trx, comment);
}

/** A form that is open meanwhile conflicts. */
export async function setBusinessActive(
  trx: DatabaseTransaction,
  id: number,
  isActive: boolean,
): Promise<void> {
  await trx
    .updateTable('businesses')
    .set({ isActive, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function setReviewApproved(
  trx: DatabaseTransaction,
  id: number,
  isApproved: boolean,
): Promise<void> {
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
  await trx.updateTable('businessReviews').set({ isApproved }).where('id', '=', id).execute();
  await recomputeRating(trx, review.businessId);
}

import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { isPublicMember, isPublicOrOwn } from '../../../ground/core/visibility.ts';
import type { Viewer } from '../../../ground/core/context.ts';
import { toPage } from '../../../ground/core/keyset.ts';
import { afterCursor, limitPlusOne } from '../../../ground/core/pagination.ts';
import { canEditBusiness } from '../businesses.policy.ts';
import { isVisible } from '../businesses.queries.ts';
import { canEditReview, canReportReview } from './reviews.policy.ts';
import type { ListReviewsInput, Review, ReviewPage } from './reviews.schema.ts';
import { avatarUrl } from '../../../ground/values/avatar.ts';
import { fullName, usernameOf } from '../../../ground/values/person-name.ts';
import { holds } from '../../../ground/roles/roles.policy.ts';

/** Approved reviews by public members of a business that the viewer may see, newest first. */
export async function listReviews(
  db: Kysely<DB>,
  viewer: Viewer | null,
  input: ListReviewsInput,
): Promise<ReviewPage> {
  const rows = await reviews(db, viewer)
    .where('businessReviews.businessId', '=', input.businessId)
    .where('businessReviews.isApproved', '=', true)
    .where(isPublicMember('author'))
    .where(afterCursor(input.cursor, 'business_reviews.created_at', 'business_reviews.id'))
    .orderBy('businessReviews.createdAt', 'desc')
    .orderBy('businessReviews.id', 'desc')
    .limit(limitPlusOne(input.limit))
    .execute();
  return toPage(rows, input.limit, (row) => present(row, viewer));
}

/** The viewer's own review of a business, approved or not, for the form. */
export async function findOwnReview(
  db: Kysely<DB>,
  viewer: Viewer,
  businessId: number,
): Promise<Review | undefined> {
  const row = await reviews(db, viewer)
    .where('businessReviews.businessId', '=', businessId)
    .where('businessReviews.userId', '=', viewer.id)
    .executeTakeFirst();
  return row && present(row, viewer);
}

export async function findReview(db: Kysely<DB>, viewer: Viewer, id: number): Promise<Review | undefined> {
  const row = await reviews(db, viewer).where('businessReviews.id', '=', id).executeTakeFirst();
  return row && present(row, viewer);
}

export type ReviewRow = {
  id: number;
  businessId: number;
  userId: number;
  isApproved: boolean;
  ownerId: number;
};

/** The author and business of a review that the viewer may see; moderators see hidden ones too. */
export function findReviewRow(db: Kysely<DB>, viewer: Viewer, id: number): Promise<ReviewRow | undefined> {
  return reviews(db, viewer)
    .where('businessReviews.id', '=', id)
    .$if(!holds(viewer, 'moderation'), (query) =>
      query.where('businessReviews.isApproved', '=', true).where(isPublicOrOwn('author', viewer)),
    )
    .executeTakeFirst();
}

function reviews(db: Kysely<DB>, viewer: Viewer | null) {
  return db
    .selectFrom('businessReviews')
    .innerJoin('businesses', 'businesses.id', 'businessReviews.businessId')
    .innerJoin('users as author', 'author.id', 'businessReviews.userId')
    .innerJoin('users as owner', 'owner.id', 'businesses.ownerId')
    .select([
      'businessReviews.id',
      'businessReviews.businessId',
      'businessReviews.userId',
      'businessReviews.rating',
      'businessReviews.title',
      'businessReviews.content',
      'businessReviews.isApproved',
      'businessReviews.createdAt',
      'businessReviews.updatedAt',
      'businessReviews.reply',
      'businessReviews.repliedAt',
      'businesses.ownerId',
      'author.firstName',
      'author.lastName',
      'author.username',
      'author.avatarKey',
      'owner.firstName as ownerFirstName',
      'owner.lastName as ownerLastName',
      'owner.avatarKey as ownerAvatarKey',
      'author.isActive as authorIsHere',
      sql<string>`business_reviews.created_at::text`.as('sortKey'),
    ])
    .where(isVisible(viewer));
}

type Row = Awaited<ReturnType<ReturnType<typeof reviews>['execute']>>[number];

function present(row: Row, viewer: Viewer | null): Review {
  return {
    id: row.id,
    rating: row.rating,
    title: row.title,
    comment: row.content,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    reviewer: row.authorIsHere
      ? {
          firstName: row.firstName,
          lastName: row.lastName,
          username: usernameOf({ id: row.userId, username: row.username }),
          avatar: avatarUrl(row.avatarKey),
        }
      : null,
    reply: row.reply,
    replier:
      row.reply === null
        ? null
        : {
            name: fullName({ firstName: row.ownerFirstName, lastName: row.ownerLastName }),
            avatar: avatarUrl(row.ownerAvatarKey),
          },
    repliedAt: row.repliedAt?.toISOString() ?? null,
    can: {
      edit: canEditReview(viewer, row),
      reply: canEditBusiness(viewer, row),
      report: canReportReview(viewer, row),
    },
  };
}

import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import { isBlocked } from '../../../people/connections/pair.queries.ts';
import { writeAudit } from '../../../ground/core/audit.ts';
import type { MemberContext } from '../../../ground/core/context.ts';
import { conflict, forbidden, notFound, tooMany } from '../../../ground/errors/errors.ts';
import { publishEvent } from '../../../ground/core/live.ts';
import { notify } from '../../../contact/notifications/notifications.commands.ts';
import { fileReport } from '../../../contact/reports/reports.commands.ts';
import type { ReportInput, ReportState } from '../../../ground/reports/reports.schema.ts';
import { canEditBusiness, canReview } from '../businesses.policy.ts';
import { BUSINESS_GONE, type BusinessRow, findBusinessRow } from '../businesses.queries.ts';
import { isOnTeam } from '../team/team.queries.ts';
import { recordDecision } from '../../../contact/decisions/record-decision.commands.ts';
import { takeOverDecision } from '../../../contact/decisions/take-over-decision.commands.ts';
import { recomputeRating } from './rating.commands.ts';
import { canReportReview } from './reviews.policy.ts';
import { findReview, findReviewRow } from './reviews.queries.ts';
import type {
  ModerateReviewInput,
  RatingSummary,
  ReplyInput,
  Review,
  WriteReviewInput,
  WrittenReview,
} from './reviews.schema.ts';
import { lockUser } from '../../../ground/core/lock-user.ts';

/** Deliberately vague: it must not reveal who blocks whom. */
const BLOCKED = 'You cannot review this business';
const GONE = 'This review no longer exists';
const SECOND = 'You have reviewed this business already. Send it again to replace what you wrote.';
/** Businesses one member may review for the first time within 24 hours. */
const REVIEWS_PER_DAY = 5;

/** Writes or edits the viewer's one review, and updates the rating of the business. */
export async function writeReview(ctx: MemberContext, input: WriteReviewInput): Promise<WrittenReview> {
  return withTransaction(ctx.db, async (trx) => {
    const me = ctx.viewer.id;
    await lockUser(trx, me);
    const business = await lockBusiness(trx, ctx, input.businessId);
    const onTeam = await isOnTeam(trx, business.id, me);
    const isBetweenBlock = await isBlocked(trx, me, business.ownerId);
    if (!canReview(ctx.viewer, business, { onTeam, isBlocked: isBetweenBlock }))
      throw forbidden(isBetweenBlock ? BLOCKED : 'You can’t review a business you own or work for');
    const known = await findReviewId(trx, business.id, me);
    if (known !== undefined && input.isFirst)
      throw conflict(SECOND, [{ path: 'businessId', message: SECOND }]);
    if (known === undefined) await checkAllowance(trx, me);
    const id = known ?? (await insertReview(trx, me, input));
    if (known !== undefined) await editReview(trx, known, input);
    const summary = await recomputeRating(trx, business.id);
    if (known === undefined)
      await notify(trx, {
        userId: business.ownerId,
        actorId: me,
        kind: 'review',
        business: { id: business.id, slug: business.slug, name: business.name },
        rating: input.rating,
      });
    await publishEvent(trx, [me, business.ownerId], ['businesses']);
    return { review: await requireReview(trx, ctx, id), summary };
  });
}

/** The owner's reply to a review. */
export async function replyToReview(ctx: MemberContext, { id, reply }: ReplyInput): Promise<Review> {
  return withTransaction(ctx.db, async (trx) => {
    const review = await findReviewRow(trx, ctx.viewer, id);
    if (!review) throw notFound(GONE);
    if (!canEditBusiness(ctx.viewer, review)) throw forbidden('Only the owner can reply to reviews');
    await trx
      .updateTable('businessReviews')
      .set({ reply, repliedAt: reply === null ? null : sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
    await publishEvent(trx, [review.userId], ['businesses']);
    return requireReview(trx, ctx, id);
  });
}

/** Reports a review to the administrators. */
export async function reportReview(ctx: MemberContext, input: ReportInput): Promise<ReportState> {
  const review = await findReviewRow(ctx.db, ctx.viewer, input.id);
  if (!review) throw notFound(GONE);
  if (!canReportReview(ctx.viewer, review)) throw forbidden('This is your own review');
  return fileReport(ctx, 'review', input);
}

/** Hides a review or shows it again, for administrators; hidden ones do not count in the rating. */
export async function moderateReview(
  ctx: MemberContext,
  { id, isApproved, reason }: ModerateReviewInput,
): Promise<RatingSummary> {
  return withTransaction(ctx.db, async (trx) => {
    const review = await findReviewRow(trx, ctx.viewer, id);
    if (!review) throw notFound(GONE);
    await lockBusiness(trx, ctx, review.businessId);
    const { userId } = await trx
      .updateTable('businessReviews')
      .set({ isApproved })
      .where('id', '=', id)
      .returning('userId')
      .executeTakeFirstOrThrow();
    if (review.isApproved && !isApproved) {
      const decisionId = await recordDecision(trx, ctx, {
        memberId: userId,
        objectType: 'review',
        objectId: id,
        decision: 'hide',
        reason: reason || null,
      });
      await trx.updateTable('businessReviews').set({ decisionId }).where('id', '=', id).execute();
    } else if (!isApproved) await takeOverDecision(trx, ctx.viewer, 'businessReviews', id);
    await writeAudit(trx, ctx, {
      event: isApproved ? 'review.shown' : 'review.hidden',
      targetType: 'review',
      targetId: id,
      before: { isApproved: review.isApproved },
      after: { isApproved },
    });
    return recomputeRating(trx, review.businessId);
  });
}

async function lockBusiness(trx: Kysely<DB>, ctx: MemberContext, id: number): Promise<BusinessRow> {
  const business = await findBusinessRow(trx, ctx.viewer, id, { lock: true });
  if (!business) throw notFound(BUSINESS_GONE);
  return business;
}

async function findReviewId(
  trx: Kysely<DB>,
  businessId: number,
  userId: number,
): Promise<number | undefined> {
  const row = await trx
    .selectFrom('businessReviews')
    .select('id')
    .where('businessId', '=', businessId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.id;
}

async function checkAllowance(trx: Kysely<DB>, userId: number): Promise<void> {
  const oldest = await trx
    .selectFrom('businessReviews')
    .select(sql<number>`extract(epoch from created_at + interval '24 hours' - now())`.as('seconds'))
    .where('userId', '=', userId)
    .where('createdAt', '>', sql<Date>`now() - interval '24 hours'`)
    .orderBy('createdAt', 'desc')
    .offset(REVIEWS_PER_DAY - 1)
    .limit(1)
    .executeTakeFirst();
  if (oldest)
    throw tooMany(
      `You can review ${REVIEWS_PER_DAY} businesses a day. Please come back tomorrow.`,
      oldest.seconds,
    );
}

async function insertReview(
  trx: Kysely<DB>,
  userId: number,
  { businessId, rating, title, comment }: WriteReviewInput,
): Promise<number> {
  const { id } = await trx
    .insertInto('businessReviews')
    .values({ businessId, userId, rating, title, content: comment })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function editReview(
  trx: Kysely<DB>,
  id: number,
  { rating, title, comment }: WriteReviewInput,
): Promise<void> {
  await trx
    .updateTable('businessReviews')
    .set({ rating, title, content: comment })
    .where('id', '=', id)
    .execute();
}

async function requireReview(trx: Kysely<DB>, ctx: MemberContext, id: number): Promise<Review> {
  const review = await findReview(trx, ctx.viewer, id);
  if (!review) throw notFound(GONE);
  return review;
}

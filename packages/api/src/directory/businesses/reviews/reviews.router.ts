import { notFound } from '../../../ground/errors/errors.ts';
import { staffProcedure, memberProcedure, publicProcedure, router } from '../../../ground/core/trpc.ts';
import { ReportInput, ReportState } from '../../../ground/reports/reports.schema.ts';
import { BUSINESS_GONE, findBusinessRow } from '../businesses.queries.ts';
import { moderateReview, replyToReview, reportReview, writeReview } from './reviews.commands.ts';
import { findOwnReview, listReviews } from './reviews.queries.ts';
import {
  ListReviewsInput,
  ModerateReviewInput,
  RatingSummary,
  ReplyInput,
  Review,
  ReviewPage,
  ReviewedBusiness,
  WriteReviewInput,
  WrittenReview,
} from './reviews.schema.ts';

export const reviewsRouter = router({
  list: publicProcedure
    .input(ListReviewsInput)
    .output(ReviewPage)
    .query(async ({ ctx, input }) => {
      if (!(await findBusinessRow(ctx.db, ctx.viewer, input.businessId))) throw notFound(BUSINESS_GONE);
      return listReviews(ctx.db, ctx.viewer, input);
    }),

  mine: memberProcedure
    .input(ReviewedBusiness)
    .output(Review.nullable())
    .query(async ({ ctx, input }) => (await findOwnReview(ctx.db, ctx.viewer, input.businessId)) ?? null),

  write: memberProcedure
    .meta({ auth: 'member', limit: 'review' })
    .input(WriteReviewInput)
    .output(WrittenReview)
    .mutation(({ ctx, input }) => writeReview(ctx, input)),

  reply: memberProcedure
    .meta({ auth: 'member', limit: 'businessUpdate' })
    .input(ReplyInput)
    .output(Review)
    .mutation(({ ctx, input }) => replyToReview(ctx, input)),

  report: memberProcedure
    .meta({ auth: 'member', limit: 'report' })
    .input(ReportInput)
    .output(ReportState)
    .mutation(({ ctx, input }) => reportReview(ctx, input)),

  moderate: staffProcedure('moderation')
    .input(ModerateReviewInput)
    .output(RatingSummary)
    .mutation(({ ctx, input }) => moderateReview(ctx, input)),
});

import { z } from 'zod';
import { Reason } from '../../../ground/reports/decisions.schema.ts';
import { id, isoDate, text } from '../../../ground/values/fields.ts';
import { PageInput } from '../../../ground/core/keyset.ts';

const RATING = 'Please choose one to five stars';
const blankable = (max: number) =>
  text(max)
    .trim()
    .nullish()
    .transform((value) => value || null);

export const ListReviewsInput = PageInput.extend({ businessId: id });
export type ListReviewsInput = z.infer<typeof ListReviewsInput>;

/** Writes the viewer's one review of a business; a second call edits it, or is a conflict with `isFirst`. */
export const WriteReviewInput = z.object({
  businessId: id,
  rating: z.int(RATING).min(1, RATING).max(5, RATING),
  title: blankable(120),
  comment: blankable(2_000),
  /** The form showed no earlier review of the viewer: if there is one, it must not be overwritten. */
  isFirst: z.boolean().optional(),
});
export type WriteReviewInput = z.infer<typeof WriteReviewInput>;

export const ReviewedBusiness = z.object({ businessId: id });

/** An empty reply removes it. */
export const ReplyInput = z.object({ id, reply: blankable(2_000) });
export type ReplyInput = z.infer<typeof ReplyInput>;

export const ModerateReviewInput = z.object({
  id,
  isApproved: z.boolean(),
  /** Of hiding it: what its author reads. */
  reason: Reason.optional(),
});
export type ModerateReviewInput = z.infer<typeof ModerateReviewInput>;

export const Review = z.object({
  id,
  rating: z.int(),
  title: z.string().nullable(),
  comment: z.string().nullable(),
  createdAt: isoDate,
  updatedAt: isoDate,
  /** Null when the member has left: shown as 'Anonymous User'. */
  reviewer: z
    .object({
      firstName: z.string(),
      lastName: z.string(),
      username: z.string(),
      avatar: z.string().nullable(),
    })
    .nullable(),
  reply: z.string().nullable(),
  /** The owner, beside a reply; null without one. */
  replier: z.object({ name: z.string(), avatar: z.string().nullable() }).nullable(),
  repliedAt: isoDate.nullable(),
  can: z.object({ edit: z.boolean(), reply: z.boolean(), report: z.boolean() }),
});
export type Review = z.infer<typeof Review>;

export const ReviewPage = z.object({ items: z.array(Review), nextCursor: z.string().nullable() });
export type ReviewPage = z.infer<typeof ReviewPage>;

/** The rating of a business after a change, for the header and the chart. */
export const RatingSummary = z.object({
  rating: z.int(),
  ratingAverage: z.number(),
  reviewCount: z.int(),
  /** Approved reviews with one star, two stars, up to five. */
  ratingCounts: z.array(z.int()).length(5),
});
export type RatingSummary = z.infer<typeof RatingSummary>;

export const WrittenReview = z.object({ review: Review, summary: RatingSummary });
export type WrittenReview = z.infer<typeof WrittenReview>;

import type { Viewer } from '../../../ground/core/context.ts';

type WrittenBy = { userId: number };

export const canEditReview = (viewer: Viewer | null, review: WrittenBy): boolean =>
  viewer !== null && viewer.id === review.userId;

/** Members may report reviews by others. */
export const canReportReview = (viewer: Viewer | null, review: WrittenBy): boolean =>
  viewer !== null && viewer.id !== review.userId;

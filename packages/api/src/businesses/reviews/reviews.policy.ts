import type { Viewer } from '../../core/context.ts';

type WrittenBy = { userId: number };

export const canEditReview = (viewer: Viewer | null, review: WrittenBy): boolean =>
  viewer !== null && viewer.id === review.userId;

/** Anybody may report what others wrote. */
export const canReportReview = (viewer: Viewer | null, review: WrittenBy): boolean =>
  viewer !== null && viewer.id !== review.userId;

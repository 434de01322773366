import type { RatingSummary } from './reviews.schema.ts';

/**
 * The rating for given counts of one to five stars: the average with one decimal, and rounded. All 0 without reviews.
 */
export function summarise(ratingCounts: number[]): RatingSummary {
  const reviewCount = ratingCounts.reduce((sum, count) => sum + count, 0);
  const stars = ratingCounts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  const average = reviewCount === 0 ? 0 : stars / reviewCount;
  return {
    rating: Math.round(average),
    ratingAverage: Math.round(average * 10) / 10,
    reviewCount,
    ratingCounts,
  };
}

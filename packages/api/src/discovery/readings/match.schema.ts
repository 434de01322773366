import { z } from 'zod';

/** The parts of a match, in the order they are shown. */
export const MatchPartKey = z.enum([
  'theyOffer',
  'iOffer',
  'audience',
  'mutual',
  'location',
  'skills',
  'preferred',
  'industry',
]);
export type MatchPartKey = z.infer<typeof MatchPartKey>;

/** One part of a match; the points of all parts sum to the score. */
export const MatchPart = z.object({
  key: MatchPartKey,
  points: z.int().min(0),
  max: z.int().min(1),
  /** The sentence that explains the points; empty when there is no true one. */
  text: z.string(),
});
export type MatchPart = z.infer<typeof MatchPart>;

/** Null below 10 or without a reason. */
export const MatchPercentage = z.int().min(10).max(100).nullable();

/** How well the best met need of either is met by the other; null where only friends, place or industry are shared. */
export const MatchStrength = z.enum(['strong', 'good', 'possible']).nullable();

import { fitted } from './fitted.ts';

/** The parts of a score, in the order they are shown, and the most points of each; they sum to 100. */
export const mostPoints = {
  theyOffer: 44,
  iOffer: 8,
  audience: 18,
  mutual: 12,
  location: 6,
  skills: 6,
  preferred: 3,
  industry: 3,
} as const;

export type Part = keyof typeof mostPoints;

export const parts: readonly Part[] = [
  'theyOffer',
  'iOffer',
  'audience',
  'mutual',
  'location',
  'skills',
  'preferred',
  'industry',
];

/**
 * How well a need is met: how alike it is to the best single offer and to all offers together, whether they are
 * of one trade (`trade`) and share words (`words`), and whether both sides want the counterpart of the other
 * (`role`: a co-founder and a co-founder, a job and an employee). From `closely` on offers are looked at one by
 * one. Below `from` a need is not met at all, from `to` on it is met fully.
 */
export const { fit } = fitted;

/**
 * How alike a need must be to a trade as a whole, or to its likeliest problem sentences, to be read as that trade,
 * and to be it for certain. `second` is what the second likeliest sentence says beside the first, and `words` what it is
 * worth that the trade's own words are in the need.
 */
export const { inference } = fitted;

/**
 * How much of its length each word brings to what a statement means, beside 1 for one that tells; `trade` is the
 * trade it names or was read as, and `foreignTrade` the names of one that is written in another language. `common` is
 * how much of what all problems have in common is taken off one that names no trade.
 */
export const { wordShares } = fitted;

/** How telling a trade or a word is by the field it was read from. A company's name stands in for a title. */
export const trust = { ...fitted.trust, company: fitted.trust.jobTitle };

/** Members who offer trades of more families than this count less for each: every further family divides the fit. */
const breadth = { free: 4, each: 0.3 } as const;

/** Divisor of the fit of a member who offers trades of this many families. */
export const spreadOf = (families: number): number => 1 + breadth.each * Math.max(0, families - breadth.free);

/** Each further need that is met adds this share to the best one. */
export const furtherNeeds = 0.15;

/** One mutual friend with so few connections is worth all points of the part (1 / connections, added up). */
export const allocationForAll = 0.5;

export const shares = { city: 1, region: 0.4, skill: 0.25, interest: 0.1 } as const;

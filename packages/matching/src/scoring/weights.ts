/** The parts of a score, in the order they are shown, and the most points of each; they sum to 100. */
export const mostPoints = {
  theyOffer: 50,
  iOffer: 8,
  audience: 12,
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
 * How well a need is met, as a sum of how alike it is to the best single offer, to all offers together, and
 * whether they are of one trade. Searched for on the
 * needs of the labelled set that are not held out, one weight after the other and all needs at once; not yet
 * cross-validated (decision 151).
 */
export const fit = {
  bestOffer: 0.3,
  allOffers: 0.55,
  trade: 0.25,
  /** Both sides want the counterpart of the other: a co-founder and a co-founder, a job and an employee. */
  role: 0.15,
  /** Below the first a need is not met at all, from the second on it is met fully. */
  from: 0.3,
  to: 1.4,
} as const;

/** Who offers more trades than this is known for none of them: each further one takes its share of the fit. */
export const breadth = { free: 8, each: 0.04 } as const;

/** How telling a trade is by the field it was read from. */
export const trust = {
  servicesOffered: 1,
  jobTitle: 1,
  skills: 0.5,
  professionalSummary: 0.7,
  bio: 0.3,
  lookingFor: 0.6,
  targetAudience: 1,
} as const;

/** Each further need that is met adds this share to the best one. */
export const furtherNeeds = 0.15;

/** One mutual friend with so few connections is worth all points of the part (1 / connections, added up). */
export const allocationForAll = 0.5;

export const shares = { city: 1, region: 0.4, skill: 0.25, interest: 0.1 } as const;

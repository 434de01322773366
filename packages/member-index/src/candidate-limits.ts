/**
 * How many candidates each lookup contributes, in SQL as in memory: the more points its part can bring, the more.
 * Together they bound the work of one recommendation, most of which is comparing vectors.
 */
export const CANDIDATE_LIMITS = {
  offers: 80,
  seeks: 25,
  friendsOfFriends: 40,
  location: 20,
  industry: 10,
  newest: 20,
} as const;

/** Up to this size all members are ranked, so that no lookup can miss anyone. */
export const RANKED_WHOLE = 400;

/** What one mutual friend brings who has a single connection; with more, it is shared out among them. */
export const ALLOCATION = 65_536;

/** What a mutual friend with so many connections brings, as a whole number, so that sums are equal everywhere. */
export const allocationOf = (connections: number): number =>
  Math.max(1, Math.floor(ALLOCATION / Math.max(1, connections)));

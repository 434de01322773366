/**
 * How many candidates each lookup contributes, in SQL as in memory. Together they bound the work of one
 * recommendation, most of which is parsing profiles that are not cached.
 */
export const CANDIDATE_LIMITS = {
  offers: 80,
  seeks: 50,
  friendsOfFriends: 50,
  location: 25,
  industry: 30,
  newest: 40,
} as const;

/**
 * How many candidates each source may name. Together they bound the work of one recommendation; the
 * dearest part of it is parsing profiles that were not seen lately.
 */
export const LIMITS = {
  offers: 80,
  seeks: 50,
  friendsOfFriends: 50,
  place: 25,
  industry: 30,
  newest: 40,
} as const;

/** Members a lookup of terms may be expected to touch: this many, or this share of all members. */
const TOUCHED_MIN = 300;
const TOUCHED_SHARE = 0.04;
/** And what it touches at most, however wrong the expectation was. */
export const TOUCHED_MAX = 1_000;

/** The viewer's own connections, and theirs, that friends of friends are walked over. */
export const FRIENDS = 60;
export const FRIENDS_OF_EACH = 25;

/** How many holders of terms a lookup may be expected to touch among so many members. */
export const touchable = (members: number): number => Math.max(TOUCHED_MIN, TOUCHED_SHARE * members);

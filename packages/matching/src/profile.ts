/**
 * What the matching knows of a member. Every text may be null or blank; lists
 * may be empty. Lengths are the caller's business: only the first 5,000
 * characters of a text and the first 64 entries of a list are read.
 *
 * `lastSeenAt` is the moment of the member's last request, null when never;
 * `profileCompletion` is the percentage 0 to 100 shown on the dashboard.
 */
export type MatchProfile = {
  readonly lookingFor: string | null;
  readonly servicesOffered: string | null;
  readonly targetAudience: string | null;
  readonly skills: readonly string[];
  readonly interests: readonly string[];
  readonly industry: string | null;
  readonly jobTitle: string | null;
  readonly location: string | null;
  readonly preferredConnectionTypes: readonly string[];
  readonly company?: string | null;
  readonly bio?: string | null;
  readonly professionalSummary?: string | null;
  readonly lastSeenAt: Date | null;
  readonly profileCompletion: number;
};

/** What the member graph and the clock say of a pair: accepted connections both have, and the moment of scoring. */
export type MatchFacts = { readonly mutualConnections: number; readonly now: Date };

/** The parts of a score in the order of the rules table. */
export const partKeys = [
  'theyOffer',
  'iOffer',
  'industry',
  'skills',
  'mutual',
  'location',
  'preferred',
  'freshness',
] as const;

export type PartKey = (typeof partKeys)[number];

/** One part: integer `points` of 0 to `max`, and the sentence to show; `text` is empty when `points` is 0. */
export type MatchPart = {
  readonly key: PartKey;
  readonly points: number;
  readonly max: number;
  readonly text: string;
};

/**
 * A scored pair. `score` is an integer of 0 to 100 and the sum of the parts;
 * `reason` is the best part's sentence, "New member" when none has points;
 * `reasons` are the up to three best sentences.
 */
export type Match = {
  readonly score: number;
  readonly reason: string;
  readonly reasons: readonly string[];
  readonly parts: readonly MatchPart[];
};

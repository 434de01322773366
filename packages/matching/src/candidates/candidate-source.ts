import type { Graph } from '../scoring/score-encoded.ts';

/** What candidates are looked up by: see `lookupTerms`. */
export type Lookup = {
  readonly viewerId: number;
  /** Terms of what the viewer needs, to be found among what others offer. */
  readonly needTerms: readonly string[];
  /** Terms of what the viewer offers, to be found among what others need. */
  readonly offerTerms: readonly string[];
  readonly industry: string | null;
  readonly locationKey: string | null;
};

/** A member worth scoring, and how the member graph ties them to the viewer. */
export type Candidate = { readonly id: number; readonly graph: Graph; readonly lastSeenAt: number };

/**
 * Where candidates come from: the indexes of the database for a small community, memory for a large one. Both
 * name members by the same terms under the same limits, and leave everything else to the one scorer.
 */
export type CandidateSource = {
  readonly candidatesFor: (lookup: Lookup, now: Date) => Promise<readonly Candidate[]>;
};

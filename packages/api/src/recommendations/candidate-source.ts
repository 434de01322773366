import type { Hint, PreparedProfile } from '@guildhall/matching';
import type { ShownMember } from './shown-members.queries.ts';

export type RecommendOptions = { limit: number; now: Date };

/** A member the viewer may be shown, ready to be scored. */
export type Candidate = { member: ShownMember; profile: PreparedProfile; mutualConnections: number };

/** The viewer, what in their own profile would improve matches, and the best candidates for them. */
export type ViewerCandidates = {
  viewer: PreparedProfile;
  hints: readonly Hint[];
  candidates: readonly Candidate[];
};

/**
 * Where recommendations come from: the indexes of the database, or the member index. Both look candidates up
 * by the same keys under the same limits and rank them by match-v1; scores and reasons are left to the caller.
 * Undefined for a viewer who does not exist.
 */
export type CandidateSource = {
  candidatesFor(viewerId: number, options: RecommendOptions): Promise<ViewerCandidates | undefined>;
};

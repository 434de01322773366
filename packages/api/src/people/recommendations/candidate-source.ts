import type { Graph, MemberReading, PackedPair, PairSimilarities } from '@guildhall/matching';
import type { ShownMember } from './shown-members.queries.ts';

export type RecommendOptions = { limit: number; now: Date };

/** A member the viewer may be shown, ready to be explained. */
export type Candidate = {
  member: ShownMember;
  reading: MemberReading;
  graph: Graph;
  similarities?: PairSimilarities | undefined;
  /** The viewer and the member as they were ranked, while that is what their rows say. */
  packedPair?: () => PackedPair | undefined;
};

/** The viewer, and the best candidates for them, in the order they are shown. */
export type ViewerCandidates = { viewer: MemberReading; candidates: readonly Candidate[] };

/**
 * Where recommendations come from: the indexes of the database, or the member index. Both look candidates up by
 * the same terms under the same limits, and order them by `bestCandidates`; scores and reasons are left to the
 * caller. Undefined for a viewer who does not exist.
 */
export type CandidateSource = {
  candidatesFor(viewerId: number, options: RecommendOptions): Promise<ViewerCandidates | undefined>;
};

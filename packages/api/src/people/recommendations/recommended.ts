import type { Hint, MeaningMatch } from '@guildhall/matching';
import type { ShownMember } from './shown-members.queries.ts';

/** A recommended member, with the score and the reasons, of which there may be none. */
export type Recommended = {
  member: ShownMember;
  match: MeaningMatch;
  mutualConnections: number;
};

/**
 * Recommended members, best first; what the viewer looks for and none of them offers; and what in the viewer's own
 * profile would improve matches.
 */
export type Recommendations = {
  items: Recommended[];
  unmetNeeds: readonly string[];
  hints: readonly Hint[];
};

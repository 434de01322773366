import type { Hint, MeaningMatch } from '@guildhall/matching';
import type { ShownMember } from './shown-members.queries.ts';

/** A recommended member, with the score and the reasons, of which there may be none. */
export type Recommended = {
  member: ShownMember;
  match: MeaningMatch;
  reasons: readonly string[];
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

/** What is said of a member: where there is no reason, what they do in their own words. */
export function reasonsFor({ reasons, does }: MeaningMatch): readonly string[] {
  return reasons.length === 0 && does !== null ? [does] : reasons;
}

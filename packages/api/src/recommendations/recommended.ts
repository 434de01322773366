import type { Hint, MeaningMatch } from '@guildhall/matching';
import type { ShownMember } from './shown-members.queries.ts';

/** A recommended member, with the score and the reasons. */
export type Recommended = { member: ShownMember; match: MeaningMatch; mutualConnections: number };

/** Recommended members, best first, and what in the viewer's own profile would improve matches. */
export type Recommendations = { items: Recommended[]; hints: readonly Hint[] };

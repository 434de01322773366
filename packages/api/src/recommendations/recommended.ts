import type { Hint, Match } from '@guildhall/matching';
import type { ShownMember } from './shown-members.queries.ts';

/** A recommended member, with the score and the reasons. */
export type Recommended = { member: ShownMember; match: Match; mutualConnections: number };

/** Recommended members, best first, and what in the viewer's own profile would improve matches. */
export type Recommendations = { items: Recommended[]; hints: readonly Hint[] };

/** Score descending, then last seen, then the lower id. */
export const byFit = (one: Recommended, other: Recommended): number =>
  other.match.score - one.match.score || byPresence(one.member, other.member);

type Presence = Pick<ShownMember, 'id' | 'lastSeenAt'>;

/** Last seen first, members who never signed in last, ties by the lower id. */
export function byPresence(one: Presence, other: Presence): number {
  const [seen, otherSeen] = [lastSeen(one), lastSeen(other)];
  return seen === otherSeen ? one.id - other.id : otherSeen - seen;
}

const lastSeen = ({ lastSeenAt }: Presence) => lastSeenAt?.getTime() ?? Number.NEGATIVE_INFINITY;

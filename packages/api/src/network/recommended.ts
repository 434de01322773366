import type { Hint, Match } from '@guildhall/matching';
import type { ShownMember } from './shown-people.queries.ts';

/** A member worth meeting, how well they fit and why. */
export type Recommended = { member: ShownMember; match: Match; mutualConnections: number };

/** Whom to meet, best first, and what in the viewer's own profile would raise matches, most points first. */
export type Recommendations = { items: Recommended[]; raise: readonly Hint[] };

export const NOBODY: Recommendations = { items: [], raise: [] };

/** Score descending, then who was here last, then the lower id. */
export const byFit = (one: Recommended, other: Recommended): number =>
  other.match.score - one.match.score || byPresence(one.member, other.member);

type Present = Pick<ShownMember, 'id' | 'lastSeenAt'>;

/** Who was here last comes first, who never was comes last. */
export function byPresence(one: Present, other: Present): number {
  const [seen, otherSeen] = [lastSeen(one), lastSeen(other)];
  return seen === otherSeen ? one.id - other.id : otherSeen - seen;
}

const lastSeen = ({ lastSeenAt }: Present) => lastSeenAt?.getTime() ?? Number.NEGATIVE_INFINITY;

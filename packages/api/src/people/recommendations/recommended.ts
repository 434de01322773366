import type { Hint, MeaningMatch } from '@guildhall/matching';
import { DAY_MS } from '../../ground/values/time.ts';
import type { ShownMember } from './shown-members.queries.ts';

/** A recommended member, with the score and the reasons, of which there may be none. */
export type Recommended = {
  member: ShownMember;
  match: MeaningMatch;
  reasons: readonly string[];
  mutualConnections: number;
};

/** Recommended members, best first, and what in the viewer's own profile would improve matches. */
export type Recommendations = { items: Recommended[]; hints: readonly Hint[] };

const NEW_DAYS = 30;

/** What is said of a member: where nothing else is true, that they are new, while they are. */
export function reasonsFor(
  { reasons }: MeaningMatch,
  { createdAt }: ShownMember,
  now: Date,
): readonly string[] {
  const isNew = now.getTime() - createdAt.getTime() < NEW_DAYS * DAY_MS;
  return reasons.length === 0 && isNew ? ['New here'] : reasons;
}

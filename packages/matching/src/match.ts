import { pointsRules } from './points.ts';
import { prepareProfile } from './prepare.ts';
import type { PreparedProfile } from './prepare.ts';
import { partKeys } from './profile.ts';
import type { Match, MatchFacts, MatchPart, MatchProfile } from './profile.ts';
import { partMax } from './score-table.ts';
import { sentences } from './sentences.ts';

/** The version of the rules, to be stored beside any stored score. */
export const matchVersion = 'match-v1';

const newMember = 'New member';

/**
 * The score alone, an integer of 0 to 100, without any sentence: for ranking
 * many candidates before the few that are shown are explained. Always equal to
 * `scorePrepared(...).score`.
 */
export function rankPrepared(viewer: PreparedProfile, other: PreparedProfile, facts: MatchFacts): number {
  let score = 0;
  for (const key of partKeys) score += pointsRules[key](viewer, other, facts);
  return score;
}

/** Scores two parsed profiles from the viewer's side; see `scoreMatch`. */
export function scorePrepared(viewer: PreparedProfile, other: PreparedProfile, facts: MatchFacts): Match {
  const parts = partKeys.map((key): MatchPart => {
    const points = pointsRules[key](viewer, other, facts);
    return { key, points, max: partMax[key], text: points > 0 ? sentences[key](viewer, other, facts) : '' };
  });
  // The sort is stable: of two parts with equal points the earlier in the rules table speaks first.
  const reasons = parts
    .filter((part) => part.points > 0)
    .toSorted((one, another) => another.points - one.points)
    .slice(0, 3)
    .map((part) => part.text);
  const score = parts.reduce((sum, part) => sum + part.points, 0);
  return {
    score,
    reason: reasons[0] ?? newMember,
    reasons: reasons.length > 0 ? reasons : [newMember],
    parts,
  };
}

/**
 * match-v1: how well `other` fits `viewer`, and why. A pure function of its
 * arguments: no clock, no randomness, no state; it never throws.
 *
 * `facts.mutualConnections` is a count of 0 or more, `facts.now` the time to
 * measure freshness at. The `score` of the result is an integer of 0 to 100 and
 * exactly the sum of its eight `parts`, which stand in the order of the rules
 * table. The score is from the viewer's side: swapping the two profiles keeps
 * the mutual, skills and location points and may change the rest.
 *
 * Parsing both profiles costs tens of microseconds; to score many pairs use
 * `prepareProfile` and `scorePrepared`.
 */
export function scoreMatch(viewer: MatchProfile, other: MatchProfile, facts: MatchFacts): Match {
  return scorePrepared(prepareProfile(viewer), prepareProfile(other), facts);
}

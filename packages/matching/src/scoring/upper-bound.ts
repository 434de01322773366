import { LONGEST_SQUARED } from '../vectors/unit-vectors.ts';
import { HEAD } from './encoded-member.ts';
import type { EncodedMembers } from './encoded-members.ts';
import { hasRole, sharedEntries, toShare } from './need-fit.ts';
import { fit, furtherNeeds, mostPoints, spreadOf } from './weights.ts';

/**
 * The most points that the parts on meaning can bring together, told without comparing vectors: by the trades and
 * words that both name. Two statements are never more alike than a direction is to itself.
 */
export function mostByMeaning(mine: EncodedMembers, a: number, others: EncodedMembers, b: number): number {
  const spread = spreadOf(others.numbers[b + HEAD.breadth] ?? 0);
  const audiences = mine.numbers[a + HEAD.audiences] ?? 0;
  const audience = audiences === 0 ? 0 : (LONGEST_SQUARED / spread - fit.from) / (1 - fit.from);
  return (
    Math.round(mostPoints.theyOffer * mostOfNeeds(mine, a, others, b, spread)) +
    (meetsNoneOf(mine, a, others, b) ? 0 : mostPoints.iOffer) +
    Math.round(mostPoints.audience * Math.max(0, audience))
  );
}

function mostOfNeeds(
  mine: EncodedMembers,
  a: number,
  others: EncodedMembers,
  b: number,
  spread: number,
): number {
  const needs = mine.numbers[a + HEAD.needs] ?? 0;
  let best = 0;
  let sum = 0;
  for (let need = 0; need < needs; need += 1) {
    const closest = LONGEST_SQUARED + (hasRole(mine.numbers, a, need) ? fit.role : 0);
    const said = sharedEntries(mine.numbers, a, need, others.numbers, b);
    const value = toShare((fit.bestOffer * closest + fit.allOffers * LONGEST_SQUARED + said) / spread);
    sum += value;
    if (value > best) best = value;
  }
  return Math.min(1, best + furtherNeeds * (sum - best));
}

/** Whether nothing that the viewer offers is named in what the other needs. */
function meetsNoneOf(mine: EncodedMembers, a: number, others: EncodedMembers, b: number): boolean {
  const needs = others.numbers[b + HEAD.needs] ?? 0;
  for (let need = 0; need < needs; need += 1)
    if (sharedEntries(others.numbers, b, need, mine.numbers, a) > 0) return false;
  return true;
}

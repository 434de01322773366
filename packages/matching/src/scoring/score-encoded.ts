import { NONE } from '../dictionary.ts';
import { ENCODED_MAX, HEAD } from './encoded-member.ts';
import type { EncodedMembers, PairSimilarities, Similarities } from './encoded-members.ts';
import {
  audienceAt,
  halfAndHalf,
  near,
  needAt,
  needFit,
  offeredAt,
  sharedEntries,
  ofThisReading,
  toShare,
} from './need-fit.ts';
import { mostByMeaning } from './upper-bound.ts';
import { allocationForAll, fit, furtherNeeds, mostPoints, parts, shares, spreadOf } from './weights.ts';

/** What the member graph says of a pair: each mutual friend counts one over the number of their connections. */
export type Graph = { readonly mutualConnections: number; readonly allocation: number };

const NONE_KNOWN: PairSimilarities = { mine: null, theirs: null };

/** The points of each part before they are rounded, in the order of `parts`; used again by the next call. */
const exact = new Float64Array(parts.length);

/**
 * How well the member at `otherAt` fits the one at `mineAt`: a whole number of 0 to 100, and behind the point
 * how well the viewer's needs are met, so that equal scores keep the better one first. Makes no objects; how well
 * each need is met is written to `fits`. Who is surely below `least` is not compared, and is -1.
 */
export function rankEncodedMember(
  mine: EncodedMembers,
  mineAt: number,
  others: EncodedMembers,
  otherAt: number,
  allocation: number,
  similarities: PairSimilarities = NONE_KNOWN,
  fits = lastFits,
  least = 0,
): number {
  scoreFacts(mine.numbers, mineAt, others.numbers, otherAt, allocation);
  if (least > 0 && similarities === NONE_KNOWN) {
    let most = mostByMeaning(mine, mineAt, others, otherAt) + BEHIND_THE_POINT;
    for (let part = MEANING_PARTS; part < exact.length; part += 1) most += Math.round(exact[part] ?? 0);
    if (most < least) return -1;
  }
  scoreMeaning(mine, mineAt, others, otherAt, similarities, fits);
  let score = 0;
  for (let part = 0; part < exact.length; part += 1) score += Math.round(exact[part] ?? 0);
  return score + Math.min(BEHIND_THE_POINT, Math.max(0, (met + 1) / 4));
}

/** The whole points of each part, in the order of `parts`; they sum to the score. `fits` as above. */
export function pointsOfParts(
  mine: EncodedMembers,
  mineAt: number,
  others: EncodedMembers,
  otherAt: number,
  allocation: number,
  similarities: PairSimilarities = NONE_KNOWN,
  fits = lastFits,
): readonly number[] {
  scoreFacts(mine.numbers, mineAt, others.numbers, otherAt, allocation);
  scoreMeaning(mine, mineAt, others, otherAt, similarities, fits);
  return Array.from(exact, Math.round);
}

/** How well the best of the viewer's needs was met in the last call, before it was cut to 0 to 1. */
let met = 0;
/** For callers who do not ask for them. */
const lastFits = new Float64Array(ENCODED_MAX.needs);

/** The first parts compare vectors. */
const MEANING_PARTS = 3;
/** The most that stands behind the point of a rank. */
const BEHIND_THE_POINT = 0.999;

function scoreMeaning(
  mine: EncodedMembers,
  a: number,
  others: EncodedMembers,
  b: number,
  similarities: PairSimilarities,
  fits: Float64Array,
): void {
  exact[0] = mostPoints.theyOffer * needsMet(mine, a, others, b, similarities.mine, fits);
  exact[1] = mostPoints.iOffer * theirNeedsMet(mine, a, others, b, similarities.theirs);
  exact[2] = mostPoints.audience * audienceMet(mine, a, others, b);
}

function scoreFacts(me: Int32Array, a: number, they: Int32Array, b: number, allocation: number): void {
  exact[3] = mostPoints.mutual * Math.min(1, allocation / allocationForAll);
  exact[4] = mostPoints.location * nearness(me, a, they, b);
  const skills =
    shares.skill * shared(me, a, they, b, HEAD.kinds, HEAD.skills) +
    shares.interest * shared(me, a, they, b, HEAD.skills, HEAD.interests);
  exact[5] = mostPoints.skills * Math.min(1, skills);
  exact[6] = isPreferred(me, a, they, b) ? mostPoints.preferred : 0;
  const industry = me[a + HEAD.industry] ?? NONE;
  exact[7] = industry !== NONE && industry === they[b + HEAD.industry] ? mostPoints.industry : 0;
}

/** How well the viewer's needs are met by another: the best one, and a share of each further one. */
function needsMet(
  one: EncodedMembers,
  a: number,
  other: EncodedMembers,
  b: number,
  similarities: Similarities | null,
  fits: Float64Array,
): number {
  const needs = one.numbers[a + HEAD.needs] ?? 0;
  let best = 0;
  let sum = 0;
  met = -1;
  for (let need = 0; need < needs; need += 1) {
    const raw = needFit(one, a, need, other, b, similarities);
    fits[need] = raw;
    if (raw > met) met = raw;
    const value = toShare(raw);
    sum += value;
    if (value > best) best = value;
  }
  return Math.min(1, best + furtherNeeds * (sum - best));
}

/** How well another's best need is met by all that the viewer offers together, where both name a trade or a word. */
function theirNeedsMet(
  mine: EncodedMembers,
  a: number,
  others: EncodedMembers,
  b: number,
  given: Similarities | null,
): number {
  const similarities = ofThisReading(given, others.numbers, b, mine.numbers, a);
  const targets = (mine.numbers[a + HEAD.offers] ?? 0) + 1;
  const needs = others.numbers[b + HEAD.needs] ?? 0;
  let best = 0;
  for (let need = 0; need < needs; need += 1) {
    const said = sharedEntries(others.numbers, b, need, mine.numbers, a);
    if (said === 0) continue;
    const all = halfAndHalf(
      near(others, needAt(b, need), mine, offeredAt(a)),
      similarities?.[need * targets],
    );
    const raw = (fit.bestOffer + fit.allOffers) * all + said;
    if (raw > best) best = raw;
  }
  return toShare(best);
}

/** How much another is whom the viewer serves or wants as clients. */
function audienceMet(mine: EncodedMembers, a: number, others: EncodedMembers, b: number): number {
  if ((mine.numbers[a + HEAD.audiences] ?? 0) === 0) return 0;
  const all = near(mine, audienceAt(mine.numbers, a), others, offeredAt(b));
  return Math.max(0, (all / spreadOf(others.numbers[b + HEAD.breadth] ?? 0) - fit.from) / (1 - fit.from));
}

function nearness(me: Int32Array, a: number, they: Int32Array, b: number): number {
  const agrees = (part: number) =>
    isSame(me, a, they, b, part) || me[a + part] === NONE || they[b + part] === NONE;
  if (!agrees(HEAD.country)) return 0;
  if (isSame(me, a, they, b, HEAD.city) && agrees(HEAD.region)) return shares.city;
  return isSame(me, a, they, b, HEAD.region) ? shares.region : 0;
}

const isSame = (me: Int32Array, a: number, they: Int32Array, b: number, part: number): boolean =>
  me[a + part] !== NONE && me[a + part] === they[b + part];

/** How many numbers both have in the list that ends at the second mark. */
function shared(me: Int32Array, a: number, they: Int32Array, b: number, from: number, to: number): number {
  let count = 0;
  for (let mine = a + (me[a + from] ?? 0); mine < a + (me[a + to] ?? 0); mine += 1)
    for (let their = b + (they[b + from] ?? 0); their < b + (they[b + to] ?? 0); their += 1)
      if (me[mine] === they[their]) count += 1;
  return count;
}

function isPreferred(me: Int32Array, a: number, they: Int32Array, b: number): boolean {
  for (let mine = a + (me[a + HEAD.interests] ?? 0); mine < a + (me[a + HEAD.preferred] ?? 0); mine += 1)
    for (
      let their = b + (they[b + HEAD.offerWords] ?? 0);
      their < b + (they[b + HEAD.kinds] ?? 0);
      their += 1
    )
      if (me[mine] === they[their]) return true;
  return false;
}

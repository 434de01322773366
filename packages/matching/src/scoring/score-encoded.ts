import { NONE } from '../dictionary.ts';
import { cosineAt } from '../vectors/unit-vectors.ts';
import { HEAD, OF_NEED, TRADE, VECTOR } from './encoded-member.ts';
import { allocationForAll, breadth, fit, furtherNeeds, mostPoints, parts, shares } from './weights.ts';

/** Encoded members in one array, and the same bytes as vectors read them. */
export type EncodedMembers = { readonly numbers: Int32Array; readonly bytes: Int8Array };

export const encodedMembers = (numbers: Int32Array): EncodedMembers => ({
  numbers,
  bytes: new Int8Array(numbers.buffer, numbers.byteOffset, numbers.length * 4),
});

/** What the member graph says of a pair: each mutual friend counts one over the number of their connections. */
export type Graph = { readonly mutualConnections: number; readonly allocation: number };

/**
 * How alike each need of one member is to what another offers by vectors of an embeddings service, on the scale
 * of those in this package: need by need, all offers together, then each offer. NaN where it is not known.
 */
export type Similarities = ArrayLike<number>;

/** Of a pair: the viewer's needs against the other's offers, and the other's needs against the viewer's offers. */
export type PairSimilarities = { readonly mine: Similarities | null; readonly theirs: Similarities | null };

const NONE_KNOWN: PairSimilarities = { mine: null, theirs: null };

/** The points of each part before they are rounded, in the order of `parts`; used again by the next call. */
const exact = new Float64Array(parts.length);

/**
 * How well the member at `otherAt` fits the one at `mineAt`: a whole number of 0 to 100, and behind the point
 * how well the viewer's needs are met, so that equal scores keep the better one first. Makes no objects.
 */
export function rankEncodedMember(
  mine: EncodedMembers,
  mineAt: number,
  others: EncodedMembers,
  otherAt: number,
  allocation: number,
  similarities: PairSimilarities = NONE_KNOWN,
): number {
  scoreParts(mine, mineAt, others, otherAt, allocation, similarities);
  let score = 0;
  for (let part = 0; part < exact.length; part += 1) score += Math.round(exact[part] ?? 0);
  return score + Math.min(0.999, Math.max(0, (met + 1) / 4));
}

/** The whole points of each part, in the order of `parts`; they sum to the score. */
export function pointsOfParts(
  mine: EncodedMembers,
  mineAt: number,
  others: EncodedMembers,
  otherAt: number,
  allocation: number,
  similarities: PairSimilarities = NONE_KNOWN,
): readonly number[] {
  scoreParts(mine, mineAt, others, otherAt, allocation, similarities);
  return Array.from(exact, Math.round);
}

/** How well the best of the viewer's needs was met in the last call, before it was cut to 0 to 1. */
let met = 0;

function scoreParts(
  mine: EncodedMembers,
  a: number,
  others: EncodedMembers,
  b: number,
  allocation: number,
  similarities: PairSimilarities,
): void {
  const iOffer = needsMet(others, b, mine, a, similarities.theirs);
  const theyOffer = needsMet(mine, a, others, b, similarities.mine);
  const [me, they] = [mine.numbers, others.numbers];
  exact[0] = mostPoints.theyOffer * theyOffer;
  exact[1] = mostPoints.iOffer * iOffer;
  exact[2] = mostPoints.audience * audienceMet(mine, a, others, b);
  exact[3] = mostPoints.mutual * Math.min(1, allocation / allocationForAll);
  exact[4] = mostPoints.location * nearness(me, a, they, b);
  const skills =
    shares.skill * shared(me, a, they, b, HEAD.audienceTrades, HEAD.skills) +
    shares.interest * shared(me, a, they, b, HEAD.skills, HEAD.interests);
  exact[5] = mostPoints.skills * Math.min(1, skills);
  exact[6] = isPreferred(me, a, they, b) ? mostPoints.preferred : 0;
  const industry = me[a + HEAD.industry] ?? NONE;
  exact[7] = industry !== NONE && industry === they[b + HEAD.industry] ? mostPoints.industry : 0;
}

/** How well the needs of one are met by another: the best one, and a share of each further one. */
function needsMet(
  one: EncodedMembers,
  a: number,
  other: EncodedMembers,
  b: number,
  similarities: Similarities | null,
): number {
  const needs = one.numbers[a + HEAD.needs] ?? 0;
  let best = 0;
  let sum = 0;
  met = -1;
  for (let need = 0; need < needs; need += 1) {
    const raw = needFit(one, a, need, other, b, similarities);
    if (raw > met) met = raw;
    const value = Math.min(1, Math.max(0, (raw - fit.from) / (fit.to - fit.from)));
    sum += value;
    if (value > best) best = value;
  }
  return Math.min(1, best + furtherNeeds * (sum - best));
}

/** How well one need is met by what another member offers; where similarities are known, half by them. */
export function needFit(
  one: EncodedMembers,
  a: number,
  need: number,
  other: EncodedMembers,
  b: number,
  similarities: Similarities | null = null,
): number {
  const { numbers } = other;
  const offers = numbers[b + HEAD.offers] ?? 0;
  const begin = b + HEAD.size + (numbers[b + HEAD.needs] ?? 0) * VECTOR;
  const needAt = (a + HEAD.size + need * VECTOR) * 4;
  // Those of a profile that was read otherwise say nothing of these needs and offers.
  const isFitting = similarities?.length === (one.numbers[a + HEAD.needs] ?? 0) * (offers + 1);
  let all = 0;
  let best = 0;
  for (let offer = 0; offer <= offers; offer += 1) {
    const shipped = cosineAt(one.bytes, needAt, other.bytes, (begin + offer * VECTOR) * 4);
    const known = isFitting ? (similarities?.[need * (offers + 1) + offer] ?? Number.NaN) : Number.NaN;
    const near = Number.isNaN(known) ? shipped : (shipped + known) / 2;
    if (offer === 0) all = near;
    else if (near > best) best = near;
  }
  const trade = sharedTrade(one.numbers, a, need, numbers, b);
  const wanted = roleOf(one.numbers, a, need);
  if (wanted !== NO_ROLE) best = Math.max(best, counterpart(one, needAt, wanted, other, b));
  const excess = Math.max(0, (numbers[b + HEAD.breadth] ?? 0) - breadth.free);
  return (fit.bestOffer * best + fit.allOffers * all + fit.trade * trade) / (1 + breadth.each * excess);
}

/** How alike a need is to one of another member's who wants its counterpart: a co-founder too, or a job where help is wanted. */
function counterpart(
  one: EncodedMembers,
  needAt: number,
  wanted: number,
  other: EncodedMembers,
  b: number,
): number {
  const sought = counterparts[wanted] ?? NO_ROLE;
  if (sought === NO_ROLE) return 0;
  const needs = other.numbers[b + HEAD.needs] ?? 0;
  let best = 0;
  for (let need = 0; need < needs; need += 1) {
    if (roleOf(other.numbers, b, need) !== sought) continue;
    const near = cosineAt(one.bytes, needAt, other.bytes, (b + HEAD.size + need * VECTOR) * 4);
    if (near > best) best = near;
  }
  return best === 0 ? 0 : best + fit.role;
}

const roleOf = (numbers: Int32Array, at: number, need: number): number =>
  ((numbers[at + HEAD.roles] ?? 0) >> (need * 4)) & 15;

const NO_ROLE = 0;

/** By the number of a role the one that answers it: investors and mentors are found by what they offer. */
const counterparts: readonly number[] = [0, 1, 2, 4, 3, 0, 0, 0];

/** How certain it is that a need and an offer are of one trade: 1 when both name it. */
function sharedTrade(mine: Int32Array, a: number, need: number, theirs: Int32Array, b: number): number {
  const from = b + (theirs[b + HEAD.needTrades] ?? 0);
  const to = b + (theirs[b + HEAD.offerTrades] ?? 0);
  const end = a + (mine[a + HEAD.needTrades] ?? 0);
  let best = 0;
  for (let at = a + vectorsEnd(mine, a); at < end; at += TRADE) {
    const mark = mine[at + 1] ?? 0;
    if (Math.floor(mark / OF_NEED) !== need) continue;
    for (let their = from; their < to; their += TRADE) {
      if (theirs[their] !== mine[at]) continue;
      const certainty = ((mark % OF_NEED) * (theirs[their + 1] ?? 0)) / 10_000;
      if (certainty > best) best = certainty;
    }
  }
  return best;
}

const vectorsEnd = (numbers: Int32Array, at: number): number =>
  HEAD.size +
  ((numbers[at + HEAD.needs] ?? 0) +
    1 +
    (numbers[at + HEAD.offers] ?? 0) +
    (numbers[at + HEAD.audiences] ?? 0)) *
    VECTOR;

/** How much another is whom the viewer serves or wants as clients. */
function audienceMet(mine: EncodedMembers, a: number, others: EncodedMembers, b: number): number {
  const audiences = mine.numbers[a + HEAD.audiences] ?? 0;
  if (audiences === 0) return 0;
  const audience = a + vectorsEnd(mine.numbers, a) - VECTOR;
  const offers = others.numbers[b + HEAD.offers] ?? 0;
  const begin = b + HEAD.size + (others.numbers[b + HEAD.needs] ?? 0) * VECTOR;
  let best = 0;
  for (let offer = 0; offer <= offers; offer += 1) {
    const near = cosineAt(mine.bytes, audience * 4, others.bytes, (begin + offer * VECTOR) * 4);
    if (near > best) best = near;
  }
  return Math.max(0, (best - fit.from) / (1 - fit.from));
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
      let their = b + (they[b + HEAD.offerTrades] ?? 0);
      their < b + (they[b + HEAD.titleTrades] ?? 0);
      their += 1
    )
      if (me[mine] === they[their]) return true;
  return false;
}

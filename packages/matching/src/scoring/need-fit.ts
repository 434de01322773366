import { counterparts, roles } from '../statements/statement.ts';
import { roughCosineAt } from '../vectors/unit-vectors.ts';
import { HEAD, VECTOR, bitOf, roleNumber } from './encoded-member.ts';
import { hundredthsOf, needOf, numberOf } from './entry.ts';
import type { EncodedMember, EncodedMembers, Similarities } from './encoded-members.ts';
import { fit, spreadOf } from './weights.ts';

/** Where the vectors of a member stand. */
export const offeredAt = (at: number): number => at + HEAD.size;
export const needAt = (at: number, need: number): number => at + HEAD.size + (1 + need) * VECTOR;
export const audienceAt = (numbers: Int32Array, at: number): number =>
  needAt(at, numbers[at + HEAD.needs] ?? 0);
/** How many of a member's needs are compared. */
export const countNeeds = ({ members, at }: EncodedMember): number => members.numbers[at + HEAD.needs] ?? 0;
const offerAt = (numbers: Int32Array, at: number, offer: number): number =>
  at + (numbers[at + HEAD.preferred] ?? 0) + offer * VECTOR;
const listsBegin = (numbers: Int32Array, at: number): number =>
  audienceAt(numbers, at) + (numbers[at + HEAD.audiences] ?? 0) * VECTOR;

export const near = (one: EncodedMembers, at: number, other: EncodedMembers, otherAt: number): number =>
  roughCosineAt(one.bytes, at * 4, other.bytes, otherAt * 4);

/** What the shipped vectors and an embeddings service say together; the shipped ones alone where it is unknown. */
export const halfAndHalf = (shipped: number, known: number | undefined): number =>
  known === undefined || Number.isNaN(known) ? shipped : (shipped + known) / 2;

/** Those of a profile that was read otherwise say nothing of these needs and offers. */
export function ofThisReading(
  similarities: Similarities | null,
  mine: Int32Array,
  a: number,
  theirs: Int32Array,
  b: number,
): Similarities | null {
  const pairs = (mine[a + HEAD.needs] ?? 0) * ((theirs[b + HEAD.offers] ?? 0) + 1);
  return similarities?.length === pairs ? similarities : null;
}

/** How much of a need is met, 0 to 1. */
export const toShare = (raw: number): number =>
  Math.min(1, Math.max(0, (raw - fit.from) / (fit.to - fit.from)));

/** How well one need is met by what another member offers; where similarities are known, half by them. */
export function needFit(
  one: EncodedMembers,
  a: number,
  need: number,
  other: EncodedMembers,
  b: number,
  given: Similarities | null = null,
): number {
  const similarities = ofThisReading(given, one.numbers, a, other.numbers, b);
  const targets = need * ((other.numbers[b + HEAD.offers] ?? 0) + 1);
  const all = halfAndHalf(near(one, needAt(a, need), other, offeredAt(b)), similarities?.[targets]);
  const wanted = roleOf(one.numbers, a, need);
  const said = sharedEntries(one.numbers, a, need, other.numbers, b);
  // Who offers nothing like it in all offers together rarely does in one; these are most of a community.
  let best = all;
  if (all >= fit.closely) best = bestOffer(one, needAt(a, need), other, b, similarities, targets + 1);
  if (wanted !== NO_ROLE) best = Math.max(best, counterpart(one, needAt(a, need), wanted, other, b));
  const met = fit.bestOffer * Math.max(0, best) + fit.allOffers * all + said;
  return met / spreadOf(other.numbers[b + HEAD.breadth] ?? 0);
}

function bestOffer(
  one: EncodedMembers,
  at: number,
  other: EncodedMembers,
  b: number,
  similarities: Similarities | null,
  first: number,
): number {
  const offers = other.numbers[b + HEAD.offers] ?? 0;
  let best = 0;
  for (let offer = 0; offer < offers; offer += 1) {
    const shipped = near(one, at, other, offerAt(other.numbers, b, offer));
    const like = halfAndHalf(shipped, similarities?.[first + offer]);
    if (like > best) best = like;
  }
  return best;
}

/** How alike a need is to one of another member's who wants its counterpart: a co-founder too, or a job where help is wanted. */
function counterpart(
  one: EncodedMembers,
  at: number,
  wanted: number,
  other: EncodedMembers,
  b: number,
): number {
  const sought = counterpartNumbers[wanted] ?? NO_ROLE;
  if (sought === NO_ROLE) return 0;
  const needs = other.numbers[b + HEAD.needs] ?? 0;
  let best = 0;
  for (let need = 0; need < needs; need += 1) {
    if (roleOf(other.numbers, b, need) !== sought) continue;
    const like = near(one, at, other, needAt(b, need));
    if (like > best) best = like;
  }
  return best === 0 ? 0 : best + fit.role;
}

const roleOf = (numbers: Int32Array, at: number, need: number): number =>
  ((numbers[at + HEAD.roles] ?? 0) >> (need * 4)) & 15;
const NO_ROLE = 0;
/** Whether a need wants a person in a role, who may be found by what they want. */
export const hasRole = (numbers: Int32Array, at: number, need: number): boolean =>
  roleOf(numbers, at, need) !== NO_ROLE;
/** By the number of a role that of the one that answers it. */
const counterpartNumbers = [NO_ROLE, ...roles.map((role) => roleNumber(counterparts[role]))];

/** What it is worth that a need and another's offers are of one trade, and that they share words. */
export function sharedEntries(
  mine: Int32Array,
  a: number,
  need: number,
  theirs: Int32Array,
  b: number,
): number {
  const begin = theirs[b + HEAD.needWords] ?? 0;
  const middle = theirs[b + HEAD.offerTrades] ?? 0;
  const end = theirs[b + HEAD.offerWords] ?? 0;
  const filter = b + HEAD.filter;
  const wordsBegin = a + (mine[a + HEAD.needTrades] ?? 0);
  const wordsEnd = a + (mine[a + HEAD.needWords] ?? 0);
  let trade = 0;
  let words = 0;
  for (let at = listsBegin(mine, a); at < wordsEnd; at += 1) {
    const entry = mine[at] ?? 0;
    if (needOf(entry) !== need) continue;
    const much = hundredthsOf(entry);
    const number = numberOf(entry);
    const bit = bitOf(number);
    if ((((theirs[filter + (bit >> 5)] ?? 0) >> (bit & 31)) & 1) === 0) continue;
    if (at < wordsBegin) {
      const both = (much * howMuch(theirs, b + begin, b + middle, number)) / 10_000;
      if (both > trade) trade = both;
    } else words += (much * howMuch(theirs, b + middle, b + end, number)) / 10_000;
  }
  return fit.trade * trade + fit.words * words;
}

/** How much a list has of a trade or word; 0 without it. */
function howMuch(list: Int32Array, from: number, to: number, number: number): number {
  for (let at = from; at < to; at += 1) {
    const entry = list[at] ?? 0;
    if (numberOf(entry) === number) return hundredthsOf(entry);
  }
  return 0;
}

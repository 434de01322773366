import type { Dictionary } from '../dictionary.ts';
import { fnv1a } from '../hash.ts';
import { tradesById } from '../lexicon.ts';
import { roles } from '../statements/statement.ts';
import { together } from '../statements/together.ts';
import { numberOf, packEntry } from './entry.ts';
import type { Statement } from '../statements/statement.ts';
import { DIMENSIONS } from '../vectors/word-table.ts';
import type { UnitVector } from '../vectors/unit-vectors.ts';
import type { MemberReading } from './member-reading.ts';
import { trust } from './weights.ts';

/** Numbers of 4 bytes that one vector takes. */
export const VECTOR = DIMENSIONS / 4;

/** The most that is encoded of a member: vectors of the most trusted statements, and words offered. All audiences are one. */
export const ENCODED_MAX = { needs: 3, offers: 5, words: 24 } as const;

/**
 * The head of an encoded member: how many vectors of each kind there are, where the lists end, and
 * what is no list. Behind it stand the vectors of all offers together, of needs and of audiences, then the
 * lists, then the vectors of single offers, which most rankings never look at.
 * `filter` is a Bloom filter of one hash over the trades and words that are offered.
 */
export const HEAD = {
  needs: 0,
  offers: 1,
  audiences: 2,
  needTrades: 3,
  needWords: 4,
  offerTrades: 5,
  offerWords: 6,
  kinds: 7,
  skills: 8,
  interests: 9,
  preferred: 10,
  breadth: 11,
  roles: 12,
  industry: 13,
  city: 14,
  region: 15,
  country: 16,
  filter: 17,
  size: 21,
} as const;
/** A power of two. */
const FILTER_BITS = (HEAD.size - HEAD.filter) * 32;

/** The bit of a trade or word in the filter. */
export const bitOf = (number: number): number => (Math.imul(number, 0x9e3779b1) >>> 16) & (FILTER_BITS - 1);

/** All that scoring reads of a member as whole numbers: some 500 bytes, so that a whole community fits in memory. */
export function encodeMember(reading: MemberReading, dictionary: Dictionary): Int32Array {
  const needs = reading.needs.slice(0, ENCODED_MAX.needs);
  const offers = reading.offers.slice(0, ENCODED_MAX.offers);
  const audiences = reading.audiences.length === 0 ? [] : [together(reading.audiences)];
  const vectors = [reading.offered, ...needs.map(vectorOf), ...audiences];
  const trade = (id: string) => dictionary.intern(`g:${id}`);
  const numbersOf = (keys: Iterable<string>) => Array.from(keys, (key) => dictionary.intern(key));
  const offeredTrades = [...tradesOffered(reading.offers)].flatMap(([id, certainty]) =>
    packEntry(trade(id), certainty),
  );
  const offeredWords = [...wordsOffered(reading.offers)].flatMap(([stem, weight]) =>
    packEntry(dictionary.intern(stem), weight),
  );
  const lists = [
    needs.flatMap((need, place) =>
      need.trades.flatMap((each) => packEntry(trade(each.trade), each.certainty, place)),
    ),
    needs.flatMap((need, place) =>
      [...wordShares(need)].flatMap(([stem, share]) => packEntry(dictionary.intern(stem), share, place)),
    ),
    offeredTrades,
    offeredWords,
    // One in four billion pairs of kinds is taken for the same, and no sentence says so.
    reading.kinds.map(fnv1a),
    numbersOf(reading.skills.keys()),
    numbersOf(reading.interests.keys()),
    reading.preferred.flatMap(({ kinds }) => kinds.map(fnv1a)),
  ];
  let end: number = HEAD.size + vectors.length * VECTOR;
  const head = [
    needs.length,
    offers.length,
    audiences.length,
    ...lists.map(({ length }) => (end += length)),
    familiesOffered(reading.offers),
    needs.reduce((packed, { role }, place) => packed + (roleNumber(role) << (place * 4)), 0),
    dictionary.intern(reading.industry && `i:${reading.industry}`),
    dictionary.intern(reading.place.city),
    dictionary.intern(reading.place.region),
    dictionary.intern(reading.place.country),
  ];
  const encoded = new Int32Array(end + offers.length * VECTOR);
  encoded.set(head);
  for (const entry of [...offeredTrades, ...offeredWords]) setBit(encoded, bitOf(numberOf(entry)));
  const bytes = new Int8Array(encoded.buffer);
  for (const [place, vector] of vectors.entries())
    if (vector !== null) bytes.set(vector, (HEAD.size + place * VECTOR) * 4);
  for (const [place, { vector }] of offers.entries())
    if (vector !== null) bytes.set(vector, (end + place * VECTOR) * 4);
  encoded.set(lists.flat(), HEAD.size + vectors.length * VECTOR);
  return encoded;
}

function setBit(encoded: Int32Array, bit: number): void {
  const at = HEAD.filter + (bit >> 5);
  encoded[at] = (encoded[at] ?? 0) | (1 << (bit & 31));
}

const vectorOf = ({ vector }: Statement): UnitVector | null => vector;
/** 0 for none. */
export const roleNumber = (role: Statement['role'] | undefined): number =>
  role ? roles.indexOf(role) + 1 : 0;

/** Each trade that is offered, once, as certain as the most trusted field that names it. */
export function tradesOffered(offers: readonly Statement[]): ReadonlyMap<string, number> {
  const certainties = new Map<string, number>();
  for (const { trades, field } of offers)
    for (const { trade, certainty } of trades)
      certainties.set(trade, Math.max(certainties.get(trade) ?? 0, certainty * trust[field]));
  return certainties;
}

/** How many families these trades are of. */
export const familiesOffered = (offers: readonly Statement[]): number =>
  new Set(Array.from(tradesOffered(offers).keys(), (trade) => tradesById.get(trade)?.family)).size;

/** Each word that is offered, once, as telling as the most trusted field it stands in. */
export function wordsOffered(offers: readonly Statement[]): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const { stems, field } of offers)
    for (const stem of stems)
      if (weights.has(stem) || weights.size < ENCODED_MAX.words)
        weights.set(stem, Math.max(weights.get(stem) ?? 0, trust[field]));
  return weights;
}

/** How much of a need each of its words is: the rarer the more, and 1 together. */
export function wordShares({ stems, rarities }: Statement): ReadonlyMap<string, number> {
  const sum = rarities.reduce((all, rarity) => all + rarity, 0);
  return new Map(stems.map((stem, place) => [stem, (rarities[place] ?? 0) / sum]));
}

import type { Dictionary } from '../../dictionary.ts';
import { fnv1a } from '../../hash.ts';
import { tradesById } from '../../lexicon.ts';
import { roles } from '../../statements/roles.ts';
import type { Statement } from '../../statements/statement.ts';
import { meanVector } from '../../statements/mean-vector.ts';
import type { UnitVector } from '../../vectors/unit-vectors.ts';
import { termsOfNeed } from '../../words/need-terms.ts';
import { isWayOfWork } from '../../words/terms.ts';
import type { MemberReading } from '../member-reading.ts';
import { trust } from '../weights.ts';
import { numberOf, packEntry } from './entry.ts';
import {
  HEAD,
  HEAD_SIZE,
  LISTS,
  type List,
  PACKED_MAX,
  ROLE_BITS,
  VECTOR_SIZE,
  filterBit,
} from './layout.ts';

/** Everything that scoring reads of a member as integers: some 500 bytes, so that a whole community fits in memory. */
export function packMember(reading: MemberReading, dictionary: Dictionary): Int32Array {
  const needs = reading.needs.slice(0, PACKED_MAX.needs);
  const offers = reading.offers.slice(0, PACKED_MAX.offers);
  const audiences = reading.audiences.length === 0 ? [] : [meanVector(reading.audiences)];
  const vectors = [reading.offered, ...needs.map(vectorOf), ...audiences];
  const lists = listsOf(reading, needs, dictionary);
  const listsBegin = HEAD_SIZE + vectors.length * VECTOR_SIZE;
  const ends: number[] = [];
  for (const list of LISTS) ends.push((ends.at(-1) ?? listsBegin) + lists[list].length);
  const offersBegin = ends.at(-1) ?? listsBegin;

  const packed = new Int32Array(offersBegin + offers.length * VECTOR_SIZE);
  packed.set([
    needs.length,
    offers.length,
    audiences.length,
    ...ends,
    familiesOffered(reading.offers),
    needs.reduce((bits, { role }, place) => bits + (roleNumber(role) << (place * ROLE_BITS)), 0),
    dictionary.intern(reading.industry && `i:${reading.industry}`),
    dictionary.intern(reading.place.city),
    dictionary.intern(reading.place.region),
    dictionary.intern(reading.place.country),
  ]);
  for (const entry of [...lists.offeredTrades, ...lists.offeredWords, ...lists.ownWords])
    setFilterBit(packed, filterBit(numberOf(entry)));
  setVectors(packed, HEAD_SIZE, vectors);
  packed.set(
    LISTS.flatMap((list) => lists[list]),
    listsBegin,
  );
  setVectors(packed, offersBegin, offers.map(vectorOf));
  return packed;
}

function listsOf(
  { offers, kinds, skills, interests, preferred, ownWords, exclusions }: MemberReading,
  needs: readonly Statement[],
  dictionary: Dictionary,
): Readonly<Record<List, readonly number[]>> {
  const trade = (id: string) => dictionary.intern(`g:${id}`);
  const word = (key: string) => dictionary.intern(`w:${key}`);
  const numbersOf = (keys: Iterable<string>) => Array.from(keys, (key) => dictionary.intern(key));
  return {
    needTrades: needs.flatMap((need, place) =>
      need.trades.flatMap((each) => packEntry(trade(each.trade), each.certainty, place)),
    ),
    needWords: needs.flatMap((need, place) =>
      [...wordShares(need)].flatMap(([stem, share]) => packEntry(dictionary.intern(stem), share, place)),
    ),
    offeredTrades: [...tradesOffered(offers)].flatMap(([id, certainty]) => packEntry(trade(id), certainty)),
    offeredWords: [...wordsOffered(offers)].flatMap(([stem, weight]) =>
      packEntry(dictionary.intern(stem), weight),
    ),
    needTerms: needs.flatMap((need, place) =>
      [...raritiesOf(need)].flatMap(([key, rarity]) => packEntry(word(key), rarity, place)),
    ),
    ownWords: ownWords
      .flatMap(([key, weight, isNaming]) => packEntry(word(key), weight, isNaming))
      .toSorted((one, other) => numberOf(one) - numberOf(other)),
    exclusions: exclusions.flatMap((keys, place) =>
      keys.flatMap((key) => packEntry(word(key), 1 / keys.length, place)),
    ),
    // One in four billion pairs of kinds has the same hash; no sentence is made of it.
    kinds: kinds.map(fnv1a),
    skills: numbersOf(skills.keys()),
    interests: numbersOf(interests.keys()),
    preferred: preferred.flatMap((each) => each.kinds.map(fnv1a)),
  };
}

function setFilterBit(packed: Int32Array, bit: number): void {
  const at = HEAD.filter + (bit >> 5);
  packed[at] = (packed[at] ?? 0) | (1 << (bit & 31));
}

function setVectors(packed: Int32Array, at: number, vectors: readonly (UnitVector | null)[]): void {
  const bytes = new Int8Array(packed.buffer);
  for (const [place, vector] of vectors.entries())
    if (vector !== null) bytes.set(vector, (at + place * VECTOR_SIZE) * 4);
}

const vectorOf = ({ vector }: Statement): UnitVector | null => vector;

/** 0 for none. */
export const roleNumber = (role: Statement['role'] | undefined): number =>
  role ? roles.indexOf(role) + 1 : 0;

/** Each trade that is offered, once, as certain as the most trusted field that names it. */
function tradesOffered(offers: readonly Statement[]): ReadonlyMap<string, number> {
  const certainties = new Map<string, number>();
  for (const { trades, field } of offers)
    for (const { trade, certainty } of trades)
      certainties.set(trade, Math.max(certainties.get(trade) ?? 0, certainty * trust[field]));
  return certainties;
}

const familiesOffered = (offers: readonly Statement[]): number =>
  new Set(Array.from(tradesOffered(offers).keys(), (trade) => tradesById.get(trade)?.family)).size;

/** Each word that is offered, once, weighted by the most trusted field it is in. */
function wordsOffered(offers: readonly Statement[]): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const { stems, field } of offers)
    for (const stem of stems)
      if (weights.has(stem) || weights.size < PACKED_MAX.words)
        weights.set(stem, Math.max(weights.get(stem) ?? 0, trust[field]));
  return weights;
}

/** How much of a need each of its words is: the rarer the more, and 1 together. */
function wordShares({ stems, rarities }: Statement): ReadonlyMap<string, number> {
  const sum = rarities.reduce((all, rarity) => all + rarity, 0);
  return new Map(stems.map((stem, place) => [stem, (rarities[place] ?? 0) / sum]));
}

/** The words of a need, each once, with how rare they are. */
const raritiesOf = ({ text }: Statement): ReadonlyMap<string, number> =>
  new Map(termsOfNeed(text).flatMap(({ key, rarity }) => (isWayOfWork(key) ? [] : [[key, rarity]])));

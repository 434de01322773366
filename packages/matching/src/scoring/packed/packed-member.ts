import { NONE } from '../../dictionary.ts';
import { cosineAt, isSurelyBelow, roughCosineAt } from '../../vectors/unit-vectors.ts';
import { hundredthsOf, needOf, numberOf } from './entry.ts';
import {
  HEAD,
  HEAD_SIZE,
  LISTS,
  LIST_PLACES,
  type List,
  ROLE_BITS,
  VECTOR_SIZE,
  filterBit,
} from './layout.ts';

/** Packed members in one array, and the same memory as vectors read it. */
export type PackedMembers = { readonly numbers: Int32Array; readonly bytes: Int8Array };

export const packedMembers = (numbers: Int32Array): PackedMembers => ({
  numbers,
  bytes: new Int8Array(numbers.buffer, numbers.byteOffset, numbers.length * 4),
});

/** A direction of meaning: `at` is the place of its first byte. */
export type PackedVector = { readonly bytes: Int8Array; readonly at: number };

/** How similar two directions are: 1 for the same, about 0 for nothing in common; roughly where it is little. */
export const similarity = (one: PackedVector, other: PackedVector): number =>
  roughCosineAt(one.bytes, one.at, other.bytes, other.at);

/** Whether two directions are at least this similar, to the last digit. */
export const isSimilar = (one: PackedVector, other: PackedVector, least: number): boolean =>
  !isSurelyBelow(least, one.bytes, one.at, other.bytes, other.at) &&
  cosineAt(one.bytes, one.at, other.bytes, other.at) >= least;

/** A trade or a word, and how much of a need it is or how surely it is offered, in hundredths. */
export type Weighted = { readonly number: number; readonly hundredths: number };

/** One need of a packed member. */
export type PackedNeed = {
  readonly vector: PackedVector;
  /** The number of the role that is wanted as a person; 0 where a service is. */
  readonly role: number;
  readonly trades: readonly Weighted[];
  readonly words: readonly Weighted[];
  /** All words of the need, and how rare each is. */
  readonly terms: readonly Weighted[];
};

/** Of the words of an exclusion, in hundredths. */
const MOST_OF_IT = 65;

/**
 * One member among packed ones: everything that scoring reads, by name. Trades, words, places and industries are
 * numbers of a `Dictionary`; only members packed with the same one can be compared.
 */
export class PackedMember {
  readonly #numbers: Int32Array;
  readonly #bytes: Int8Array;
  readonly #at: number;
  #needs: readonly PackedNeed[] | undefined;

  /** The member that begins at the number `at`. */
  constructor({ numbers, bytes }: PackedMembers, at = 0) {
    this.#numbers = numbers;
    this.#bytes = bytes;
    this.#at = at;
  }

  get needCount(): number {
    return this.#head(HEAD.needs);
  }

  get needs(): readonly PackedNeed[] {
    if (this.#needs !== undefined) return this.#needs;
    const needs: PackedNeed[] = [];
    for (let place = 0, count = this.needCount; place < count; place += 1) needs.push(this.#need(place));
    this.#needs = needs;
    return needs;
  }

  /** Whether a candidate's work is named by what this member rules out: by most words of it. */
  rulesOut(candidate: PackedMember): boolean {
    const begin = this.#begin(LIST_PLACES.exclusions);
    const end = this.#end(LIST_PLACES.exclusions);
    if (begin === end) return false;
    const shares = [0, 0, 0, 0];
    for (let at = begin; at < end; at += 1) {
      const entry = this.#numbers[at] ?? 0;
      if (candidate.#isNamed(numberOf(entry)))
        shares[needOf(entry)] = (shares[needOf(entry)] ?? 0) + hundredthsOf(entry);
    }
    return shares.some((share) => share > MOST_OF_IT);
  }

  /** Whether a word names the member's work. */
  #isNamed(number: number): boolean {
    return needOf(this.#ownWord(number)) === 1;
  }

  /** The entry of a word that the member writes, found by bisection among some hundred; 0 for none. */
  #ownWord(number: number): number {
    let from = this.#begin(LIST_PLACES.ownWords);
    let to = this.#end(LIST_PLACES.ownWords) - 1;
    while (from <= to) {
      const middle = (from + to) >> 1;
      const entry = this.#numbers[middle] ?? 0;
      const order = numberOf(entry) - number;
      if (order === 0) return entry;
      if (order < 0) from = middle + 1;
      else to = middle - 1;
    }
    return 0;
  }

  get offerCount(): number {
    return this.#head(HEAD.offers);
  }

  /** The meaning of one offer, the most trusted first. */
  offer(place: number): PackedVector {
    return this.#vector(this.#head(HEAD.lists + LISTS.length - 1) + place * VECTOR_SIZE);
  }

  /** The meaning of all offers together. */
  get offered(): PackedVector {
    return this.#vector(HEAD_SIZE);
  }

  /** The meaning of all audiences together; null without any. */
  get audience(): PackedVector | null {
    return this.#head(HEAD.audiences) === 0
      ? null
      : this.#vector(HEAD_SIZE + (1 + this.needCount) * VECTOR_SIZE);
  }

  /** How many families the offered trades are of. */
  get breadth(): number {
    return this.#head(HEAD.breadth);
  }

  /** How surely the member offers a trade or a word, in hundredths; 0 for not at all. */
  offeredHundredths(list: 'offeredTrades' | 'offeredWords', number: number): number {
    if (!this.#mayHave(number)) return 0;
    const end = this.#end(LIST_PLACES[list]);
    for (let at = this.#begin(LIST_PLACES[list]); at < end; at += 1) {
      const entry = this.#numbers[at] ?? 0;
      if (numberOf(entry) === number) return hundredthsOf(entry);
    }
    return 0;
  }

  /** How much a word tells of what the member writes, in hundredths; 0 for one that they do not write. */
  ownWordHundredths(number: number): number {
    return this.#mayHave(number) ? hundredthsOf(this.#ownWord(number)) : 0;
  }

  /** Whether the Bloom filter has a trade or a word. */
  #mayHave(number: number): boolean {
    const bit = filterBit(number);
    const word = this.#numbers[this.#at + HEAD.filter + (bit >> 5)] ?? 0;
    return ((word >> (bit & 31)) & 1) === 1;
  }

  /**
   * Of each need what another offers of its trades, the most, and of its words, together: need by need the trades, then
   * the words, in shares of 1. Reads a candidate's lists as they are packed, without an object for each need.
   */
  sharesOfferedBy(other: PackedMember): readonly number[] {
    const shares = [0, 0, 0, 0, 0, 0, 0, 0];
    const trades = this.#end(LIST_PLACES.needTrades);
    for (let at = this.#begin(LIST_PLACES.needTrades); at < trades; at += 1) {
      const entry = this.#numbers[at] ?? 0;
      const offered = other.offeredHundredths('offeredTrades', numberOf(entry));
      if (offered === 0) continue;
      const place = 2 * needOf(entry);
      shares[place] = Math.max(shares[place] ?? 0, (hundredthsOf(entry) * offered) / 10_000);
    }
    const words = this.#end(LIST_PLACES.needWords);
    for (let at = this.#begin(LIST_PLACES.needWords); at < words; at += 1) {
      const entry = this.#numbers[at] ?? 0;
      const offered = other.offeredHundredths('offeredWords', numberOf(entry));
      if (offered === 0) continue;
      const place = 2 * needOf(entry) + 1;
      shares[place] = (shares[place] ?? 0) + (hundredthsOf(entry) * offered) / 10_000;
    }
    return shares;
  }

  /** The meaning of one need. */
  needVector(place: number): PackedVector {
    return this.#vector(HEAD_SIZE + (1 + place) * VECTOR_SIZE);
  }

  /** Which role one need wants; 0 for none. */
  roleOf(place: number): number {
    return (this.#head(HEAD.roles) >> (place * ROLE_BITS)) & (2 ** ROLE_BITS - 1);
  }

  /** Whether one of the needs wants a role. */
  wantsRole(role: number): boolean {
    for (let place = 0, count = this.needCount; place < count; place += 1)
      if (this.roleOf(place) === role) return true;
    return false;
  }

  /** How many numbers of a list of this member are in a list of another. */
  countShared(list: List, other: PackedMember, otherList: List = list): number {
    const begin = this.#begin(LIST_PLACES[list]);
    const end = this.#end(LIST_PLACES[list]);
    if (begin === end) return 0;
    const otherEnd = other.#end(LIST_PLACES[otherList]);
    let count = 0;
    for (let at = begin; at < end; at += 1)
      for (let otherAt = other.#begin(LIST_PLACES[otherList]); otherAt < otherEnd; otherAt += 1)
        if (this.#numbers[at] === other.#numbers[otherAt]) count += 1;
    return count;
  }

  /** Whether both state the same. */
  isSame(fact: Fact, other: PackedMember): boolean {
    const stated = this.#head(HEAD[fact]);
    return stated !== NONE && stated === other.#head(HEAD[fact]);
  }

  /** Whether both state it, and not the same. */
  differs(fact: Fact, other: PackedMember): boolean {
    const stated = this.#head(HEAD[fact]);
    const others = other.#head(HEAD[fact]);
    return stated !== NONE && others !== NONE && stated !== others;
  }

  #need(place: number): PackedNeed {
    return {
      vector: this.needVector(place),
      role: this.roleOf(place),
      trades: this.#entriesOfNeed('needTrades', place),
      words: this.#entriesOfNeed('needWords', place),
      terms: this.#entriesOfNeed('needTerms', place),
    };
  }

  #entriesOfNeed(list: 'needTrades' | 'needWords' | 'needTerms', place: number): readonly Weighted[] {
    const entries: Weighted[] = [];
    const end = this.#end(LIST_PLACES[list]);
    for (let at = this.#begin(LIST_PLACES[list]); at < end; at += 1) {
      const entry = this.#numbers[at] ?? 0;
      if (needOf(entry) === place) entries.push({ number: numberOf(entry), hundredths: hundredthsOf(entry) });
    }
    return entries;
  }

  #head(place: number): number {
    return this.#numbers[this.#at + place] ?? 0;
  }

  #vector(place: number): PackedVector {
    return { bytes: this.#bytes, at: (this.#at + place) * 4 };
  }

  /** Where a list begins, by its place. */
  #begin(place: number): number {
    if (place > 0) return this.#at + this.#head(HEAD.lists + place - 1);
    return this.#at + HEAD_SIZE + (1 + this.needCount + this.#head(HEAD.audiences)) * VECTOR_SIZE;
  }

  #end(place: number): number {
    return this.#at + this.#head(HEAD.lists + place);
  }
}

/** What both members may state alike. */
type Fact = 'industry' | 'city' | 'region' | 'country';

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
    const shares = [0, 0, 0, 0];
    const end = this.#end('exclusions');
    for (let at = this.#begin('exclusions'); at < end; at += 1) {
      const entry = this.#numbers[at] ?? 0;
      if (candidate.#isNamed(numberOf(entry)))
        shares[needOf(entry)] = (shares[needOf(entry)] ?? 0) + hundredthsOf(entry);
    }
    return shares.some((share) => share > MOST_OF_IT);
  }

  /** Whether a word names the member's work. */
  #isNamed(number: number): boolean {
    const end = this.#end('ownWords');
    for (let at = this.#begin('ownWords'); at < end; at += 1) {
      const entry = this.#numbers[at] ?? 0;
      if (numberOf(entry) === number) return needOf(entry) === 1;
    }
    return false;
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
  offeredHundredths(list: 'offeredTrades' | 'offeredWords' | 'ownWords', number: number): number {
    const bit = filterBit(number);
    const word = this.#numbers[this.#at + HEAD.filter + (bit >> 5)] ?? 0;
    if (((word >> (bit & 31)) & 1) === 0) return 0;
    const end = this.#end(list);
    for (let at = this.#begin(list); at < end; at += 1) {
      const entry = this.#numbers[at] ?? 0;
      if (numberOf(entry) === number) return hundredthsOf(entry);
    }
    return 0;
  }

  /** How many numbers of a list of this member are in a list of another. */
  countShared(list: List, other: PackedMember, otherList: List = list): number {
    const end = this.#end(list);
    const otherEnd = other.#end(otherList);
    let count = 0;
    for (let at = this.#begin(list); at < end; at += 1)
      for (let otherAt = other.#begin(otherList); otherAt < otherEnd; otherAt += 1)
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
    const [stated, others] = [this.#head(HEAD[fact]), other.#head(HEAD[fact])];
    return stated !== NONE && others !== NONE && stated !== others;
  }

  #need(place: number): PackedNeed {
    return {
      vector: this.#vector(HEAD_SIZE + (1 + place) * VECTOR_SIZE),
      role: (this.#head(HEAD.roles) >> (place * ROLE_BITS)) & (2 ** ROLE_BITS - 1),
      trades: this.#entriesOfNeed('needTrades', place),
      words: this.#entriesOfNeed('needWords', place),
      terms: this.#entriesOfNeed('needTerms', place),
    };
  }

  #entriesOfNeed(list: 'needTrades' | 'needWords' | 'needTerms', place: number): readonly Weighted[] {
    const entries: Weighted[] = [];
    const end = this.#end(list);
    for (let at = this.#begin(list); at < end; at += 1) {
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

  #begin(list: List): number {
    const place = LIST_PLACES[list];
    if (place > 0) return this.#at + this.#head(HEAD.lists + place - 1);
    return this.#at + HEAD_SIZE + (1 + this.needCount + this.#head(HEAD.audiences)) * VECTOR_SIZE;
  }

  #end(list: List): number {
    return this.#at + this.#head(HEAD.lists + LIST_PLACES[list]);
  }
}

/** What both members may state alike. */
type Fact = 'industry' | 'city' | 'region' | 'country';

import { DIMENSIONS } from '../../vectors/word-table.ts';

/** Integers of 4 bytes that one vector takes. */
export const VECTOR_SIZE = DIMENSIONS / 4;

/** The most that is packed of a member: vectors of the most trusted statements, and words offered. All audiences are one. */
export const PACKED_MAX = { needs: 4, offers: 5, words: 24 } as const;

/** The lists of a packed member, in their order. */
export const LISTS = [
  'needTrades',
  'needWords',
  'offeredTrades',
  'offeredWords',
  'needTerms',
  'ownWords',
  'exclusions',
  'kinds',
  'skills',
  'interests',
  'preferred',
] as const;
export type List = (typeof LISTS)[number];
export const LIST_PLACES = {
  needTrades: 0,
  needWords: 1,
  offeredTrades: 2,
  offeredWords: 3,
  needTerms: 4,
  ownWords: 5,
  exclusions: 6,
  kinds: 7,
  skills: 8,
  interests: 9,
  preferred: 10,
} as const satisfies Record<List, number>;

/**
 * Where the numbers at the head of a packed member are. Behind the head are the vectors of all offers together, of
 * each need and of all audiences together, then the lists, then the vectors of single offers, which most rankings
 * never read. For each list the head holds where it ends.
 */
export const HEAD = {
  needs: 0,
  offers: 1,
  audiences: 2,
  lists: 3,
  breadth: 3 + LISTS.length,
  roles: 4 + LISTS.length,
  industry: 5 + LISTS.length,
  city: 6 + LISTS.length,
  region: 7 + LISTS.length,
  country: 8 + LISTS.length,
  filter: 9 + LISTS.length,
} as const;

const FILTER_SIZE = 16;
export const HEAD_SIZE = HEAD.filter + FILTER_SIZE;

/** A power of two. */
const FILTER_BITS = FILTER_SIZE * 32;
/** Which bit a trade or a word sets in the Bloom filter of all that is offered. */
export const filterBit = (number: number): number =>
  (Math.imul(number, 0x9e3779b1) >>> 16) & (FILTER_BITS - 1);

/** Bits that the role of one need takes. */
export const ROLE_BITS = 5;

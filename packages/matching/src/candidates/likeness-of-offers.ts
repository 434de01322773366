import { type PackedMember, isSimilar } from '../scoring/packed/packed-member.ts';
import { COPIED } from './demote-copies.ts';

/** With fewer offers, similarity is no sign of copying: two honest bookkeepers may both write "bookkeeping". */
const OFFERS_LEAST = 3;

/** Whether everything that two members offer is so similar that one copied the other; never where one offers little. */
export const areCopies = (one: PackedMember, other: PackedMember): boolean =>
  one.offerCount >= OFFERS_LEAST &&
  other.offerCount >= OFFERS_LEAST &&
  isSimilar(one.offered, other.offered, COPIED);

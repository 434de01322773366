import { COPIED } from './demote-copies.ts';
import { HEAD } from '../scoring/encoded-member.ts';
import { offeredAt } from '../scoring/need-fit.ts';
import type { EncodedMembers } from '../scoring/encoded-members.ts';
import { cosineAt, isSurelyBelow } from '../vectors/unit-vectors.ts';

/** With fewer offers, likeness is no sign of copying: two honest bookkeepers may both write "bookkeeping". */
const offersLeast = 3;

/**
 * How alike everything is that two encoded members offer; 0 where one of them offers little, or where they are no
 * copies at first sight. For `copiesAmong`.
 */
export function likenessOfOffers(one: EncodedMembers, a: number, other: EncodedMembers, b: number): number {
  if (
    (one.numbers[a + HEAD.offers] ?? 0) < offersLeast ||
    (other.numbers[b + HEAD.offers] ?? 0) < offersLeast
  )
    return 0;
  const [mine, theirs] = [offeredAt(a) * 4, offeredAt(b) * 4];
  if (isSurelyBelow(COPIED, one.bytes, mine, other.bytes, theirs)) return 0;
  return cosineAt(one.bytes, mine, other.bytes, theirs);
}

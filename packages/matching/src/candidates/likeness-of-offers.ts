import { HEAD } from '../scoring/encoded-member.ts';
import { offeredAt } from '../scoring/need-fit.ts';
import type { EncodedMembers } from '../scoring/encoded-members.ts';
import { cosineAt } from '../vectors/unit-vectors.ts';

/** With fewer offers, likeness is no sign of copying: two honest bookkeepers may both write "bookkeeping". */
const offersLeast = 3;

/** How alike everything is that two encoded members offer; 0 where one of them offers little. For `copiesAmong`. */
export function likenessOfOffers(one: EncodedMembers, a: number, other: EncodedMembers, b: number): number {
  if (
    (one.numbers[a + HEAD.offers] ?? 0) < offersLeast ||
    (other.numbers[b + HEAD.offers] ?? 0) < offersLeast
  )
    return 0;
  return cosineAt(one.bytes, offeredAt(a) * 4, other.bytes, offeredAt(b) * 4);
}

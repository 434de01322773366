import { HEAD, VECTOR } from '../scoring/encoded-member.ts';
import type { EncodedMembers } from '../scoring/score-encoded.ts';
import { cosineAt } from '../vectors/unit-vectors.ts';

/** Whoever offers less has said too little to have copied it: two honest bookkeepers may both write "bookkeeping". */
const offersLeast = 3;

/** How alike everything is that two encoded members offer; 0 where one of them offers little. For `copiesAmong`. */
export function likenessOfOffers(one: EncodedMembers, a: number, other: EncodedMembers, b: number): number {
  if (
    (one.numbers[a + HEAD.offers] ?? 0) < offersLeast ||
    (other.numbers[b + HEAD.offers] ?? 0) < offersLeast
  )
    return 0;
  return cosineAt(one.bytes, offeredAt(one, a), other.bytes, offeredAt(other, b));
}

/** Where the vector of all offers together stands: behind those of the needs. */
const offeredAt = ({ numbers }: EncodedMembers, at: number): number =>
  (at + HEAD.size + (numbers[at + HEAD.needs] ?? 0) * VECTOR) * 4;

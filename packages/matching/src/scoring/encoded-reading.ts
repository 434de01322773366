import { Dictionary } from '../dictionary.ts';
import { encodeMember } from './encoded-member.ts';
import { type EncodedMembers, encodedMembers } from './encoded-members.ts';
import type { MemberReading } from './member-reading.ts';

const dictionary = new Dictionary();
const encoded = new WeakMap<MemberReading, EncodedMembers>();

/** A reading as ranking compares it, kept as long as the reading. All of them share one dictionary. */
export function encodedReading(reading: MemberReading): EncodedMembers {
  const known = encoded.get(reading);
  if (known !== undefined) return known;
  const members = encodedMembers(encodeMember(reading, dictionary));
  encoded.set(reading, members);
  return members;
}

import { Dictionary } from '../../dictionary.ts';
import type { MemberReading } from '../member-reading.ts';
import { packMember } from './pack-member.ts';
import { PackedMember, packedMembers } from './packed-member.ts';

/** One dictionary for all readings, so that any two of them can be compared. */
const dictionary = new Dictionary();
const cache = new WeakMap<MemberReading, PackedMember>();

/** A reading as scoring compares it, cached as long as the reading is alive. */
export function packedReading(reading: MemberReading): PackedMember {
  const known = cache.get(reading);
  if (known !== undefined) return known;
  const packed = new PackedMember(packedMembers(packMember(reading, dictionary)));
  cache.set(reading, packed);
  return packed;
}

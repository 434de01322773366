import {
  Dictionary,
  type EncodedMembers,
  type MemberReading,
  encodeMember,
  encodedMembers,
  readMember,
} from '@guildhall/matching';
import { type MatchMember, toMatchProfile } from './match-profile.queries.ts';

/** What was read of a member, and the same as ranking compares it. */
export type ReadMember = { reading: MemberReading; members: EncodedMembers; at: number };

/** A reading takes a few kilobytes. */
const CACHE_SIZE = 5_000;

const cache = new Map<number, { source: string; read: ReadMember }>();
const dictionary = new Dictionary();

/**
 * What matching reads of the member, from an LRU cache. Reading costs far more than scoring, and popular members
 * are scored again and again. An entry is valid for exactly the text it was read from.
 */
export function readingOf(member: MatchMember): ReadMember {
  const profile = toMatchProfile(member);
  const source = JSON.stringify(profile);
  const known = cache.get(member.id);
  const read = known?.source === source ? known.read : readNow(profile);
  cache.delete(member.id);
  cache.set(member.id, { source, read });
  const [oldest] = cache.size > CACHE_SIZE ? cache.keys() : [];
  if (oldest !== undefined) cache.delete(oldest);
  return read;
}

function readNow(profile: Parameters<typeof readMember>[0]): ReadMember {
  const reading = readMember(profile);
  return { reading, members: encodedMembers(encodeMember(reading, dictionary)), at: 0 };
}

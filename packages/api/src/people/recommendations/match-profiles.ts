import {
  type Graph,
  type MatchProfile,
  type MemberReading,
  matchMembers,
  readMember,
} from '@guildhall/matching';

type Profile = MatchProfile & { firstName: string };

const readings = new WeakMap<Profile, MemberReading>();

/** The percentage that a request between two members is stored with, for profiles that are not in the database yet. */
export const matchProfiles = (asking: Profile, asked: Profile, graph: Graph): number | null =>
  matchMembers(readingOf(asking), readingOf(asked), graph, asked.firstName).percentage;

function readingOf(profile: Profile): MemberReading {
  const known = readings.get(profile);
  if (known) return known;
  const reading = readMember(profile);
  readings.set(profile, reading);
  return reading;
}

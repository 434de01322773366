import { coverNeeds } from '../src/candidates/cover-needs.ts';
import { demoteCopies } from '../src/candidates/demote-copies.ts';
import { Dictionary } from '../src/dictionary.ts';
import { thresholds } from '../src/reasons/thresholds.ts';
import { encodeMember } from '../src/scoring/encoded-member.ts';
import { fitsOfNeeds, matchMembers } from '../src/scoring/match-members.ts';
import { type MemberReading, readMember } from '../src/scoring/member-reading.ts';
import { encodedMembers } from '../src/scoring/encoded-members.ts';
import { rankEncodedMember } from '../src/scoring/score-encoded.ts';
import { cosine } from '../src/vectors/unit-vectors.ts';
import { type Need, members } from './load.ts';
import { askerOf, profileOf } from './profiles.ts';

/** Ranks all members for a need, best first; `reason` is the sentence on the need, or on the clients wanted; '' without one. */
export type Engine = {
  readonly rank: (need: Need) => readonly string[];
  readonly reason: (need: Need, id: string) => string;
};

const profiles = new Map(members.map((member) => [member.id, profileOf(member)]));
const nameOf = (id: string): string => members.find((member) => member.id === id)?.firstName ?? '';

/** match-v2, by meaning. */
export function byMeaning(): Engine {
  const dictionary = new Dictionary();
  const encode = (reading: MemberReading) => encodedMembers(encodeMember(reading, dictionary));
  const community = [...profiles].map(([label, profile], id) => {
    const reading = readMember(profile);
    return { id, label, reading, encoded: encode(reading) };
  });
  return {
    rank: (need) => {
      const viewer = encode(readMember(askerOf(need)));
      const ranked = community
        .map((member) => ({ ...member, score: rankEncodedMember(viewer, 0, member.encoded, 0, 0) }))
        .toSorted((one, other) => other.score - one.score);
      const first = demoteCopies(ranked.slice(0, 24), (one, other) =>
        cosine(one.reading.offered, other.reading.offered),
      );
      const covered = coverNeeds(
        first,
        ({ encoded }) => fitsOfNeeds(viewer, 0, encoded, 0),
        thresholds.served,
      );
      return [...covered, ...ranked.slice(24)].map(({ label }) => label);
    },
    reason: (need, id) => {
      const other = community.find(({ label }) => label === id)?.reading;
      if (other === undefined) return '';
      const match = matchMembers(
        readMember(askerOf(need)),
        other,
        { mutualConnections: 0, allocation: 0 },
        nameOf(id),
      );
      const part = need.class === 'audience' ? 'audience' : 'theyOffer';
      return match.parts.find(({ key }) => key === part)?.text ?? '';
    },
  };
}

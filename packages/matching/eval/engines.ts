import { coverNeeds } from '../src/candidates/cover-needs.ts';
import { COPIED, demoteCopies } from '../src/candidates/demote-copies.ts';
import { Dictionary } from '../src/dictionary.ts';
import { thresholds } from '../src/reasons/thresholds.ts';
import { matchMembers } from '../src/scoring/match-members.ts';
import { type MemberReading, readMember } from '../src/scoring/member-reading.ts';
import { packMember } from '../src/scoring/packed/pack-member.ts';
import { PackedMember, packedMembers } from '../src/scoring/packed/packed-member.ts';
import { fitsOfNeeds, rankOf, scorePair } from '../src/scoring/score.ts';
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
  const pack = (reading: MemberReading) => new PackedMember(packedMembers(packMember(reading, dictionary)));
  const community = [...profiles].map(([label, profile], id) => {
    const reading = readMember(profile);
    return { id, label, reading, packed: pack(reading) };
  });
  return {
    rank: (need) => {
      const viewer = pack(readMember(askerOf(need)));
      const ranked = community
        .map((member) => ({ ...member, rank: rankOf(scorePair(viewer, member.packed, { allocation: 0 })) }))
        .toSorted((one, other) => other.rank - one.rank);
      const first = demoteCopies(
        ranked.slice(0, 24),
        (one, other) => cosine(one.reading.offered, other.reading.offered) >= COPIED,
      );
      const covered = coverNeeds(first, ({ packed }) => fitsOfNeeds(viewer, packed), thresholds.served);
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

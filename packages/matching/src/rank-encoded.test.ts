import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { someFacts, someProfile } from '../testing/arbitraries.ts';
import {
  Dictionary,
  decodeProfile,
  encodeProfile,
  encodeViewer,
  prepareProfile,
  rankEncoded,
  rankPrepared,
  scorePrepared,
} from './index.ts';
import type { PreparedProfile } from './prepare.ts';
import type { MatchFacts } from './profile.ts';

function rankAsEncoded(
  viewer: PreparedProfile,
  other: PreparedProfile,
  { mutualConnections, now }: MatchFacts,
) {
  const dictionary = new Dictionary();
  // After another profile, as in the arena of the member index.
  const before = encodeProfile(viewer, dictionary);
  const data = Int32Array.from([...before, ...encodeProfile(other, dictionary)]);
  return rankEncoded(
    encodeViewer(viewer, dictionary),
    data,
    before.length,
    mutualConnections,
    other.lastSeenAt ?? Number.NaN,
    now.getTime(),
  );
}

test('encoded profiles rank any two members as prepared profiles do', () => {
  fc.assert(
    fc.property(someProfile, someProfile, someFacts, (one, other, facts) => {
      const [viewer, candidate] = [prepareProfile(one), prepareProfile(other)];
      expect(rankAsEncoded(viewer, candidate, facts)).toBe(rankPrepared(viewer, candidate, facts));
    }),
    { numRuns: 1_000 },
  );
});

test('a member with the same profile as the viewer ranks the same either way', () => {
  fc.assert(
    fc.property(someProfile, someFacts, (profile, facts) => {
      const viewer = prepareProfile(profile);
      expect(rankAsEncoded(viewer, viewer, facts)).toBe(rankPrepared(viewer, viewer, facts));
    }),
  );
});

test('decoded profiles score and explain any two members as the originals do', () => {
  fc.assert(
    fc.property(someProfile, someProfile, someFacts, (one, other, facts) => {
      const [viewer, candidate] = [prepareProfile(one), prepareProfile(other)];
      const dictionary = new Dictionary();
      const before = encodeProfile(viewer, dictionary);
      const data = Int32Array.from([...before, ...encodeProfile(candidate, dictionary)]);
      const match = scorePrepared(
        decodeProfile(data, 0, dictionary, viewer.lastSeenAt),
        decodeProfile(data, before.length, dictionary, candidate.lastSeenAt),
        facts,
      );
      expect(match).toEqual(scorePrepared(viewer, candidate, facts));
    }),
    { numRuns: 1_000 },
  );
});

import { describe, expect, test } from 'vitest';
import { members, needs } from '../../eval/load.ts';
import { askerOf, profileOf } from '../../eval/profiles.ts';
import { COPIED, demoteCopies } from '../candidates/demote-copies.ts';
import { families } from '../data/trades.ts';
import { Dictionary } from '../dictionary.ts';
import type { MatchProfile } from '../profile.ts';
import { cosine } from '../vectors/unit-vectors.ts';
import { packMember } from './packed/pack-member.ts';
import { PackedMember, packedMembers } from './packed/packed-member.ts';
import { type MemberReading, readMember } from './member-reading.ts';
import { rankOf, scorePair } from './score.ts';

/** One name of every trade, in an order that mixes the families. */
const trades = Object.values(families)
  .flatMap(({ trades: named }) => Object.values(named).map((names) => names.split(', ')[0] ?? ''))
  .toSorted((one, other) => one.length - other.length || one.localeCompare(other));
const someTrades = (from: number): readonly string[] =>
  Array.from({ length: 40 }, (_, place) => trades[(from * 7 + place * 5) % trades.length] ?? '');

/** Members that want to be found for everything, with what they did to it. */
type Stuffer = { readonly profile: MatchProfile; readonly how: 'forty trades' | 'one word' | 'a copy' };

const honest = members.filter(({ id }) => !/^(stuffed|copied|empty|vague)-/.test(id)).map(profileOf);
const stuffers: readonly Stuffer[] = [
  ...Array.from({ length: 40 }, (_, place): Stuffer => ({
    how: 'forty trades',
    profile: profileOf({ jobTitle: 'Expert', servicesOffered: someTrades(place).join(', ') }),
  })),
  ...Array.from({ length: 20 }, (_, place): Stuffer => ({
    how: 'one word',
    profile: profileOf({
      servicesOffered: `${'best service, '.repeat(100)}${'quality '.repeat(100)}`,
      bio: `${trades[place * 11] ?? ''} `.repeat(100),
      jobTitle: 'Helping you',
    }),
  })),
  ...honest.slice(0, 60).map((profile): Stuffer => ({ how: 'a copy', profile })),
];

/** A thousand members: the lower id joined first, so copies have the higher ids. */
const community = Array.from({ length: 1_000 }, (_, id) => {
  const stuffer = stuffers[id - (1_000 - stuffers.length)];
  const reading = readMember(stuffer?.profile ?? madeOf(id));
  return { id, how: stuffer?.how, reading };
});

/** Honest members again and again, each with a title and services from the same one, yet places of their own. */
function madeOf(id: number): MatchProfile {
  const profile = honest[id % honest.length] ?? profileOf({});
  const round = Math.floor(id / honest.length);
  return round === 0 ? profile : { ...profile, bio: `${profile.bio ?? ''} Since ${2_000 + round}.` };
}

const dictionary = new Dictionary();
const pack = (reading: MemberReading) => new PackedMember(packedMembers(packMember(reading, dictionary)));
const packed = community.map(({ reading }) => pack(reading));

function firstFour(reading: MemberReading) {
  const viewer = pack(reading);
  const ranks = packed.map((other) => rankOf(scorePair(viewer, other, { allocation: 0 })));
  const ranked = community.toSorted(
    (one, other) => (ranks[other.id] ?? 0) - (ranks[one.id] ?? 0) || one.id - other.id,
  );
  return demoteCopies(
    ranked.slice(0, 24),
    (one, other) => cosine(one.reading.offered, other.reading.offered) >= COPIED,
  ).slice(0, 4);
}

describe('in a community of a thousand', () => {
  const asked = needs.filter(({ heldOut }) => heldOut === undefined).slice(0, 120);
  const shown = asked.flatMap((need) =>
    firstFour(readMember(askerOf(need))).map(({ how, id }) => ({ need: need.lookingFor, how, id })),
  );

  test.each(['forty trades', 'one word', 'a copy'] as const)(
    'nobody who stuffed a profile with %s is among the first four of any need',
    (how) => {
      expect(shown.filter((each) => each.how === how)).toEqual([]);
    },
  );
});

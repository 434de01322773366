import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { someProfile } from '../../testing/arbitraries.ts';
import { member } from '../../testing/members.ts';
import { Dictionary } from '../dictionary.ts';
import type { MatchProfile } from '../profile.ts';
import { matchMembers } from './match-members.ts';
import { readMember } from './member-reading.ts';
import { packMember } from './packed/pack-member.ts';
import { PackedMember, packedMembers } from './packed/packed-member.ts';
import { MOST_POINTS, rankOf, scorePair } from './score.ts';

const strangers = { mutualConnections: 0, allocation: 0 };
const match = (viewer: Partial<MatchProfile>, other: Partial<MatchProfile>, graph = strangers) =>
  matchMembers(readMember(member(viewer)), readMember(member(other)), graph, 'Priya');
const someGraph = fc.record({
  mutualConnections: fc.nat(30),
  allocation: fc.double({ min: 0, max: 2, noNaN: true }),
});

describe('whatever two members wrote', () => {
  test('the score is a whole number of 0 to 100 and the sum of its parts', () => {
    fc.assert(
      fc.property(someProfile, someProfile, someGraph, (viewer, other, graph) => {
        const { score, parts } = match(viewer, other, graph);
        expect(Number.isInteger(score)).toBe(true);
        expect(score).toBe(parts.reduce((sum, { points }) => sum + points, 0));
        for (const { key, points, max } of parts) {
          expect(max).toBe(MOST_POINTS[key]);
          expect(points).toBeGreaterThanOrEqual(0);
          expect(points).toBeLessThanOrEqual(max);
        }
      }),
    );
  });

  test('a member who is packed behind others has the same score', () => {
    fc.assert(
      fc.property(someProfile, someProfile, someGraph, (viewer, other, graph) => {
        const dictionary = new Dictionary();
        const [mine, theirs] = [readMember(viewer), readMember(other)];
        const front = packMember(mine, dictionary);
        // Behind another member in one array, as an index keeps them.
        const all = packedMembers(Int32Array.from([...front, ...packMember(theirs, dictionary)]));
        const packed = new PackedMember(packedMembers(front));
        const rank = rankOf(scorePair(packed, new PackedMember(all, front.length), graph));
        expect(Math.floor(rank)).toBe(matchMembers(mine, theirs, graph, '').score);
      }),
      { numRuns: 500 },
    );
  });

  test('quotes are verbatim, and a sentence says nothing empty', () => {
    fc.assert(
      fc.property(someProfile, someProfile, someGraph, (viewer, other, graph) => {
        for (const reason of match(viewer, other, graph).reasons) {
          expect(reason).not.toMatch(/undefined|null|“”|: $/);
          expect(reason).not.toContain('Active');
        }
      }),
    );
  });
});

describe('reasons', () => {
  test('quote the need and the offer that meets it', () => {
    const { reasons } = match({ lookingFor: 'a bookkeeper' }, { servicesOffered: 'bookkeeping' });
    expect(reasons[0]).toBe('You look for “a bookkeeper”. Priya offers “bookkeeping”.');
  });

  test('of what is only near in meaning tell what the other offers, and claim no more', () => {
    const { reasons, percentage } = match(
      { lookingFor: 'a bookkeeper for my bakery' },
      { servicesOffered: 'bookkeeping and payroll for restaurants' },
    );
    expect(reasons[0]).toBe('Priya offers “bookkeeping and payroll for restaurants”');
    expect(percentage).toBeGreaterThan(10);
  });

  test('that say only what the other does leave no number', () => {
    const { score, percentage, reasons } = match(
      { lookingFor: 'to rent a commercial kitchen' },
      { servicesOffered: 'commercial kitchen equipment' },
    );
    expect(score).toBeGreaterThanOrEqual(10);
    expect(reasons).toEqual(['Offers “commercial kitchen equipment”']);
    expect(percentage).toBeNull();
  });

  test('never say that a restaurant offers the food a photographer is wanted for', () => {
    const { reasons } = match(
      { lookingFor: 'a food and product photographer' },
      { jobTitle: 'Restaurant owner', servicesOffered: 'Italian food, catering' },
    );
    expect(reasons.join(' ')).not.toContain('offers');
  });

  test('name no country alone, no number and no day someone was here', () => {
    const { reasons, percentage } = match({ location: 'Leeds, UK' }, { location: 'Bristol, UK' });
    expect(reasons).toEqual([]);
    expect(percentage).toBeNull();
  });

  test.each([
    ['workshops', 'facilitation', []],
    ['supplier management', 'procurement', []],
    ['hospitality', 'hospitality management', ['Shares 1 skill: hospitality']],
    ['Bookkeeping', 'bookkeeping', ['Shares 1 skill: bookkeeping']],
  ])('of the skills %s and %s name only what both do', (mine, theirs, said) => {
    expect(match({ skills: [mine] }, { skills: [theirs] }).reasons).toEqual(said);
  });

  test('count mutual connections, whose points are by resource allocation', () => {
    const [hub, friend] = [0.01, 0.5].map((allocation) =>
      match({}, {}, { mutualConnections: 1, allocation }),
    );
    expect(friend?.score).toBeGreaterThan(hub?.score ?? 0);
    expect(friend?.reasons[0]).toBe('1 mutual connection');
  });
});

describe('who stuffs a profile', () => {
  const trades =
    'plumbing, bookkeeping, payroll, web design, photography, catering, roofing, translation, legal advice, yoga, tiling, dentistry, car repair, printing, gardening, tutoring';
  const rank = (lookingFor: string, servicesOffered: string): number =>
    match({ lookingFor }, { servicesOffered }).score;

  test('with every trade ranks below who has the one that is wanted', () => {
    expect(rank('a plumber', 'plumbing')).toBeGreaterThan(rank('a plumber', trades));
  });

  test('by saying one thing a hundred times ranks no better than by saying it once', () => {
    expect(rank('a plumber', 'plumbing, '.repeat(100))).toBe(rank('a plumber', 'plumbing'));
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { member } from '../../testing/members.ts';
import { someProfile } from '../../testing/arbitraries.ts';
import { matchMembers } from '../scoring/match-members.ts';
import { readMember } from '../scoring/member-reading.ts';
import {
  type MemberVectors,
  memberVectors,
  mostNumbers,
  scaleOf,
  shippedScale,
  similaritiesOf,
} from './member-vectors.ts';
import { textsOfMember } from './texts-of-member.ts';

const strangers = { mutualConnections: 0, allocation: 0 };
/** A scale that changes nothing. */
const asShipped = shippedScale;

/** A direction that only depends on the text. */
function directionOf(text: string, numbers = 64): number[] {
  let state = Buffer.from(text).reduce((sum, byte) => (sum * 31 + byte) % 2_147_483_647, 7);
  return Array.from(
    { length: numbers },
    () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647 - 0.5,
  );
}

const vectorsOf = (
  needs: string[],
  offers: string[],
  vectorOf: (text: string) => number[] | undefined = directionOf,
): MemberVectors => {
  const weighted = (text: string) => ({ text, weight: 1 });
  return memberVectors({ needs: needs.map(weighted), offers: offers.map(weighted) }, vectorOf);
};

const cosine = (one: number[], other: number[]) =>
  one.reduce((sum, part, at) => sum + part * (other[at] ?? 0), 0) /
  (Math.hypot(...one) * Math.hypot(...other));

describe('texts for an embeddings service', () => {
  test('are at most nine, of at most 300 characters, without addresses, links and long numbers', () => {
    fc.assert(
      fc.property(someProfile, (profile) => {
        const { needs, offers } = textsOfMember(readMember(profile));
        expect(needs.length).toBeLessThanOrEqual(4);
        expect(offers.length).toBeLessThanOrEqual(5);
        for (const { text } of [...needs, ...offers]) {
          expect(text.length).toBeLessThanOrEqual(301);
          expect(text).not.toMatch(/https?:|www\.|\S@\S|\d{6}/);
        }
      }),
    );
  });
});

describe('vectors of a member', () => {
  test('keep their directions to two digits in a byte a number', () => {
    const [one, other] = [vectorsOf(['a'], []), vectorsOf([], ['b', 'c'])];
    const [all = 0, first = 0, second = 0] = similaritiesOf(one, other, asShipped) ?? [];
    expect(first).toBeCloseTo(cosine(directionOf('a'), directionOf('b')), 2);
    expect(second).toBeCloseTo(cosine(directionOf('a'), directionOf('c')), 2);
    const unit = (text: string) => directionOf(text).map((part) => part / Math.hypot(...directionOf(text)));
    const both = unit('b').map((part, at) => part + (unit('c')[at] ?? 0));
    expect(all).toBeCloseTo(cosine(directionOf('a'), both), 2);
  });

  test('are cut where a model has very many numbers', () => {
    const long = vectorsOf(['a'], ['b'], (text) => directionOf(text, 3_072));
    expect(long.dimension).toBe(mostNumbers);
    expect(long.bytes).toHaveLength(3 * mostNumbers);
  });

  test('cannot be compared with those of another length, and one of zeros is not known', () => {
    const one = vectorsOf(['a'], ['b']);
    expect(
      similaritiesOf(
        one,
        vectorsOf(['a'], ['b'], (text) => directionOf(text, 32)),
        asShipped,
      ),
    ).toBeNull();
    const partly = vectorsOf([], ['b', 'empty'], (text) =>
      text === 'empty' ? undefined : directionOf(text),
    );
    const [all, known, unknown] = similaritiesOf(one, partly, asShipped) ?? [];
    expect(all).not.toBeNaN();
    expect(known).not.toBeNaN();
    expect(unknown).toBeNaN();
  });

  test('are put on the scale of the shipped vectors, whatever scale a model has', () => {
    const crowded = (text: string) => directionOf(text).map((part) => part + 0.6);
    const members = Array.from({ length: 20 }, (_, at) =>
      vectorsOf([`need ${at}`], [`offer ${at}`], crowded),
    );
    const scale = scaleOf(members);
    expect(scale?.mean).toBeGreaterThan(0.7);
    if (scale === null) throw new Error('There are enough pairs');
    const near = members.flatMap((one) =>
      members.flatMap((other) => (one === other ? [] : [similaritiesOf(one, other, scale)?.[1] ?? 0])),
    );
    expect(near.reduce((sum, each) => sum + each, 0) / near.length).toBeCloseTo(shippedScale.mean, 2);
    expect(scaleOf(members.slice(0, 4))).toBeNull();
  });
});

describe('what an embeddings service found similar', () => {
  const viewer = readMember(member({ lookingFor: 'a bookkeeper' }));
  const other = readMember(member({ servicesOffered: 'payroll', location: 'Vienna' }));
  const scored = (near: number) =>
    matchMembers(viewer, other, strangers, 'Priya', { mine: [near, near], theirs: null });

  test('raises and lowers the score, and never what a sentence says', () => {
    const plain = matchMembers(viewer, other, strangers, 'Priya');
    expect(scored(1).score).toBeGreaterThan(plain.score);
    expect(scored(-0.2).score).toBeLessThanOrEqual(plain.score);
    for (const near of [-0.2, 0, 1, 3]) {
      const { reasons, parts, score } = scored(near);
      expect([plain.reasons, []]).toContainEqual(reasons);
      expect(score).toBe(parts.reduce((sum, { points }) => sum + points, 0));
    }
  });

  test('changes nothing where it is not known', () => {
    expect(scored(Number.NaN)).toEqual(matchMembers(viewer, other, strangers, 'Priya'));
    expect(matchMembers(viewer, other, strangers, 'Priya', { mine: [], theirs: [] })).toEqual(
      matchMembers(viewer, other, strangers, 'Priya'),
    );
  });

  test('changes nothing where it is of other statements than these', () => {
    expect(matchMembers(viewer, other, strangers, 'Priya', { mine: [1, 1, 1], theirs: null })).toEqual(
      matchMembers(viewer, other, strangers, 'Priya'),
    );
  });
});

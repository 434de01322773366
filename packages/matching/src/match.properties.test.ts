import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { someFacts, someProfile, someText } from '../testing/arbitraries.ts';
import { member, strangers } from '../testing/members.ts';
import { offerTerms, prepareProfile, rankPrepared, scoreMatch, seekTerms } from './index.ts';
import { partKeys } from './profile.ts';
import { partMax } from './score-table.ts';
import type { Match, PartKey } from './profile.ts';

const pointsOf = (match: Match, key: PartKey): number =>
  match.parts.find((part) => part.key === key)?.points ?? -1;

describe('whatever two members wrote', () => {
  test('the score is a whole number of 0 to 100 and the sum of its parts', () => {
    fc.assert(
      fc.property(someProfile, someProfile, someFacts, (viewer, other, facts) => {
        const { score, parts } = scoreMatch(viewer, other, facts);
        expect(Number.isInteger(score)).toBe(true);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(score);
      }),
    );
  });

  test('every part stays between 0 and its maximum and speaks exactly when it has points', () => {
    fc.assert(
      fc.property(someProfile, someProfile, someFacts, (viewer, other, facts) => {
        const { parts } = scoreMatch(viewer, other, facts);
        expect(parts.map((part) => part.key)).toEqual(partKeys);
        for (const { key, points, max, text } of parts) {
          expect(max).toBe(partMax[key]);
          expect(Number.isInteger(points)).toBe(true);
          expect(points).toBeGreaterThanOrEqual(0);
          expect(points).toBeLessThanOrEqual(max);
          expect(text !== '').toBe(points > 0);
          expect(text).not.toMatch(/undefined|null|Offers {2}|Looks for {2}|: $/);
        }
      }),
    );
  });

  test('the reason is the best part, and a pair with no points reads "New member"', () => {
    fc.assert(
      fc.property(someProfile, someProfile, someFacts, (viewer, other, facts) => {
        const { score, reason, reasons, parts } = scoreMatch(viewer, other, facts);
        const most = Math.max(...parts.map((part) => part.points));
        const best = parts.find((part) => part.points === most);
        expect(reason).toBe(score === 0 ? 'New member' : best?.text);
        expect(reasons[0]).toBe(reason);
        expect(reasons.length).toBeLessThanOrEqual(3);
      }),
    );
  });

  test('the same pair always gets the same answer, and ranking agrees with explaining', () => {
    fc.assert(
      fc.property(someProfile, someProfile, someFacts, (viewer, other, facts) => {
        const once = scoreMatch(viewer, other, facts);
        expect(scoreMatch(structuredClone(viewer), structuredClone(other), facts)).toEqual(once);
        expect(rankPrepared(prepareProfile(viewer), prepareProfile(other), facts)).toBe(once.score);
      }),
    );
  });

  test('both sides see the same mutual connections, shared skills and nearness', () => {
    fc.assert(
      fc.property(someProfile, someProfile, someFacts, (one, other, facts) => {
        const there = scoreMatch(one, other, facts);
        const back = scoreMatch(other, one, facts);
        for (const key of ['mutual', 'skills', 'location'] as const)
          expect(pointsOf(there, key)).toBe(pointsOf(back, key));
      }),
    );
  });

  test('a skill both add never lowers the score', () => {
    fc.assert(
      fc.property(someProfile, someProfile, someText, someFacts, (viewer, other, skill, facts) => {
        const withSkill = scoreMatch(
          { ...viewer, skills: [...viewer.skills, skill] },
          { ...other, skills: [...other.skills, skill] },
          facts,
        );
        expect(withSkill.score).toBeGreaterThanOrEqual(scoreMatch(viewer, other, facts).score);
      }),
    );
  });

  test('whoever offers what I seek is found by an index on terms', () => {
    fc.assert(
      fc.property(someProfile, someProfile, (viewer, other) => {
        const offered = new Set(offerTerms(other));
        const found = seekTerms(viewer).some((term) => offered.has(term));
        expect(pointsOf(scoreMatch(viewer, other, strangers), 'theyOffer') > 0).toBe(found);
      }),
      { numRuns: 300 },
    );
  });

  test('index terms are lower-case ASCII, each once, at most 64', () => {
    fc.assert(
      fc.property(someProfile, (profile) => {
        for (const terms of [seekTerms(profile), offerTerms(profile)]) {
          expect(terms.length).toBeLessThanOrEqual(64);
          expect(new Set(terms).size).toBe(terms.length);
          for (const term of terms) expect(term).toMatch(/^[a-z0-9:-]{1,40}$/);
        }
      }),
    );
  });
});

describe('a hostile profile', () => {
  const huge = 'bookkeeping 🥐 ﷽ Z̶a̶l̶g̶o̶ \u0000 \uD800 '.repeat(20_000);
  const hostile = member({
    lookingFor: huge,
    servicesOffered: huge,
    targetAudience: huge,
    skills: Array.from({ length: 5_000 }, (_, at) => `skill${at} ${'x'.repeat(500)}`),
    interests: ['', ' ', '🙂', huge],
    industry: huge,
    jobTitle: huge,
    location: huge,
    company: huge,
    preferredConnectionTypes: [huge, '🙂', ''],
    lastSeenAt: new Date(Number.NaN),
    profileCompletion: Number.NaN,
  });

  test('is scored like any other, with bounded terms', () => {
    const { score, reason } = scoreMatch(hostile, hostile, {
      mutualConnections: Number.NaN,
      now: strangers.now,
    });
    expect(score).toBeGreaterThan(0);
    expect(score).toBeLessThanOrEqual(100);
    expect(reason.length).toBeLessThan(300);
    expect(offerTerms(hostile).length).toBeLessThanOrEqual(64);
  });

  test('that names __proto__ and constructor breaks nothing', () => {
    const odd = member({
      lookingFor: '__proto__ constructor',
      skills: ['constructor', '__proto__'],
      location: 'constructor',
    });
    const { parts } = scoreMatch(odd, odd, strangers);
    expect(parts.find((part) => part.key === 'skills')?.points).toBe(8);
  });

  test('that is empty meets another empty one as a new member', () => {
    expect(scoreMatch(member(), member(), strangers)).toMatchObject({
      score: 0,
      reason: 'New member',
      reasons: ['New member'],
    });
  });
});

import { describe, expect, test } from 'vitest';
import * as members from '../testing/members.ts';
import { now } from '../testing/members.ts';
import { scoreMatch } from './index.ts';
import type { PartKey } from './profile.ts';

const { ana, ben, chloe, dev, emma, femi, greta, hugo, ines, jonas, kira, liam, mona } = members;

type Vector = {
  readonly viewer: typeof ana;
  readonly other: typeof ana;
  readonly mutual: number;
  readonly score: number;
  readonly parts: Partial<Record<PartKey, readonly [number, string]>>;
};

const vectors: Readonly<Record<string, Vector>> = {
  'a baker meets a bookkeeper of restaurants': {
    viewer: ana,
    other: ben,
    mutual: 0,
    score: 53,
    parts: {
      theyOffer: [24, 'Offers bookkeeping and restaurant experience that you are looking for'],
      iOffer: [12, 'Looks for sourdough that you offer'],
      skills: [2, 'Shares 1 interest: hiking'],
      location: [5, 'Also in Lisbon'],
      preferred: [5, 'Matches your preference: Accountants'],
      freshness: [5, 'Active this month'],
    },
  },
  'a bookkeeper of restaurants meets a baker': {
    viewer: ben,
    other: ana,
    mutual: 2,
    score: 72,
    parts: {
      theyOffer: [20, 'Offers sourdough that you are looking for'],
      iOffer: [15, 'Looks for bookkeeping and restaurant experience that you offer'],
      industry: [12, 'In your target audience'],
      skills: [2, 'Shares 1 interest: Hiking'],
      mutual: [8, '2 mutual connections'],
      location: [5, 'Also in Lisbon'],
      preferred: [5, 'Matches your preference: Small business owners'],
      freshness: [5, 'Active this month'],
    },
  },
  'a baker meets a web designer far away': {
    viewer: ana,
    other: chloe,
    mutual: 1,
    score: 12,
    parts: {
      skills: [2, 'Shares 1 interest: hiking'],
      mutual: [5, '1 mutual connection'],
      freshness: [5, 'Active this month'],
    },
  },
  'a web designer meets a clinic in her city': {
    viewer: chloe,
    other: dev,
    mutual: 0,
    score: 29,
    parts: {
      iOffer: [14, 'Looks for SEO and web design that you offer'],
      industry: [8, 'Complementary industry: healthcare'],
      skills: [2, 'Shares 1 interest: Cycling'],
      location: [5, 'Also in Austin'],
    },
  },
  'a clinic meets a web designer in its city': {
    viewer: dev,
    other: chloe,
    mutual: 0,
    score: 43,
    parts: {
      theyOffer: [23, 'Offers SEO and web design that you are looking for'],
      industry: [8, 'Complementary industry: technology'],
      skills: [2, 'Shares 1 interest: Cycling'],
      location: [5, 'Also in Austin'],
      freshness: [5, 'Active this month'],
    },
  },
  'a founder meets an angel investor': {
    viewer: emma,
    other: femi,
    mutual: 4,
    score: 55,
    parts: {
      theyOffer: [18, 'Offers angel investing that you are looking for'],
      iOffer: [5, 'Looks for software that you offer'],
      industry: [8, 'Complementary industry: finance'],
      mutual: [14, '4 mutual connections'],
      location: [2, 'Also in England'],
      preferred: [5, 'Matches your preference: Investors'],
      freshness: [3, 'Active this month'],
    },
  },
  'an angel investor meets a founder': {
    viewer: femi,
    other: emma,
    mutual: 4,
    score: 57,
    parts: {
      theyOffer: [8, 'Offers software that you are looking for'],
      iOffer: [11, 'Looks for angel investing that you offer'],
      industry: [12, 'In your target audience'],
      mutual: [14, '4 mutual connections'],
      location: [2, 'Also in England'],
      preferred: [5, 'Matches your preference: Founders'],
      freshness: [5, 'Active this month'],
    },
  },
  'a property manager meets a plumber': {
    viewer: greta,
    other: hugo,
    mutual: 0,
    score: 49,
    parts: {
      theyOffer: [23, 'Offers plumbing and renovation experience that you are looking for'],
      iOffer: [11, 'Looks for property management that you offer'],
      industry: [8, 'Complementary industry: Construction'],
      location: [5, 'Also in Berlin'],
      freshness: [2, 'Complete profile'],
    },
  },
  'a plumber meets a property manager': {
    viewer: hugo,
    other: greta,
    mutual: 0,
    score: 54,
    parts: {
      theyOffer: [18, 'Offers property management that you are looking for'],
      iOffer: [14, 'Looks for plumbing and renovation experience that you offer'],
      industry: [12, 'In your target audience'],
      location: [5, 'Also in Berlin'],
      freshness: [5, 'Active this month'],
    },
  },
  'a baker meets a translator of her country': {
    viewer: ana,
    other: ines,
    mutual: 0,
    score: 4,
    parts: { skills: [2, 'Shares 1 interest: Hiking'], location: [2, 'Also in Portugal'] },
  },
  'a charity meets a fundraiser': {
    viewer: jonas,
    other: kira,
    mutual: 9,
    score: 51,
    parts: {
      theyOffer: [25, 'Offers fundraising and grant writing that you are looking for'],
      iOffer: [4, 'Looks for charity work that you offer'],
      mutual: [15, '9 mutual connections'],
      location: [2, 'Also in England'],
      freshness: [5, 'Active this month'],
    },
  },
  'a fundraiser meets a charity': {
    viewer: kira,
    other: jonas,
    mutual: 0,
    score: 41,
    parts: {
      theyOffer: [7, 'Offers charity work that you are looking for'],
      iOffer: [15, 'Looks for fundraising and grant writing that you offer'],
      industry: [12, 'In your target audience'],
      location: [2, 'Also in England'],
      freshness: [5, 'Active this month'],
    },
  },
  'an event planner meets a photographer': {
    viewer: liam,
    other: mona,
    mutual: 0,
    score: 54,
    parts: {
      theyOffer: [25, 'Offers photography that you are looking for'],
      iOffer: [10, 'Looks for event planning that you offer'],
      industry: [8, 'Complementary industry: Media'],
      skills: [4, 'Shares 1 skill: Event planning'],
      location: [2, 'Also in Ireland'],
      freshness: [5, 'Active this month'],
    },
  },
  'a founder meets an accountant': {
    viewer: emma,
    other: ben,
    mutual: 0,
    score: 18,
    parts: {
      iOffer: [5, 'Looks for web work and payroll experience that you offer'],
      industry: [8, 'Complementary industry: finance'],
      freshness: [5, 'Active this month'],
    },
  },
  'a charity meets a plumber of another country': {
    viewer: jonas,
    other: hugo,
    mutual: 0,
    score: 2,
    parts: { freshness: [2, 'Complete profile'] },
  },
};

describe('match-v1 keeps its word on known pairs', () => {
  test.each(Object.entries(vectors))('%s', (_name, { viewer, other, mutual, score, parts }) => {
    const match = scoreMatch(viewer, other, { mutualConnections: mutual, now });
    const earned = match.parts
      .filter((part) => part.points > 0)
      .map((part) => [part.key, [part.points, part.text]]);
    expect(Object.fromEntries(earned)).toEqual(parts);
    expect(match.score).toBe(score);
  });
});

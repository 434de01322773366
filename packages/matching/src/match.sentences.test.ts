import { describe, expect, test } from 'vitest';
import { member, now, strangers } from '../testing/members.ts';
import { scoreMatch } from './index.ts';
import type { MatchFacts, MatchProfile, PartKey } from './profile.ts';

function part(
  key: PartKey,
  viewer: Partial<MatchProfile>,
  other: Partial<MatchProfile>,
  facts: MatchFacts = strangers,
) {
  const { points, text } =
    scoreMatch(member(viewer), member(other), facts).parts.find((each) => each.key === key) ?? {};
  return [points, text];
}

const score = (viewer: Partial<MatchProfile>, other: Partial<MatchProfile>): number =>
  scoreMatch(member(viewer), member(other), strangers).score;

const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);

describe('a member who offers what I seek', () => {
  const me = { lookingFor: 'a bookkeeper for my bakery', location: 'Leeds' };

  test('ranks above one who merely shares my city', () => {
    expect(score(me, { servicesOffered: 'Bookkeeping' })).toBeGreaterThan(score(me, { location: 'Leeds' }));
  });

  test('ranks higher when they know my trade', () => {
    const knows = { servicesOffered: 'Bookkeeping for restaurants' };
    expect(score(me, knows)).toBeGreaterThan(score(me, { servicesOffered: 'Bookkeeping for law firms' }));
  });

  test('ranks above one who offers something near it, who ranks above one who offers something else', () => {
    const near = score(me, { servicesOffered: 'Tax returns' });
    expect(score(me, { servicesOffered: 'Book-keeping' })).toBeGreaterThan(near);
    expect(near).toBeGreaterThan(score(me, { servicesOffered: 'Roofing' }));
    expect(score(me, { servicesOffered: 'Roofing' })).toBe(0);
  });

  test('may say so in skills or in other words', () => {
    expect(score(me, { skills: ['QuickBooks'] })).toBeGreaterThanOrEqual(15);
  });

  test('is no one who only serves the same trade as mine', () => {
    expect(part('theyOffer', me, { servicesOffered: 'Ovens and bread tins for bakeries' })).toEqual([0, '']);
  });

  test('is no one who shares only words of every business with me', () => {
    const vague = { lookingFor: 'Help to grow my business with new clients' };
    expect(score(vague, { servicesOffered: 'We help businesses grow with great services' })).toBe(0);
  });
});

describe('a reason is true and readable', () => {
  test('a near trade is named by its family', () => {
    const [, text] = part('theyOffer', { lookingFor: 'a bookkeeper' }, { servicesOffered: 'tax returns' });
    expect(text).toBe('Offers accounting that you are looking for');
  });

  test('two networks of one trade are not called the same', () => {
    expect(part('skills', { skills: ['Instagram'] }, { skills: ['TikTok'] })).toEqual([
      4,
      'Shares 1 skill: social media',
    ]);
    const [, text] = part('theyOffer', { lookingFor: 'Instagram help' }, { servicesOffered: 'TikTok' });
    expect(text).toBe('Offers social media that you are looking for');
  });

  test('abbreviations keep their capitals and at most three terms are named', () => {
    const [, text] = part(
      'theyOffer',
      { lookingFor: 'SEO, copywriting, photography, payroll' },
      { servicesOffered: 'Payroll, SEO, Photography, Copywriting' },
    );
    expect(text).toBe('Offers SEO, copywriting and photography that you are looking for');
  });

  test('the other direction names what I offer', () => {
    const [, text] = part('iOffer', { servicesOffered: 'Web design' }, { lookingFor: 'a web designer' });
    expect(text).toBe('Looks for web design that you offer');
  });
});

describe('the rules table', () => {
  test.each([
    ['finance', 'Financial Services', null, [15, 'Same industry: Financial Services']],
    ['technology', 'retail', 'Shops and startups', [12, 'In your target audience']],
    ['technology', 'finance', null, [8, 'Complementary industry: finance']],
    ['technology', 'Falconry', null, [0, '']],
    ['Falconry', 'falconry', null, [15, 'Same industry: falconry']],
    ['other', 'other', null, [0, '']],
  ])('%s meets %s', (mine, theirs, audience, expected) => {
    expect(part('industry', { industry: mine, targetAudience: audience }, { industry: theirs })).toEqual(
      expected,
    );
  });

  test('a baker who chose no industry is still in the audience of who serves bakeries', () => {
    const me = { targetAudience: 'Bakeries and cafés' };
    expect(part('industry', me, { industry: 'other', jobTitle: 'Baker' })).toEqual([
      12,
      'In your target audience',
    ]);
  });

  test('shared skills count 4 and shared interests 2, up to 15', () => {
    const lists = { skills: ['SEO', 'Baking'], interests: ['Chess', 'Golf'] };
    const theirs = { skills: ['search engine optimisation'], interests: ['chess'] };
    expect(part('skills', lists, theirs)).toEqual([6, 'Shares 1 skill: SEO; 1 interest: chess']);
    expect(part('skills', { interests: ['Chess', 'Golf'] }, lists)).toEqual([
      4,
      'Shares 2 interests: Chess, Golf',
    ]);
    const many = { skills: ['Chess', 'Golf', 'Rowing', 'Falconry', 'Opera'] };
    expect(part('skills', many, many)).toEqual([15, 'Shares 5 skills: Chess, Golf, Rowing ...']);
  });

  test.each([
    [0, 0, ''],
    [1, 5, '1 mutual connection'],
    [2, 8, '2 mutual connections'],
    [4, 14, '4 mutual connections'],
    [5, 15, '5 mutual connections'],
    [400, 15, '400 mutual connections'],
  ])('%i mutual connections bring %i points', (mutualConnections, points, text) => {
    expect(part('mutual', {}, {}, { mutualConnections, now })).toEqual([points, text]);
  });

  test.each([
    ['Accountants', 'Chartered accountant', null, true],
    ['Small business owners', 'Bakery owner', null, true],
    ['Marketing', 'SEO specialist', null, true],
    ['Healthcare', 'Manager', 'Health care', true],
    ['Bakery owners', 'Restaurant owner', null, false],
    ['Investors', 'Accountant', 'finance', false],
    ['🙂', null, null, false],
  ])('a preference for %s, a member who is %s in %s: %s', (type, jobTitle, industry, meets) => {
    const expected = meets ? [5, `Matches your preference: ${type}`] : [0, ''];
    expect(part('preferred', { preferredConnectionTypes: [type] }, { jobTitle, industry })).toEqual(expected);
  });

  test.each([
    [daysAgo(30), 75, 5, 'Active this month'],
    [daysAgo(3), 74, 3, 'Active this month'],
    [daysAgo(31), 75, 2, 'Complete profile'],
    [daysAgo(31), 74, 0, ''],
    [null, 0, 0, ''],
  ])('seen at %s with %i percent brings %i points', (lastSeenAt, profileCompletion, points, text) => {
    expect(part('freshness', {}, { lastSeenAt, profileCompletion })).toEqual([points, text]);
  });

  test('three reasons at most are given, the best first', () => {
    const me = { lookingFor: 'payroll', industry: 'finance', location: 'Leeds', interests: ['Golf'] };
    const them = { servicesOffered: 'Payroll', industry: 'finance', location: 'Leeds', interests: ['golf'] };
    expect(scoreMatch(member(me), member(them), strangers).reasons).toEqual([
      'Offers payroll that you are looking for',
      'Same industry: finance',
      'Also in Leeds',
    ]);
  });
});

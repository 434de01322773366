import { expect, test } from 'vitest';
import { member } from '../../testing/members.ts';
import { matchMembers, matchShown } from '../scoring/match-members.ts';
import { readMember } from '../scoring/member-reading.ts';

const strangers = { mutualConnections: 0, allocation: 0 };
const viewer = readMember(member({ lookingFor: 'a wedding photographer for a barn in the hills' }));
const named = (jobTitle: string, servicesOffered: string) =>
  readMember(member({ jobTitle, servicesOffered }));
const weddings = named('Wedding photographer', 'Weddings in barns and fields, albums');
const factories = named('Photographer', 'Photos of factories and machines');
const florist = named('Florist', 'Flowers');

test('whoever says what the need says is a strong match', () => {
  expect(matchMembers(viewer, weddings, strangers, 'Ruth').strength).toBe('strong');
});

test('beside a strong match another kind of the trade is a weaker one', () => {
  const shown = [weddings, factories].map((reading) => ({ reading, graph: strangers, name: 'Ruth' }));
  const [best, other] = matchShown(viewer, shown);
  expect(best?.strength).toBe('strong');
  expect(other?.strength).not.toBe('strong');
});

test('town, industry and friends bring no word and no number', () => {
  const here = { location: 'Leeds', industry: 'Food' };
  const match = matchMembers(
    readMember(member({ ...here, lookingFor: 'a plumber' })),
    readMember(member({ ...here, jobTitle: 'Florist' })),
    { mutualConnections: 3, allocation: 1 },
    'Ruth',
  );
  expect(match.score).toBeGreaterThan(10);
  expect(match).toMatchObject({ strength: null, percentage: null });
});

test('who meets no need has no word', () => {
  expect(matchMembers(viewer, florist, strangers, 'Ruth')).toMatchObject({
    strength: null,
    percentage: null,
    reasons: [],
  });
});

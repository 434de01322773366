import { describe, expect, test } from 'vitest';
import { member } from '../testing/members.ts';
import { matchMembers, readMember } from './index.ts';
import { locationKey } from './location.ts';

function near(mine: string, theirs: string): { points: number; text: string } {
  const [one, other] = [mine, theirs].map((location) => readMember(member({ location })));
  if (one === undefined || other === undefined) throw new Error('two members');
  const { parts } = matchMembers(one, other, { mutualConnections: 0, allocation: 0 }, 'Priya');
  const { points = -1, text = '' } = parts.find((part) => part.key === 'location') ?? {};
  return { points, text };
}

describe('a location', () => {
  test.each([
    ['Austin, TX', 'austin', 'texas', 'united states'],
    ['Austin TX 78701', 'austin', 'texas', 'united states'],
    ['NYC', 'new york', 'new york state', 'united states'],
    ['Austin Texas, USA', 'austin', 'texas', 'united states'],
    ['West Jordan, UT', 'west jordan', 'utah', 'united states'],
    ['Mount Lebanon, Pennsylvania, USA', 'mount lebanon', 'pennsylvania', 'united states'],
    ['Fort Washington, MD', 'fort washington', 'maryland', 'united states'],
    ['Petra Jordan', 'petra', null, 'jordan'],
    ['Toronto, CA', 'toronto', 'ontario', 'canada'],
    ['Tbilisi, Georgia', 'tbilisi', null, 'georgia'],
    ['Savannah, Georgia', 'savannah', 'georgia', 'united states'],
    ['Paris, TX', 'paris', 'texas', 'united states'],
    ['München', 'munich', 'bavaria', 'germany'],
    ['Greater London', 'london', 'england', 'united kingdom'],
    ['Texas, USA', null, 'texas', 'united states'],
    ['Singapore', 'singapore', null, 'singapore'],
    ['Little Snoring', 'little snoring', null, null],
    ['Remote', null, null, null],
    ['', null, null, null],
  ])('%s is read as a city, a region and a country', (text, city, region, country) => {
    expect(locationKey(text)).toEqual({ city, region, country });
  });

  test.each([
    ['London', 'london, UK', 6, 'Also in London'],
    ['munich', 'München, Germany', 6, 'Also in Munich'],
    ['Little Snoring', 'Little Snoring', 6, 'Also in Little Snoring'],
    ['Dallas, TX', 'Austin, Texas', 2, 'Also in Texas'],
    ['Lyon', 'Paris, France', 0, ''],
    ['Leeds, England', 'York, England', 0, ''],
    ['Portland, ME', 'Portland, OR', 0, ''],
    ['Paris, France', 'Paris, TX', 0, ''],
    ['London, Ontario', 'London, England', 0, ''],
    ['remote', 'remote', 0, ''],
  ])('of a member in %s and one in %s brings its points and says why', (mine, theirs, points, text) => {
    expect(near(mine, theirs)).toEqual({ points, text });
  });
});

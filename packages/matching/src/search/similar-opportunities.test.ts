import { expect, test } from 'vitest';
import { readOpportunity } from '../opportunities/read-opportunity.ts';
import { readQuery } from './read-query.ts';
import { similarOpportunities } from './similar-opportunities.ts';

const opportunities = [
  { title: 'Two days of room photography', skillsNeeded: ['retouching'] },
  { title: 'Website for a small gym', skillsNeeded: ['web design'] },
  { title: 'Bookkeeping for a choir', skillsNeeded: [] },
  { title: 'Booking calendar for a walking tour company', skillsNeeded: ['payments'] },
  { title: 'Morning bread for three more cafés', skillsNeeded: ['purchasing'] },
];

function found(typed: string): readonly string[] {
  const query = readQuery(typed);
  if (query === null) return [];
  return similarOpportunities(query, opportunities, (opportunity) =>
    readOpportunity({ ...opportunity, industryFocus: [] }),
  ).map(({ title }) => title);
}

test.each([
  ['photos', 'Two days of room photography'],
  ['someone to do my books', 'Bookkeeping for a choir'],
  ['Buchhalterin', 'Bookkeeping for a choir'],
  ['bread', 'Morning bread for three more cafés'],
])('"%s" finds what is asked for in other words, and nothing else', (typed, title) => {
  expect(found(typed)).toEqual([title]);
});

test('what is near says nothing of another trade', () => {
  expect(found('help with taxes')).toEqual([]);
});

test.each(['web design', 'website', 'Webdesigner', 'webseite'])(
  '"%s" finds what the same people do behind what asks for it',
  (typed) => {
    const shop = { title: 'Online shop for a small clothing label', skillsNeeded: ['e-commerce'] };
    const query = readQuery(typed);
    const titles =
      query &&
      similarOpportunities(query, [shop, ...opportunities], (opportunity) =>
        readOpportunity({ ...opportunity, industryFocus: [] }),
      ).map(({ title }) => title);
    expect(titles).toEqual([
      'Website for a small gym',
      'Booking calendar for a walking tour company',
      shop.title,
    ]);
  },
);

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi } from '../../../testing/api.ts';
import { siteOf } from '../../../testing/members.ts';
import { opportunityOf } from '../../../testing/network.ts';
import { openPage } from '../../../testing/open-page.tsx';

const openAsVisitor = (membersOnly: number, items = [opportunityOf()]) => {
  answerApi({
    auth: { me: () => null },
    site: { config: () => siteOf() },
    opportunities: {
      search: () => ({ items, nextCursor: null, isSimilar: false, similar: [], membersOnly }),
      facets: () => ({ kinds: [], places: [] }),
    },
  });
  return openPage('/opportunities?search=bakery');
};

test.each([
  [1, '1 opportunity is for members only'],
  [7, '7 opportunities are for members only'],
  [200, 'At least 200 opportunities are for members only'],
])('a visitor reads that %s are for members, and joins over the page', async (count, name) => {
  openAsVisitor(count);
  const wall = within(await screen.findByRole('region', { name }));
  expect(wall.getByRole('link', { name: 'Join' })).toHaveAttribute(
    'href',
    '/opportunities?search=bakery&dialog=register&next=%2Fopportunities%3Fsearch%3Dbakery',
  );
});

test('a visitor also reads it where nothing public matches', async () => {
  openAsVisitor(7, []);
  expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  expect(await screen.findByRole('region', { name: '7 opportunities are for members only' })).toBeVisible();
});

test('where members have no more, nothing says so', async () => {
  openAsVisitor(0);
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.queryByText(/for members only/)).toBeNull();
});

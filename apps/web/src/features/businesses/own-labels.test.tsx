import { COMMUNITY_DEFAULTS } from '@guildhall/api/ground/settings/community.schema';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi } from '../../../testing/api.ts';
import { businessCardOf, businessOf, facetsOf } from '../../../testing/businesses.ts';
import { profileOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { pageOf, serviceOf } from '../../../testing/shop.ts';
import type { Inputs } from '../../lib/trpc.ts';

const CRAFTS = { industry: 'Crafts', category: 'Retail' };

/** A community with an industry of its own, as a reader of German gets it, or one of English without labels. */
function openAs(reader: 'German' | 'English', address: string) {
  const asked: Inputs['businesses']['list'][] = [];
  const labels = { Crafts: 'Handwerk', Rooms: 'Räume' };
  answerApi({
    auth: { me: () => null },
    site: {
      config: () =>
        siteOf({
          community: { ...COMMUNITY_DEFAULTS, serviceCategories: ['Rooms', 'constructor'] },
          industries: ['Crafts', 'Retail'],
          ...(reader === 'German' && { labels }),
        }),
    },
    businesses: {
      list(input) {
        asked.push(input);
        return { ...pageOf(businessCardOf(CRAFTS)), similar: [] };
      },
      facets: () => ({ ...facetsOf(1), industries: [{ name: 'Crafts', count: 2 }] }),
      get: () => businessOf(CRAFTS),
      mine: () => [],
      reviews: { list: () => pageOf(), mine: () => null },
      team: { list: () => [], invitations: () => [] },
    },
    members: { list: () => ({ items: [], similar: [], nextCursor: null }) },
    profile: {
      get: () => profileOf({ industry: 'crafts' }),
      related: () => ({
        works: [],
        businesses: [],
        posts: [],
        mutual: { count: 0, people: [] },
        match: null,
      }),
    },
    services: {
      list: () => [serviceOf({ category: 'Rooms' }), serviceOf({ id: 4, category: 'constructor' })],
    },
  });
  return { ...openPage(address), asked };
}

test('a reader of German finds an industry of the community by its German label, and filters by it', async () => {
  const { user, asked } = openAs('German', '/businesses');
  expect(within(await screen.findByRole('article')).getByText('Handwerk · Retail')).toBeVisible();
  const industry = screen.getByRole('combobox', { name: 'Industry' });
  await user.selectOptions(industry, await screen.findByRole('option', { name: 'Handwerk (2)' }));
  await expect.poll(() => asked.at(-1)).toMatchObject({ industry: 'Crafts' });
});

test.each([
  ['German', 'Handwerk'],
  ['English', 'Crafts'],
] as const)('a reader of %s sees %s on a business and on a profile', async (reader, label) => {
  openAs(reader, '/business/rye-and-shine');
  expect(await screen.findByText(`${label} · Retail`)).toBeVisible();
  cleanup();
  openAs(reader, '/profile/ana-duarte');
  expect(await screen.findByText(label)).toBeVisible();
});

test('services have the labels of their categories, also one that is called like a method of objects', async () => {
  openAs('German', '/services');
  expect(await screen.findByRole('tab', { name: 'Räume' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'constructor' })).toBeVisible();
});

import { COMMUNITY_DEFAULTS } from '@guildhall/api/ground/settings/community.schema';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi } from '../../../testing/api.ts';
import type { Outputs } from '../../lib/trpc.ts';
import { siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';

const NOBODY = { members: [], memberCount: 0, businesses: [], businessCount: 0 };

function openLanding(
  fields: Partial<typeof COMMUNITY_DEFAULTS>,
  front: Outputs['site']['front'] = NOBODY,
  labels: Record<string, string> = {},
) {
  answerApi({
    auth: { me: () => null },
    site: {
      config: () => siteOf({ community: { ...COMMUNITY_DEFAULTS, ...fields }, labels }),
      front: () => front,
      notices: () => ({ announcement: '', announcementParts: [], banners: [] }),
    },
  });
  return openPage('/');
}

const EXAMPLE = 'An example of an explained match between two members';

test('a front page without own words says what the product does', async () => {
  openLanding({});
  expect(await screen.findByRole('heading', { name: 'Fewer contacts, better ones' })).toBeVisible();
  expect(screen.getByText(EXAMPLE)).toBeVisible();
});

test('sections are replaced by the community’s own words and picture', async () => {
  openLanding({
    landingPicture: '/business-images/market.webp',
    featuresHeading: 'What a chamber does',
    featureItems: [{ title: 'Certificates', text: 'Within a day.' }],
    stepsHeading: 'So wird man Mitglied',
    stepItems: [{ title: 'Antrag', text: '' }],
    closingHeading: 'Come by',
  });
  for (const name of ['What a chamber does', 'Certificates', 'So wird man Mitglied', 'Antrag', 'Come by'])
    expect(await screen.findByRole('heading', { name })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Smart matching' })).toBeNull();
  expect(screen.queryByText(EXAMPLE)).toBeNull();
});

test('sections are left out where the community wants none', async () => {
  openLanding({ hiddenLandingSections: ['example', 'features', 'steps', 'closing'] });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText(EXAMPLE)).toBeNull();
  expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
});

test('a community of ten shows its newest members and businesses in place of the example', async () => {
  const ana = { id: 7, username: 'ana', name: 'Ana Duarte', jobTitle: 'Baker', company: null, avatar: null };
  const shop = { slug: 'pao', name: 'Pão & Sal', category: 'Food', city: 'Lisbon', cover: null };
  openLanding({}, { members: [ana], memberCount: 1_412, businesses: [shop], businessCount: 1 });
  const faces = await screen.findByRole('list', { name: 'Newest members' });
  expect(within(faces).getByRole('link')).toHaveAttribute('href', '/profile/ana');
  expect(faces).toHaveTextContent('Ana DuarteBaker');
  expect(screen.getByText('1,412')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Pão & Sal.*Food · Lisbon$/ })).toHaveAttribute(
    'href',
    '/business/pao',
  );
  expect(screen.queryByText(EXAMPLE)).toBeNull();
});

test('the newest businesses show what their category is called in the language of the reader', async () => {
  const shop = { slug: 'pao', name: 'Pão & Sal', category: 'Food', city: 'Lisbon', cover: null };
  const front = { members: [], memberCount: 12, businesses: [shop], businessCount: 1 };
  openLanding({}, front, { Food: 'Alimentation' });
  expect(await screen.findByRole('link', { name: /^Pão & Sal.*Alimentation · Lisbon$/ })).toBeVisible();
});

import { AREA_NAMES, AREA_PAGES, type Area } from '@guildhall/api/ground/settings/areas.schema';
import { COMMUNITY_DEFAULTS } from '@guildhall/api/ground/settings/community.schema';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi } from '../../testing/api.ts';
import { adminOf } from '../../testing/admin.ts';
import { siteOf } from '../../testing/members.ts';
import { openPage } from '../../testing/open-page.tsx';
import { FIRST_ITEMS, MORE_ITEMS } from './shell/nav-items.ts';

function openWithout(disabledAreas: Area[], path: string) {
  answerApi({
    auth: { me: () => adminOf() },
    site: {
      config: () => siteOf({ community: { ...COMMUNITY_DEFAULTS, disabledAreas } }),
      notices: () => ({ announcement: '', announcementParts: [], banners: [] }),
    },
  });
  return openPage(path);
}

const pages = AREA_NAMES.flatMap((area) =>
  AREA_PAGES[area]
    .filter((page) => page !== '/s' && !/^\/cards|\?/.test(page))
    .map((page) => ({ area, page })),
);

test.each(pages)('$page is not found while $area is switched off', async ({ area, page }) => {
  openWithout([area], page === '/business' ? '/business/bakery' : page);
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('the navigation links to no area that is switched off', async () => {
  openWithout([...AREA_NAMES], '/feed');
  const [nav] = await screen.findAllByRole('navigation', { name: 'Main' });
  const links = within(nav ?? document.body)
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(links).toContain('Feed');
  const hidden = [...FIRST_ITEMS, ...MORE_ITEMS].filter(({ to }) => to !== '/feed').map(({ label }) => label);
  expect(hidden).toHaveLength(5);
  for (const label of hidden) expect(links).not.toContain(label);
});

test('the dashboard has no tab, card or figure of opportunities while they are off', async () => {
  openWithout(['opportunities'], '/dashboard');
  expect(await screen.findByRole('tab', { name: 'Connections' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Opportunities' })).toBeNull();
  expect(screen.queryByText('Recent Opportunities')).toBeNull();
});

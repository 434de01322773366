import { COMMUNITY_DEFAULTS } from '@guildhall/api/ground/settings/community.schema';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminOf } from '../../../../testing/admin.ts';
import { answerApi } from '../../../../testing/api.ts';
import { siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';

const fair = {
  id: 5,
  title: 'Winter fair',
  imageUrl: '/business-images/fair.webp',
  targetUrl: 'https://fair.test/',
  startsAt: null,
  endsAt: null,
  pages: ['feed' as const],
  isActive: true,
  isShown: true,
  texts: { fr: { title: 'Foire', imageUrl: '', targetUrl: '' } },
};

function openBanners() {
  const sent: unknown[] = [];
  answerApi({
    auth: { me: () => adminOf() },
    site: {
      config: () => siteOf({ community: { ...COMMUNITY_DEFAULTS, locales: ['en', 'de', 'fr'] } }),
      notices: () => ({ announcement: '', announcementParts: [], banners: [] }),
    },
    admin: {
      banners: {
        list: () => [fair],
        update(input) {
          sent.push(input);
          return fair;
        },
      },
    },
  });
  return { ...openPage('/admin?tab=banners'), sent };
}

const inList = async () => within(await screen.findByRole('region', { name: 'Banners' }));

test('a banner is written in a further language, and the list says in which it is missing', async () => {
  const { user, sent } = openBanners();
  const item = await inList();
  expect(await item.findByText('Missing in: Deutsch')).toBeVisible();
  await user.click(item.getByRole('button', { name: /Edit/ }));
  await user.selectOptions(screen.getByLabelText('Language'), 'de');
  expect(screen.getByRole('option', { name: 'Deutsch: 1 missing' })).toBeInTheDocument();
  expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Winter fair');
  await user.type(screen.getByLabelText('Title'), 'Wintermesse');
  await user.click(screen.getByRole('button', { name: /Save/ }));
  expect(await screen.findByText('Banner saved')).toBeVisible();
  expect(sent).toMatchObject([
    {
      id: 5,
      title: 'Winter fair',
      texts: { de: { title: 'Wintermesse', imageUrl: '', targetUrl: '' }, fr: { title: 'Foire' } },
    },
  ]);
});

test('what is refused in another language is shown there', async () => {
  const { user, sent } = openBanners();
  await user.click(await (await inList()).findByRole('button', { name: /Edit/ }));
  await user.selectOptions(screen.getByLabelText('Language'), 'de');
  await user.type(screen.getByLabelText('Target URL'), 'javascript:alert(1)');
  await user.selectOptions(screen.getByLabelText('Language'), 'en');
  await user.click(screen.getByRole('button', { name: /Save/ }));
  expect(await screen.findByLabelText('Target URL')).toHaveValue('javascript:alert(1)');
  expect(screen.getByLabelText('Language')).toHaveValue('de');
  expect(sent).toEqual([]);
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi, calls } from '../../../testing/api.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';

const TERMS = { slug: 'terms', title: 'Terms of Use', number: 2 };

function openAt(path: string, { asks = true, isSignedIn = true } = {}) {
  let pending = [{ ...TERMS, hasAcceptedEarlier: true }];
  const sent: unknown[] = [];
  answerApi({
    auth: { me: () => (isSignedIn ? memberOf() : null) },
    site: {
      config: () => siteOf({ consentPages: asks ? [TERMS] : [] }),
      notices: () => ({ announcement: '', announcementParts: [], banners: [] }),
    },
    pages: { get: () => ({ ...TERMS, body: [], publishedAt: '2026-11-01T10:00:00.000Z' }) },
    consents: {
      pending: () => pending,
      accept: (accepted) => {
        sent.push(accepted);
        pending = [];
        return pending;
      },
    },
  });
  return { ...openPage(path), sent };
}

const dialog = () => screen.findByRole('dialog', { name: 'Before you go on' });

test('a member accepts what was published anew, and goes on', async () => {
  const { user, sent } = openAt('/');
  const asked = within(await dialog());
  expect(asked.getByRole('link', { name: /^Terms of Use/ })).toHaveAttribute('href', '/pages/terms');
  expect(asked.getByText('Updated since you accepted it')).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Before you go on' })).toBeNull());
  expect(sent).toEqual([{ versions: [{ slug: 'terms', number: 2 }] }]);
});

test('the dialog stays when Escape is pressed, and offers to sign out', async () => {
  const { user } = openAt('/');
  const asked = within(await dialog());
  await user.keyboard('{Escape}');
  expect(asked.getByRole('button', { name: 'Sign out instead' })).toBeVisible();
});

test('a member can open the settings to download the data or delete the account', async () => {
  const { user } = openAt('/');
  const asked = within(await dialog());
  await user.click(asked.getByRole('link', { name: 'Download your data or delete your account' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Before you go on' })).toBeNull());
});

test('a member reads the page without being asked over it', async () => {
  openAt('/pages/terms');
  expect(await screen.findByRole('heading', { name: 'Terms of Use', level: 1 })).toBeVisible();
  expect(calls).not.toContain('consents.pending');
});

test.each([
  ['a visitor', { isSignedIn: false }],
  ['a member of a community that asks for nothing', { asks: false }],
])('%s is not asked', async (_name, options) => {
  openAt('/', options);
  expect(await screen.findByRole('main')).toBeVisible();
  expect(calls).not.toContain('consents.pending');
});

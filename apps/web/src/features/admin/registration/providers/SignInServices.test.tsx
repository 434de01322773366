import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminOf } from '../../../../../testing/admin.ts';
import { answerApi } from '../../../../../testing/api.ts';
import { siteOf } from '../../../../../testing/members.ts';
import { openPage } from '../../../../../testing/open-page.tsx';
import { serviceKeyOf } from './service-key.ts';
// Loaded on demand in the product, which takes longer than a test waits.
import './ServiceDialog.tsx';

const SERVICE = {
  id: 3,
  key: 'chamber-login',
  name: 'Chamber login',
  issuer: 'https://id.test',
  clientId: 'guildhall',
  isOn: true,
  takesNewcomers: true,
  redirectUri: 'https://guild.test/api/auth/oidc/chamber-login/callback',
  memberCount: 2,
  createdAt: '2026-01-05T10:00:00.000Z',
};
const BASE = { redirectBase: 'https://guild.test/api/auth/oidc//callback' };

function openServices(items = [SERVICE]) {
  const sent: unknown[] = [];
  let list = { ...BASE, items };
  answerApi({
    auth: { me: () => adminOf() },
    site: { config: () => siteOf() },
    admin: {
      registration: {
        get: () => ({
          mode: 'open',
          questions: [],
          questionTexts: {},
          membersInvite: false,
          mailedCodes: false,
          requiresConfirmedEmail: false,
          protectsFromBots: false,
        }),
      },
      providers: {
        list: () => list,
        test: ({ issuer }) => ({ problem: issuer.includes('wrong') ? 'Nothing answers there.' : null }),
        add(input) {
          sent.push(input);
          list = { ...BASE, items: [SERVICE] };
          return list;
        },
        update(input) {
          sent.push(input);
          return list;
        },
        remove(input) {
          sent.push(input);
          list = { ...BASE, items: [] };
          return list;
        },
      },
    },
  });
  return { ...openPage('/admin/registration'), sent };
}

test('a service is added with the address to enter there, and checked first', async () => {
  const { user, sent } = openServices([]);
  await user.click(await screen.findByRole('button', { name: 'Add a service' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Chamber login');
  expect(dialog.getByLabelText('Redirect address')).toHaveValue(SERVICE.redirectUri);
  const issuer = dialog.getByRole('textbox', { name: /^Issuer/ });
  await user.type(issuer, 'https://wrong.test');
  await user.click(dialog.getByRole('button', { name: 'Check' }));
  expect(await dialog.findByText('Nothing answers there.')).toBeVisible();
  await user.clear(issuer);
  await user.type(issuer, 'https://id.test');
  await user.click(dialog.getByRole('button', { name: 'Check' }));
  expect(await dialog.findByText('It answers as it should.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^Client ID/ }), 'guildhall');
  await user.type(dialog.getByLabelText(/^Client secret/), 'hush');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Service added')).toBeVisible();
  expect(sent).toEqual([
    {
      key: 'chamber-login',
      name: 'Chamber login',
      issuer: 'https://id.test',
      clientId: 'guildhall',
      clientSecret: 'hush',
      takesNewcomers: true,
    },
  ]);
});

test('what is left out is said at its field, and nothing is sent', async () => {
  const { user, sent } = openServices([]);
  await user.click(await screen.findByRole('button', { name: 'Add a service' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('Enter the client secret')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a service is edited without its secret, switched off and removed', async () => {
  const { user, sent } = openServices();
  await user.click(await screen.findByRole('button', { name: 'Edit Chamber login' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('textbox', { name: /^Issuer/ })).toHaveAttribute('readonly');
  await user.click(dialog.getByRole('switch', { name: /New members can join/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('switch', { name: 'On: Chamber login' }));
  await user.click(screen.getByRole('button', { name: 'Remove Chamber login' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: /^Remove/ })).getByRole('button', { name: 'Remove' }),
  );
  expect(await screen.findByText('Service removed')).toBeVisible();
  expect(sent).toEqual([
    { id: 3, name: 'Chamber login', clientId: 'guildhall', takesNewcomers: false },
    { id: 3, isOn: false },
    { id: 3 },
  ]);
});

test.each([
  ['Chamber login', 'chamber-login'],
  ['Café für Bäcker!', 'cafe-fur-backer'],
  ['  --  ', ''],
  ['An association of many words and trades', 'an-association-of-many-words-and'],
])('the address of %s is %s', (name, key) => {
  expect(serviceKeyOf(name)).toBe(key);
});

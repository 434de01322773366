import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerApi, apiError } from '../../../../testing/api.ts';
import { siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import { goToProvider } from './go-to-provider.ts';
import { takeNext } from './pending-sign-in.ts';
// Loaded on demand in the product, which takes longer than a test waits.
import './ProviderButtons.tsx';

vi.mock('./go-to-provider.ts');

const PROVIDERS = [{ key: 'chamber', name: 'Chamber login' }];

async function openDialog(path: string, start: () => { url: string }) {
  const sent: unknown[] = [];
  answerApi({
    site: { config: () => siteOf({ providers: PROVIDERS }) },
    auth: {
      me: () => null,
      provider: {
        start(input) {
          sent.push(input);
          return start();
        },
      },
    },
  });
  const page = openPage(path);
  return { ...page, sent, dialog: within(await screen.findByRole('dialog')) };
}

test('a button leads to the service, and remembers where to go on', async () => {
  const { user, dialog, sent } = await openDialog('/?dialog=login&next=%2Fmessages', () => ({
    url: 'https://id.test/auth',
  }));
  await user.click(await dialog.findByRole('button', { name: 'Continue with Chamber login' }));
  await waitFor(() => expect(goToProvider).toHaveBeenCalledWith('https://id.test/auth'));
  expect(sent).toEqual([{ key: 'chamber' }]);
  expect(takeNext()).toBe('/messages');
});

test('a service that is down says so, and the password is still there', async () => {
  const { user, dialog } = await openDialog('/?dialog=login', () => {
    throw apiError('SERVICE_UNAVAILABLE', 'Chamber login cannot be reached right now.');
  });
  await user.click(await dialog.findByRole('button', { name: 'Continue with Chamber login' }));
  expect(await screen.findByText('Chamber login cannot be reached right now.')).toBeVisible();
  expect(dialog.getByLabelText('Password')).toBeVisible();
});

test('newcomers can join with it where anyone may', async () => {
  const { dialog } = await openDialog('/?dialog=register', () => ({ url: 'https://id.test/auth' }));
  expect(await dialog.findByRole('button', { name: 'Continue with Chamber login' })).toBeVisible();
});

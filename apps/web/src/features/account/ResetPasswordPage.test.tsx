import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi, apiError } from '../../../testing/api.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';

test('a password the server rejects shows an error at its field, and the link can be used again', async () => {
  const taken: string[] = [];
  answerApi({
    auth: { me: () => null },
    site: { config: () => siteOf() },
    account: {
      resetPassword: ({ password }) => {
        if (password.length < 6) throw apiError('BAD_REQUEST', 'Too short');
        taken.push(password);
        return { ok: true, isSignedIn: false };
      },
    },
  });
  const { user, router } = openPage('/reset-password#token=the-token');

  const field = await screen.findByLabelText('New password');
  await user.type(field, 'short');
  await user.click(screen.getByRole('button', { name: 'Save new password' }));
  expect(await screen.findByText('Too short')).toBeVisible();

  await user.type(field, '-no-more');
  await user.click(screen.getByRole('button', { name: 'Save new password' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(taken).toEqual(['short-no-more']);
});

test('an invited member is welcomed by the community, and signed in with the password', async () => {
  let isSignedIn = false;
  answerApi({
    auth: { me: () => (isSignedIn ? memberOf() : null) },
    site: { config: () => siteOf() },
    account: {
      resetPassword: () => {
        isSignedIn = true;
        return { ok: true, isSignedIn };
      },
    },
  });
  const { user, router } = openPage('/reset-password?invited#token=the-token');

  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to Guildhall' })).toBeVisible();
  await user.type(screen.getByLabelText('New password'), 'harbor at dawn');
  await user.click(screen.getByRole('button', { name: 'Join' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});

test.each(['/reset-password#token=t0k3n', '/reset-password?token=t0k3n', '/verify-email#token=t0k3n'])(
  'the token of %s leaves the address and every link at once',
  async (address) => {
    answerApi({ auth: { me: () => null }, site: { config: () => siteOf() } });
    const { router } = openPage(address);
    await waitFor(() => expect(router.state.location).toMatchObject({ search: '', hash: '' }));
    await waitFor(() => expect(document.body.innerHTML.includes('t0k3n')).toBe(false));
  },
);

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi } from '../../testing/api.ts';
import { memberOf, siteOf } from '../../testing/members.ts';
import { openPage } from '../../testing/open-page.tsx';

function answerSignedOut() {
  let signedIn = false;
  answerApi({
    auth: {
      me: () => (signedIn ? memberOf() : null),
      login: () => {
        signedIn = true;
        return memberOf();
      },
    },
    site: { config: () => siteOf() },
  });
}

test.each([
  '/dashboard?tab=messages&with=9',
  '/settings',
  '/saved?tab=articles',
  '/business/create',
  '/admin?tab=users',
])('a signed-out reader of %s signs in and gets there', async (path) => {
  answerSignedOut();
  const { user, router } = openPage(path);
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign In' }));
  expect(router.state.location.pathname).toBe('/');
  await user.type(dialog.getByLabelText('Email'), 'ana@example.test');
  await user.type(dialog.getByLabelText('Password'), 'bread-and-salt');
  await user.click(dialog.getByRole('button', { name: 'Sign In' }));
  // A member who is no administrator is sent on from the console.
  const target = path.startsWith('/admin') ? '/dashboard' : path;
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(target));
});

test('a member who follows such a link later goes straight on', async () => {
  answerApi({ auth: { me: () => memberOf() }, site: { config: () => siteOf() } });
  const { router } = openPage('/?dialog=login&next=%2Fsettings');
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings'));
});

test.each(['/', '/?dialog=login', '/?dialog=login&next=%2F%3Fdialog%3Dlogin%26next%3D%252F'])(
  'a way back to the sign-in itself, %s, ends on the dashboard',
  async (next) => {
    answerApi({ auth: { me: () => memberOf() }, site: { config: () => siteOf() } });
    const { router } = openPage(`/?dialog=login&next=${encodeURIComponent(next)}`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  },
);

test('nobody is led to another site', async () => {
  answerApi({ auth: { me: () => memberOf() }, site: { config: () => siteOf() } });
  const { router } = openPage('/?dialog=login&next=%2F%2Fevil.example%2F');
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi, apiError } from '../../../testing/api.ts';
import { memberOf, profileOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';

import type { Related } from './profile.types.ts';

const NOTHING: Related = {
  works: [],
  businesses: [],
  posts: [],
  mutual: { count: 0, people: [] },
  match: null,
};

test('a visitor who wants to connect joins over the page, and sends the greeting that was begun', async () => {
  let signedIn = false;
  const sent: unknown[] = [];
  const can = { request: true, accept: false, decline: false, withdraw: false, remove: false };
  answerApi({
    auth: {
      me: () => (signedIn ? memberOf({ id: 8 }) : null),
      login: () => {
        signedIn = true;
        return memberOf({ id: 8 });
      },
    },
    site: { config: () => siteOf() },
    profile: { get: () => profileOf(), related: () => NOTHING },
    connections: {
      withMember: () => ({
        userId: 7,
        status: 'none',
        connectionId: null,
        can: { ...can, block: true, unblock: false },
      }),
      request: (input) => {
        sent.push(input);
        throw apiError('CONFLICT', 'Try again tomorrow');
      },
    },
  });
  const { user, router } = openPage('/profile/ana-duarte');
  await user.click(await screen.findByRole('link', { name: 'Connect' }));
  const join = within(await screen.findByRole('dialog', { name: 'Join to connect with Ana' }));
  await user.type(join.getByLabelText('Say hello to Ana (if you like)'), 'Hello Ana, I saw your cakes.');
  await user.click(join.getByRole('button', { name: 'Already have an account? Sign in' }));
  const signIn = within(await screen.findByRole('dialog', { name: 'Sign in to connect with Ana' }));
  expect(signIn.getByLabelText('Say hello to Ana (if you like)')).toHaveValue('Hello Ana, I saw your cakes.');
  await user.type(signIn.getByLabelText('Email'), 'ben@example.test');
  await user.type(signIn.getByLabelText('Password'), 'bread-and-salt');
  await user.click(signIn.getByRole('button', { name: 'Sign In' }));
  const connect = within(await screen.findByRole('dialog', { name: /^Connect with Ana/ }));
  expect(await connect.findByLabelText(/^Your message/)).toHaveValue('Hello Ana, I saw your cakes.');
  expect(router.state.location).toMatchObject({ pathname: '/profile/ana-duarte', search: '' });
  await user.click(connect.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Connect with/ })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Connect' }));
  const again = within(await screen.findByRole('dialog', { name: /^Connect with Ana/ }));
  await user.click(await again.findByRole('button', { name: /^Send/ }));
  await waitFor(() => expect(sent).toMatchObject([{ message: 'Hello Ana, I saw your cakes.' }]));
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi, apiError } from '../../../testing/api.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { postOf } from '../../../testing/posts.ts';

test('a member whose session ended in another tab is told, signs in again and stays on the page', async () => {
  let signedIn = true;
  answerApi({
    auth: {
      me: () => (signedIn ? memberOf() : null),
      login: () => {
        signedIn = true;
        return memberOf();
      },
    },
    site: { config: () => siteOf() },
    feed: {
      list: () => ({ items: [postOf()], nextCursor: null }),
      unpublished: () => ({ items: [] }),
      like: (input) => {
        if (!signedIn) throw apiError('UNAUTHORIZED', 'Not authenticated');
        return { ...input, likes: 1 };
      },
    },
  });
  const { user, router } = openPage('/feed');
  const like = await screen.findByRole('button', { name: /^Like/ });

  signedIn = false;
  await user.click(like);
  const dialog = within(await screen.findByRole('dialog', { name: "You're signed out" }));
  expect(screen.queryByText('Not authenticated')).toBeNull();

  await user.type(dialog.getByLabelText('Email'), 'ana@example.test');
  await user.type(dialog.getByLabelText('Password'), 'bread-and-salt');
  await user.click(dialog.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/feed');
});

test('a visitor is never told that they are signed out', async () => {
  answerApi({
    auth: { me: () => null },
    site: { config: () => siteOf() },
    feed: { list: () => ({ items: [postOf()], nextCursor: null }) },
  });
  openPage('/feed');
  expect(await screen.findByRole('button', { name: /^Like/ })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

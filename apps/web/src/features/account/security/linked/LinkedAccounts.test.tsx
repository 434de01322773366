import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerApi, apiError } from '../../../../../testing/api.ts';
import { memberOf, siteOf } from '../../../../../testing/members.ts';
import { openPage } from '../../../../../testing/open-page.tsx';
import type { Outputs } from '../../../../lib/trpc.ts';
import { goToProvider } from '../../../auth/providers/go-to-provider.ts';

type Linked = Outputs['account']['identities']['list'];

vi.mock('../../../auth/providers/go-to-provider.ts');

const LINKED = {
  id: 4,
  name: 'Chamber login',
  isOffered: true,
  linkedAt: '2026-01-05T10:00:00.000Z',
  lastUsedAt: null,
};

async function openLinked(list: Linked) {
  const sent: unknown[] = [];
  answerApi({
    auth: { me: () => memberOf() },
    site: { config: () => siteOf() },
    account: {
      secondFactor: {
        get: () => ({ addedAt: null, codesLeft: 0 }),
        events: () => ({ items: [], nextCursor: null }),
      },
      passkeys: { list: () => [] },
      identities: {
        list: () => list,
        link(input) {
          if (input.password !== 'bread') throw apiError('BAD_REQUEST', 'This is not your password');
          sent.push(input);
          return { url: 'https://id.test/auth' };
        },
        unlink(input) {
          sent.push(input);
          list = { items: [], offered: [{ key: 'chamber', name: 'Chamber login' }] };
          return list;
        },
      },
    },
  });
  const { user } = openPage('/settings');
  return { user, sent, section: within(await screen.findByRole('region', { name: 'Security' })) };
}

test('linking asks for the password, and goes to the service', async () => {
  const { user, section, sent } = await openLinked({
    items: [],
    offered: [{ key: 'chamber', name: 'Chamber login' }],
  });
  await user.click(await section.findByRole('button', { name: 'Link Chamber login' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Your password'), 'wrong{Enter}');
  expect(await dialog.findByText('This is not your password')).toBeVisible();
  expect(goToProvider).not.toHaveBeenCalled();
  await user.clear(dialog.getByLabelText('Your password'));
  await user.type(dialog.getByLabelText('Your password'), 'bread{Enter}');
  await waitFor(() => expect(goToProvider).toHaveBeenCalledWith('https://id.test/auth'));
  expect(sent).toEqual([{ key: 'chamber', password: 'bread' }]);
});

test('an account is unlinked with the password', async () => {
  const { user, section, sent } = await openLinked({ items: [LINKED], offered: [] });
  await user.click(await section.findByRole('button', { name: 'Unlink Chamber login' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Your password'), 'bread{Enter}');
  expect(await screen.findByText('Account unlinked')).toBeVisible();
  expect(sent).toEqual([{ id: 4, password: 'bread' }]);
  expect(await section.findByRole('button', { name: 'Link Chamber login' })).toBeVisible();
});

test('nothing is shown where the community offers no service', async () => {
  const { section } = await openLinked({ items: [], offered: [] });
  await section.findByText('Passkeys');
  await waitFor(() => expect(section.queryByText('Linked accounts')).toBeNull());
});

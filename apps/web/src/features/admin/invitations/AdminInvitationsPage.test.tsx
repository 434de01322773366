import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { adminOf } from '../../../../testing/admin.ts';
import { answerApi } from '../../../../testing/api.ts';
import { siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import type { Invitation } from '../../invitations/invitations.hooks.ts';

const fair: Invitation = {
  id: 4,
  url: 'https://guildhall.test/?dialog=register#invitation=abc',
  state: 'valid',
  invitedBy: 'Ana Duarte',
  email: null,
  note: 'Spring fair',
  skipsQueue: true,
  uses: 3,
  maxUses: 10,
  expiresAt: '2026-12-24T10:00:00.000Z',
};

function openInvitations() {
  let invitations: Invitation[] = [fair];
  const sent: unknown[] = [];
  answerApi({
    auth: { me: () => adminOf() },
    site: { config: () => siteOf() },
    invitations: {
      create: (input) => {
        sent.push(input);
        invitations = [{ ...fair, id: 5, note: input.note ?? '' }, ...invitations];
        return fair;
      },
      revoke: ({ id }) => {
        sent.push({ id });
        invitations = [{ ...fair, state: 'revoked' }];
        return fair;
      },
    },
    admin: {
      invitations: {
        list: () => ({ items: invitations, nextCursor: null }),
        send: (input) => {
          sent.push(input);
          return { invited: ['eva@example.test'], members: ['ben@example.test'], pending: [] };
        },
      },
    },
  });
  return { ...openPage('/admin/invitations'), sent };
}

test('a link is created, and copied from the list', async () => {
  const { user, sent } = openInvitations();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.type(await screen.findByLabelText('Note'), 'Open day');
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  await user.click(await screen.findByRole('button', { name: 'Copy link: Open day' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(write).toHaveBeenCalledWith(fair.url);
  expect(sent).toEqual([{ maxUses: 10, days: 14, note: 'Open day', skipsQueue: true }]);
});

test('an invitation is withdrawn after a confirmation', async () => {
  const { user, sent } = openInvitations();
  expect(await screen.findByText(/^3 of 10 used · by Ana Duarte/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Withdraw: Spring fair' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this invitation?' }));
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Withdrawn')).toBeVisible();
});

test('a pasted list is invited, and says who was not', async () => {
  const { user, sent } = openInvitations();
  await user.type(await screen.findByLabelText(/Email addresses/), 'eva@example.test, ben@example.test');
  await user.click(screen.getByRole('button', { name: 'Send invitations' }));
  expect(await screen.findByText('1 invited, 1 already a member')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/Email addresses/)).toHaveValue(''));
  expect(sent).toEqual([{ emails: ['eva@example.test', 'ben@example.test'], days: 30, skipsQueue: true }]);
});

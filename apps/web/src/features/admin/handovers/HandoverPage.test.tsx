import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminOf } from '../../../../testing/admin.ts';
import { answerApi, apiError } from '../../../../testing/api.ts';
import { memberOf, siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import type { HandoverDetails } from './handovers.hooks.ts';

const handoverOf = (fields: Partial<HandoverDetails> = {}): HandoverDetails => ({
  id: 4,
  from: { id: 8, name: 'Olive Purse' },
  to: { id: 7, name: 'Ana Duarte' },
  roles: ['treasurer'],
  movesOn: null,
  agreed: { from: true, to: false, administrator: true },
  state: 'open',
  reason: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  endedAt: null,
  items: [
    { kind: 'role', name: 'Treasurer', endsOn: null, stays: null },
    { kind: 'import', name: 'members.csv', endsOn: null, stays: 'unfinished' },
  ],
  can: { confirm: true, approve: false, cancel: true },
  ...fields,
});

test('who takes over sees what moves and what stays, and confirms with the password', async () => {
  const sent: unknown[] = [];
  answerApi({
    auth: { me: () => memberOf() },
    site: { config: () => siteOf() },
    handovers: {
      get: () => handoverOf(),
      confirm(input) {
        sent.push(input);
        if (input.password !== 'right') throw apiError('BAD_REQUEST', 'This is not your password');
        const agreed = { from: true, to: true, administrator: true };
        const can = { confirm: false, approve: false, cancel: false };
        return handoverOf({ agreed, state: 'done', endedAt: '2026-11-02T10:00:00.000Z', items: [], can });
      },
    },
  });
  const { user } = openPage('/handovers/4');
  expect(await screen.findByText('Waiting for Ana Duarte')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'What moves' })).getByText('Treasurer')).toBeVisible();
  const stays = within(screen.getByRole('region', { name: 'What stays and needs a hand' }));
  expect(stays.getByText('Finish or delete it before the handover.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Confirm the handover' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Your password'), 'wrong');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await dialog.findByText('This is not your password')).toBeVisible();
  await user.clear(dialog.getByLabelText('Your password'));
  await user.type(dialog.getByLabelText('Your password'), 'right');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/Ana Duarte signs in again to begin/)).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Confirm the handover' })).toBeNull();
});

test('an administrator picks who hands over, sees the checklist first, and starts it for a day', async () => {
  const sent: unknown[] = [];
  const ana = { id: 7, username: 'ana', name: 'Ana Duarte', jobTitle: null, company: null, avatar: null };
  answerApi({
    auth: { me: adminOf },
    site: { config: () => siteOf() },
    mentions: { suggest: () => ({ members: [ana], businesses: [] }) },
    admin: {
      grants: {
        list: () => [
          {
            member: { id: 8, name: 'Olive Purse' },
            role: 'treasurer',
            grantedBy: null,
            grantedAt: null,
            endsOn: null,
          },
        ],
      },
      handovers: {
        list: () => [],
        checklist: () => handoverOf().items,
        start(input) {
          sent.push(input);
          return handoverOf();
        },
      },
    },
  });
  const { user } = openPage('/admin/handovers');
  expect(await screen.findByText('No office has been handed over yet.')).toBeVisible();
  await user.click(await screen.findByRole('combobox', { name: /Who hands over/ }));
  await user.click(await screen.findByRole('option', { name: 'Olive Purse' }));
  expect(await screen.findByText('members.csv')).toBeVisible();
  await user.type(screen.getByRole('combobox', { name: /Who takes over/ }), 'ana');
  await user.click(await screen.findByRole('option', { name: 'Ana Duarte' }));
  await user.type(screen.getByLabelText(/First day of the new officer/), '2027-01-01');
  await user.click(screen.getByRole('button', { name: 'Start the handover' }));
  expect(await screen.findByText('Ana Duarte has been asked to confirm.')).toBeVisible();
  expect(sent).toEqual([{ fromUserId: 8, toUserId: 7, movesOn: '2027-01-01' }]);
});

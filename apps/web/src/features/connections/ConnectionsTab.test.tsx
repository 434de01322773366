import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi } from '../../../testing/api.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';
import type { Inputs } from '../../lib/trpc.ts';
import type { Connection } from './connections.hooks.ts';

const connectionOf = (id: number): Connection => ({
  id,
  status: 'accepted',
  direction: 'incoming',
  userId: 100 + id,
  username: `ben${id}`,
  connectedUser: { firstName: 'Ben', lastName: `Okafor ${id}`, jobTitle: null, company: null, avatar: null },
  connectedSince: '2026-11-01T10:00:00.000Z',
  note: null,
  matchScore: null,
  can: { accept: false, decline: false, withdraw: false, remove: true },
});

function openTab() {
  const asked: Inputs['connections']['list'][] = [];
  const answered: unknown[] = [];
  const items = [1, 2, 3, 4, 5, 6].map(connectionOf);
  localStorage.setItem('guildhall:tour-completed:7', 'yes');
  answerApi({
    auth: { me: () => memberOf() },
    site: { config: () => siteOf() },
    connections: {
      list(input) {
        asked.push(input);
        return { items, nextCursor: null };
      },
      respond(input) {
        answered.push(input);
        return { ...connectionOf(input.id), status: input.status };
      },
    },
  });
  return { asked, answered, ...openPage('/dashboard?tab=connections') };
}

test('a member orders their network by name', async () => {
  const { user, asked } = openTab();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Order' }), 'By last name');
  await expect.poll(() => asked.at(-1)).toMatchObject({ sort: 'name' });
});

test('a connection wears no mark of its state, and its removal is in a menu', async () => {
  const { user, answered } = openTab();
  const card = within(await screen.findByRole('article', { name: 'Ben Okafor 1' }));
  expect(card.getByText(/^Connected since/)).toBeVisible();
  expect(card.queryByText('accepted')).toBeNull();
  await user.click(card.getByRole('button', { name: 'More options for Ben Okafor 1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove connection' }));
  await expect.poll(() => answered).toEqual([{ id: 1, status: 'removed' }]);
});

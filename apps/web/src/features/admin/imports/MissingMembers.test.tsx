import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { adminOf, userOf } from '../../../../testing/admin.ts';
import { answerApi, calls } from '../../../../testing/api.ts';
import { importOf } from '../../../../testing/imports.ts';
import { siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import type { Import } from './imports.hooks.ts';

const { options, outcomes } = importOf();
const updating = (fields: Partial<Import> = {}) =>
  importOf({
    status: 'checked',
    options: { ...options, existing: 'update' },
    outcomes: { ...outcomes, change: 60 },
    ...fields,
  });

function openImport(found: Import, address = '/admin/imports?import=3') {
  const asked: unknown[] = [];
  answerApi({
    auth: { me: () => adminOf() },
    site: { config: () => siteOf() },
    admin: {
      imports: { get: () => found, list: () => [], rows: () => ({ items: [], nextCursor: null }) },
      users: {
        batches: { matching: () => ({ count: 43, isTooMany: false }), recent: () => [] },
        list(input) {
          asked.push(input.missingFrom);
          const named = { membershipNumber: '118', email: 'reuss@mail.test', lastName: 'Reuß' };
          return { items: [userOf({ firstName: 'Matthias', ...named })], nextCursor: null };
        },
      },
    },
  });
  return { ...openPage(address), asked };
}

describe('members who are not in the file', () => {
  test('are named with their number and address, and lead to Users with only them', async () => {
    const { user, asked, router } = openImport(updating());
    const section = within(await screen.findByRole('region', { name: "43 members aren't in this file" }));
    expect(await section.findByText('Matthias Reuß')).toBeVisible();
    for (const text of ['118', 'reuss@mail.test']) expect(section.getByText(text)).toBeVisible();
    await user.click(section.getByRole('link', { name: 'Show them in Users' }));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=users&missingFrom=3'));
    expect(await screen.findByText(/^Only members who aren’t in members.csv/)).toBeVisible();
    expect(await screen.findByRole('row', { name: /Matthias Reuß/ })).toBeVisible();
    expect(new Set(asked)).toEqual(new Set([3]));
    await user.click(screen.getByRole('button', { name: 'Show all members' }));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=users'));
  });

  test('are not asked for when the file only adds members', async () => {
    openImport(updating({ options }));
    expect(await screen.findByRole('button', { name: /^Update 60/ })).toBeVisible();
    expect(calls).not.toContain('admin.users.batches.matching');
  });

  test('are the file that Users offers', async () => {
    openImport(updating(), '/admin?tab=users&missingFrom=3');
    expect(await screen.findByRole('link', { name: 'CSV' })).toHaveAttribute(
      'href',
      '/api/admin/users.csv?filter=all&missingFrom=3',
    );
  });
});

test('rows that change nothing are called unchanged, and are not among those skipped', async () => {
  const done = { ...outcomes, changed: 2, unchanged: 57, duplicate: 1 };
  openImport(updating({ status: 'done', outcomes: done, isUndoable: true }));
  expect(await screen.findByText('57 unchanged, 1 skipped')).toBeVisible();
  expect(screen.getByRole('option', { name: 'Unchanged (57)' })).toBeInTheDocument();
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { adminOf, memberDetailsOf, userOf } from '../../../../testing/admin.ts';
import { type Answers, answerApi, apiError } from '../../../../testing/api.ts';
import { USER_FILTERS, UserCounts } from '@guildhall/api/console/users/users.schema';
import { siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';

type Users = NonNullable<NonNullable<Answers['admin']>['users']>;

function openUsers(users: Users, address = '/admin?tab=users') {
  answerApi({
    auth: { me: adminOf },
    site: { config: () => siteOf() },
    admin: { users: { list: () => ({ items: [userOf()], nextCursor: null }), ...users } },
  });
  return openPage(address);
}

describe('the users of the console', () => {
  test('are listed with company, job title, connections and status', async () => {
    openUsers({});
    const row = within(await screen.findByRole('row', { name: /Ana Duarte/ }));
    for (const text of ['Pão & Co', 'Baker', 'ana@example.test', 'Active'])
      expect(row.getByText(text)).toBeVisible();
    expect(row.getByRole('switch', { name: 'Active: Ana Duarte' })).toBeChecked();
  });

  test('tell invited from not invited, and until when somebody is paused', async () => {
    openUsers({
      list: () => ({
        items: [
          userOf({
            id: 1,
            firstName: 'Ida',
            hasJoined: false,
            isActive: false,
            invitedAt: '2026-11-12T10:00:00.000Z',
          }),
          userOf({ id: 2, firstName: 'Nora', hasJoined: false, isActive: false }),
          userOf({ id: 3, firstName: 'Paul', isActive: false, suspendedUntil: '2026-12-24' }),
        ],
        nextCursor: null,
      }),
    });
    const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
    expect((await row(/Ida/)).getByText('Invited')).toBeVisible();
    expect((await row(/Nora/)).getByText('Not invited')).toBeVisible();
    expect((await row(/Paul/)).getByText('Paused until December 24, 2026')).toBeVisible();
  });

  test('are filtered by what shows somebody, with how many', async () => {
    const asked: unknown[] = [];
    const counts = Object.fromEntries(USER_FILTERS.map((filter) => [filter, 0]));
    const { user } = openUsers({
      counts: () => UserCounts.parse({ ...counts, all: 412, notInvited: 25 }),
      list(input) {
        asked.push(input.filter);
        return { items: [userOf()], nextCursor: null };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Not invited 25' }));
    expect(await screen.findByRole('button', { name: 'Not invited 25', pressed: true })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Paused/ })).toBeNull();
    await waitFor(() => expect(asked).toContain('notInvited'));
  });

  test('are sorted by a column, and again the other way round', async () => {
    const asked: unknown[] = [];
    const { user } = openUsers({
      list({ sort, sortOrder }) {
        asked.push([sort, sortOrder]);
        return { items: [userOf()], nextCursor: null };
      },
    });
    const header = () => screen.findByRole('columnheader', { name: 'Company' });
    await user.click(within(await header()).getByRole('button'));
    await waitFor(async () => expect(await header()).toHaveAttribute('aria-sort', 'ascending'));
    await user.click(within(await header()).getByRole('button'));
    await waitFor(async () => expect(await header()).toHaveAttribute('aria-sort', 'descending'));
    await waitFor(() => expect(asked.at(-1)).toEqual(['company', 'desc']));
  });

  test('have the columns that an administrator chose, also the next time', async () => {
    const { user } = openUsers({});
    await user.click(await screen.findByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Town' }));
    expect(await screen.findByRole('columnheader', { name: 'Town' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Connections' }));
    expect(screen.queryByRole('columnheader', { name: 'Connections' })).toBeNull();
    expect(localStorage.getItem('guildhall.member-columns')).toBe('company location status lastSeen active');
    localStorage.clear();
  });

  test('are searched by the query in the URL', async () => {
    const asked: unknown[] = [];
    const { user } = openUsers({
      list(input) {
        asked.push(input.search);
        return { items: input.search === 'weiss' ? [userOf({ firstName: 'Hannah' })] : [], nextCursor: null };
      },
    });
    await user.type(await screen.findByRole('searchbox', { name: /Search members/ }), 'weiss{Enter}');
    expect(await screen.findByText('Hannah Duarte')).toBeVisible();
    expect(asked).toContain('weiss');
  });

  test('deactivating one is optimistic and rolled back on error', async () => {
    const { promise, reject } = Promise.withResolvers<never>();
    const { user } = openUsers({ setActive: () => promise });
    const active = await screen.findByRole('switch', { name: 'Active: Ana Duarte' });
    await user.click(active);
    expect(active).not.toBeChecked();
    expect(screen.getByText('Inactive', { selector: '.mantine-Badge-label' })).toBeVisible();
    reject(apiError('CONFLICT', 'You cannot deactivate yourself'));
    expect(await screen.findByText('You cannot deactivate yourself')).toBeVisible();
    expect(active).toBeChecked();
  });

  test('one becomes an administrator once the password has been confirmed', async () => {
    const sent: unknown[] = [];
    let isConfirmed = false;
    answerApi({
      auth: { me: adminOf },
      site: { config: () => siteOf() },
      admin: {
        confirmPassword() {
          isConfirmed = true;
          return { ok: true };
        },
        users: {
          get: () => memberDetailsOf(),
          setRole(input) {
            if (!isConfirmed) throw apiError('PRECONDITION_FAILED', 'Please confirm your password first');
            sent.push(input);
            return userOf({ role: 'admin' });
          },
        },
      },
    });
    const { user } = openPage('/admin/members/7');
    await user.click(await screen.findByRole('button', { name: 'Make administrator' }));
    const question = within(await screen.findByRole('dialog', { name: 'Make Ana Duarte an administrator?' }));
    await user.click(question.getByRole('button', { name: 'Make administrator' }));
    const stepUp = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
    await user.type(stepUp.getByLabelText('Password'), 'correct horse');
    await user.click(stepUp.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Ana Duarte is now an administrator')).toBeVisible();
    expect(sent).toEqual([{ id: 7, role: 'admin' }]);
  });

  test('a new one is added, and a link to choose a password is emailed', async () => {
    let sent: unknown;
    const { user } = openUsers({
      add(input) {
        sent = input;
        return userOf({ id: 8, email: 'new@example.test' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add User' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add User' }));
    await user.click(dialog.getByRole('button', { name: 'Add User' }));
    expect(dialog.getByText('Enter an email address, such as ana@example.com.')).toBeVisible();
    await user.type(dialog.getByLabelText(/First name/), 'New');
    await user.type(dialog.getByLabelText(/Last name/), 'Member');
    await user.type(dialog.getByLabelText(/Email/), 'new@example.test');
    await user.click(dialog.getByRole('button', { name: 'Add User' }));
    expect(await screen.findByText(/password to new@example.test/)).toBeVisible();
    expect(sent).toMatchObject({ firstName: 'New', lastName: 'Member', email: 'new@example.test' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

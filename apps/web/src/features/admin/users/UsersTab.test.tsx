import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { adminOf, userOf } from '../../../../testing/admin.ts';
import { type Answers, answerApi, apiError } from '../../../../testing/api.ts';
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
          list: () => ({ items: [userOf()], nextCursor: null }),
          setRole(input) {
            if (!isConfirmed) throw apiError('PRECONDITION_FAILED', 'Please confirm your password first');
            sent.push(input);
            return userOf({ role: 'admin' });
          },
        },
      },
    });
    const { user } = openPage('/admin?tab=users');
    await user.click(await screen.findByRole('button', { name: 'Make Ana Duarte an administrator' }));
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

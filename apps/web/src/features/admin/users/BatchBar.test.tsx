import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { adminOf, userOf } from '../../../../testing/admin.ts';
import { answerApi, apiError, calls } from '../../../../testing/api.ts';
import { siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import { withSight } from '../../../../testing/sight.ts';
import type { Batch } from './batches.hooks.ts';

const batchOf = (fields: Partial<Batch> = {}): Batch => ({
  id: 5,
  action: 'deactivate',
  expiresOn: null,
  status: 'done',
  createdAt: '2026-11-22T10:00:00.000Z',
  members: 2,
  outcomes: { done: 2, skipped: 0, undone: 0, conflicted: 0 },
  leftAsIs: [],
  due: 0,
  nextAt: null,
  isStoppable: false,
  isUndoable: true,
  ...fields,
});

function openUsers({ isStale = false, begins }: { isStale?: boolean; begins?: Batch } = {}) {
  let needsPassword = isStale;
  withSight();
  const started: unknown[] = [];
  let current = batchOf();
  answerApi({
    auth: { me: adminOf },
    site: { config: () => siteOf() },
    admin: {
      confirmPassword() {
        needsPassword = false;
        return { ok: true };
      },
      users: {
        list: () => ({
          items: [userOf({ id: 7 }), userOf({ id: 8, firstName: 'Ben' })],
          nextCursor: 'more',
        }),
        batches: {
          matching: () => ({ count: 412, isTooMany: false }),
          recent: () => [
            {
              id: 5,
              action: 'setExpiry',
              status: 'done',
              createdAt: '2026-11-22T10:00:00.000Z',
              members: 24,
            },
          ],
          get: () => current,
          start(input) {
            if (needsPassword) throw apiError('PRECONDITION_FAILED', 'Please confirm your password first');
            started.push(input);
            current = begins ?? current;
            return current;
          },
          undo() {
            current = batchOf({
              status: 'undone',
              outcomes: { done: 0, skipped: 0, undone: 1, conflicted: 1 },
              leftAsIs: [{ id: 8, name: 'Ben Duarte' }],
              isUndoable: false,
            });
            return current;
          },
        },
      },
    },
  });
  const goOn = (fields: Partial<Batch>) => {
    current = { ...current, ...fields };
  };
  return { started, goOn, ...openPage('/admin?tab=users&filter=expired') };
}

describe('members who are selected in the console', () => {
  test('are deactivated after a confirmation that counts them, and that is undone', async () => {
    const { user, started } = openUsers();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Ben Duarte' }));
    const bar = within(screen.getByRole('group', { name: 'Actions for selected members' }));
    expect(bar.getByRole('status')).toHaveTextContent('1 selected');
    await user.click(bar.getByRole('button', { name: 'Deactivate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate members?' }));
    expect(dialog.getByText(/signs out 1 member/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('2 members changed.')).toBeVisible();
    expect(started).toEqual([{ members: { ids: [8] }, action: 'deactivate', expiresOn: null }]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/1 member changed back. 1 member had been changed/)).toBeVisible();
    const left = within(screen.getByText('Left as they are:'));
    expect(left.getByRole('link', { name: 'Ben Duarte' })).toHaveAttribute('href', '/admin/members/8');
  });

  test('can be changed back days later, from the list of the latest actions', async () => {
    const { user } = openUsers();
    const recent = within(await screen.findByRole('navigation', { name: 'Recent actions:' }));
    await user.click(recent.getByRole('link', { name: /24 members/ }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/1 member changed back/)).toBeVisible();
  });

  test('are deactivated after the password was entered again, when it is asked for', async () => {
    const { user, started } = openUsers({ isStale: true });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Ben Duarte' }));
    await user.click(screen.getByRole('button', { name: 'Deactivate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate members?' }));
    await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
    const password = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
    await user.type(password.getByLabelText(/Password/), 'guildhall-demo{Enter}');
    expect(await screen.findByText('2 members changed.')).toBeVisible();
    expect(started).toHaveLength(1);
  });

  test('can be all that the search and the filter match', async () => {
    const { user, started } = openUsers();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all 2 shown' }));
    await user.click(screen.getByRole('button', { name: 'Select all that match' }));
    await user.click(screen.getByRole('button', { name: 'Set end date' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set membership end date?' }));
    expect(await dialog.findByText(/end date for 412 members/)).toBeVisible();
    await user.type(dialog.getByLabelText(/Ends on/), '2020-06-30');
    expect(dialog.getByText(/in the past/)).toBeVisible();
    await user.clear(dialog.getByLabelText(/Ends on/));
    await user.type(dialog.getByLabelText(/Ends on/), '2030-06-30');
    expect(dialog.queryByText(/in the past/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Set end date' }));
    await screen.findByText('2 members changed.');
    expect(started).toEqual([
      { members: { search: '', filter: 'expired' }, action: 'setExpiry', expiresOn: '2030-06-30' },
    ]);
  });

  test('are followed until the emails of the first day are out, though others wait for theirs', async () => {
    const { user, goOn } = openUsers({
      begins: batchOf({
        action: 'resend',
        status: 'running',
        members: 30,
        outcomes: { done: 0, skipped: 0, undone: 0, conflicted: 0 },
        due: 20,
        nextAt: '2026-11-23T10:00:00.000Z',
        isUndoable: false,
        isStoppable: true,
      }),
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Ben Duarte' }));
    await user.click(screen.getByRole('button', { name: 'Send invitation or confirmation' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send invitation or confirmation?' }));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('0 of 30 members done')).toBeVisible();
    const listed = () => calls.filter((name) => name === 'admin.users.list').length;
    const before = listed();
    goOn({ outcomes: { done: 20, skipped: 0, undone: 0, conflicted: 0 }, due: 0 });
    expect(await screen.findByText('20 of 30 members done', {}, { timeout: 4_000 })).toBeVisible();
    expect(screen.getByText('Goes on later')).toBeVisible();
    // The rows of those who were invited.
    await waitFor(() => expect(listed()).toBeGreaterThan(before));
  });
});

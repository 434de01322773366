import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { adminOf, memberDetailsOf, userOf } from '../../../../testing/admin.ts';
import { answerApi, apiError } from '../../../../testing/api.ts';
import { siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import type { Merge } from './merge.hooks.ts';

const mergeOf = (): Merge => ({
  member: memberDetailsOf(),
  merged: { id: 9, name: 'Ana D.', email: 'ana@former.test' },
  rows: [
    { table: 'post_bookmarks', moved: 2, dropped: 0 },
    { table: 'messages', moved: 12, dropped: 1 },
    { table: 'profile_views', moved: 3, dropped: 0 },
  ],
  filled: ['phoneNumber'],
  restricted: { phoneAudience: 'nobody', suggestable: false },
});

describe('the merge of two accounts', () => {
  test('is shown before it is done, and asks for the password', async () => {
    const merged: unknown[] = [];
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
          list: () => ({
            items: [userOf({ id: 7 }), userOf({ id: 9, lastName: 'D.', email: 'ana@former.test' })],
            nextCursor: null,
          }),
          merge: {
            preview: mergeOf,
            run(input) {
              if (!isConfirmed) throw apiError('PRECONDITION_FAILED', 'Please confirm your password first');
              merged.push(input);
              return mergeOf();
            },
          },
        },
      },
    });
    const { user } = openPage('/admin/members/7');
    await user.click(await screen.findByRole('button', { name: 'Merge another account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge another account into this one' }));
    await user.type(dialog.getByRole('searchbox', { name: 'Account to merge and close' }), 'ana{Enter}');
    await user.click(await dialog.findByRole('radio', { name: 'Ana D.' }));
    expect(dialog.getAllByRole('radio')).toHaveLength(1);
    expect(await dialog.findByText('Messages: 12, 1 skipped')).toBeVisible();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Messages: 12, 1 skipped',
      'Other records: 5',
      'Phone number: nobody',
      'Not suggested to other members',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    const password = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
    await user.type(password.getByLabelText(/Password/), 'guildhall-demo');
    await user.click(password.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Accounts merged')).toBeVisible();
    expect(merged).toEqual([{ id: 7, mergedId: 9 }]);
  });
});

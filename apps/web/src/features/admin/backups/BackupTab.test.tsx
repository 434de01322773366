import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { adminOf, backupOf, jobOf } from '../../../../testing/admin.ts';
import { type Answers, answerApi, apiError, calls } from '../../../../testing/api.ts';
import { siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';

type Backups = NonNullable<Answers['backups']>;
const { name } = backupOf();
const EXPORT = 'data-export-20261101T100000Z-0a1b2c3d.json';

function openBackups(backups: Backups, admin: Answers['admin'] = {}) {
  answerApi({
    auth: { me: adminOf },
    site: { config: () => siteOf() },
    admin: { ...admin },
    backups: {
      list: () => ({
        items: [
          backupOf(),
          backupOf({ name: EXPORT, kind: 'export', state: 'complete', verifiedAt: null, verifyMs: null }),
        ],
        jobs: [],
        undoUntil: null,
        undoes: null,
        lastRestore: null,
        uploadMaxBytes: 10e9,
      }),
      ...backups,
    },
  });
  return openPage('/admin?tab=backup');
}

describe('the backups of the console', () => {
  test('are listed with name, size and verification; an export cannot be restored', async () => {
    openBackups({});
    expect(await screen.findByText('Full Backup')).toBeVisible();
    expect(screen.getByText('Data Export')).toBeVisible();
    expect(screen.getByText(/every day at 3:29\sAM \(UTC\), and the newest 10 are kept/)).toBeVisible();
    expect(screen.getByText('Verified in 2.3 s')).toBeVisible();
    expect(screen.getAllByText(/3\.4 MB/)).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: /^Restore/ })).toHaveLength(1);
    expect(screen.getByRole('link', { name: `Download ${EXPORT}` })).toHaveAttribute(
      'href',
      `/api/admin/backup/download/${EXPORT}`,
    );
  });

  test('a restore asks for confirmation, and cancelling does nothing', async () => {
    const { user } = openBackups({
      restore: () => jobOf(),
      losses: () => ({
        madeAt: '2026-11-01T10:00:00.000Z',
        lost: [
          { kind: 'members', count: 2 },
          { kind: 'posts', count: 1 },
        ],
      }),
    });
    await user.click(await screen.findByRole('button', { name: `Restore ${name}` }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/: 2 members and 1 post\. That would be lost/)).toBeVisible();
    expect(
      dialog.getByText(
        `Are you sure you want to restore from ${name}? This will overwrite all current data!`,
      ),
    ).toBeVisible();
    expect(dialog.getByText(/you can undo the restore for 7 days/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls).not.toContain('backups.restore');
  });

  test('when the sign-in is not recent, the password is asked for and the restore continues', async () => {
    let isFresh = false;
    const { user } = openBackups(
      {
        restore() {
          if (!isFresh) throw apiError('PRECONDITION_FAILED', 'Please confirm your password first');
          return jobOf();
        },
      },
      {
        confirmPassword({ password }) {
          if (password !== 'right') throw apiError('UNAUTHORIZED', 'This is not your password');
          isFresh = true;
          return { ok: true };
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: `Restore ${name}` }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Restore' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
    await user.type(dialog.getByLabelText('Password'), 'wrong{Enter}');
    expect(await dialog.findByText('This is not your password')).toBeVisible();
    await user.clear(dialog.getByLabelText('Password'));
    await user.type(dialog.getByLabelText('Password'), 'right{Enter}');
    expect(await screen.findByText('Restore done')).toBeVisible();
  });

  test('the combined action exports after the backup', async () => {
    const { user } = openBackups({
      create: () => jobOf({ job: 'backup' }),
      export: () => jobOf({ job: 'export', name: EXPORT }),
    });
    await user.click(await screen.findByRole('button', { name: 'Backup & Export' }));
    await waitFor(() => expect(calls).toContain('backups.create'));
    expect(calls).not.toContain('backups.export');
    await waitFor(() => expect(calls).toContain('backups.export'));
  });

  test('what a restore did again is listed by member, with the deleted accounts and what was left', async () => {
    openBackups({
      list: () => ({
        items: [],
        jobs: [],
        undoUntil: '2026-11-08T10:00:00.000Z',
        undoes: 'restore' as const,
        lastRestore: { id: 3, job: 'restore', erasedAgain: 2, repeated: 2, leftAsIs: 1 },
        uploadMaxBytes: 10e9,
      }),
      outcomes: ({ id }) => ({
        items:
          id === 3
            ? [
                { member: { id: 7, name: 'Ana Duarte' }, outcome: 'deactivated', suspendedUntil: null },
                { member: { id: 8, name: 'Ben Ode' }, outcome: 'suspended', suspendedUntil: '2027-01-05' },
                { member: { id: 9, name: 'Cy Low' }, outcome: 'left_deactivated', suspendedUntil: null },
              ]
            : [],
        nextCursor: null,
      }),
    });
    const card = within(await screen.findByRole('region', { name: 'Later changes to accounts' }));
    expect(card.getByText('2 deleted accounts were deleted again.')).toBeVisible();
    expect(await card.findByRole('link', { name: 'Ana Duarte' })).toHaveAttribute('href', '/admin/members/7');
    expect(card.getByText('Deactivated again')).toBeVisible();
    expect(card.getByText('Suspended again until January 5, 2027')).toBeVisible();
    expect(card.getByText('Activated since then, and deactivated as in the data')).toBeVisible();
  });

  test('running jobs are shown with their progress', async () => {
    openBackups({
      list: () => ({
        items: [],
        jobs: [jobOf({ status: 'running', step: 'comparing', progress: 40, finishedAt: null })],
        undoUntil: '2026-11-08T10:00:00.000Z',
        undoes: 'restore' as const,
        lastRestore: null,
        uploadMaxBytes: 10e9,
      }),
    });
    expect(await screen.findByText('Restore in progress')).toBeVisible();
    expect(screen.getByText('comparing · 40%')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo restore' })).toBeVisible();
  });

  test('each of the ways to make a backup says what it is for, and one leads', async () => {
    openBackups({});
    const create = await screen.findByRole('button', { name: 'Create Full Backup' });
    expect(create).toHaveAccessibleDescription(/You can restore it later/);
    expect(screen.getByRole('button', { name: 'Export JSON' })).toHaveAccessibleDescription(
      /can’t be restored/,
    );
    expect(screen.getByRole('button', { name: 'Backup & Export' })).toHaveAccessibleDescription(
      /backup first/,
    );
    expect(create).toHaveAttribute('data-variant', 'filled');
  });

  test('a file that is no backup is refused before it is sent', async () => {
    const { user } = openBackups({ checkUpload: () => ({ ok: true as const }) });
    await screen.findByRole('button', { name: 'Upload Backup' });
    const choose = (file: File) =>
      user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
    for (const [content, words] of [
      ['GIF89a', 'year.zst is not a backup. The name of a backup ends in .tar.zst.'],
      ['{"tables":{}}', 'A data export can’t be restored. Choose a full backup.'],
      ['', 'This file is empty.'],
    ] as const) {
      await choose(new File([content], 'year.zst'));
      expect(await screen.findByText(words)).toBeVisible();
    }
    expect(calls).not.toContain('backups.checkUpload');
  });

  test('an uploaded backup says so, and is deleted after a question', async () => {
    const { user } = openBackups({
      list: () => ({
        items: [backupOf({ origin: 'uploaded' })],
        jobs: [],
        undoUntil: null,
        undoes: null,
        lastRestore: null,
        uploadMaxBytes: 0,
      }),
      delete: () => ({ ok: true as const }),
    });
    expect(await screen.findByText(/Uploaded$/)).toBeVisible();
    expect(screen.getByText('Uploads of backups are switched off on this server.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: `Delete ${name}` }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(calls).toContain('backups.delete'));
  });
});

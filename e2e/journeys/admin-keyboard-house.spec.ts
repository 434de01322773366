import type { Page } from '@playwright/test';
import { sql } from '../../packages/db/src/index.ts';
import { withDatabase } from '../database.ts';
import { SWEEP } from '../devices.ts';
import { expect, test as base } from '../fixtures.ts';
import { openByKeyboard, press, tabTo, write } from '../keyboard.ts';
import { register } from '../members.ts';
import { type JourneyServer, START_MS, startJourneyServer } from '../server.ts';

/** A server of their own, since they change site-wide settings. */
const test = base.extend<object, { server: JourneyServer }>({
  server: [
    async ({}, use) => {
      const server = await startJourneyServer({ SEED: 'none' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
});
test.describe.configure({ mode: 'default' });

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const items = (page: Page) => page.getByRole('region', { name: 'Backup Files' }).getByRole('listitem');

let adminId: number;
test.beforeEach(async ({ context, server }) => {
  adminId = (await register(context.request, { firstName: 'Hanna', lastName: 'Haus' })).id;
  await withDatabase(
    (db) => sql`update app.users set role = 'admin' where id = ${adminId}`.execute(db),
    server.dataDir,
  );
});

test('an administrator changes each setting and approves a pending post by keyboard', async ({
  page,
  otherContext,
}) => {
  await register(otherContext.request);
  const post = () => otherContext.request.post('/api/feed', { data: { content: 'May I?' } });
  await openByKeyboard(page, '/admin?tab=settings');
  for (const name of ['User Registration', 'Email Notifications', 'Post Moderation']) {
    const control = page.getByRole('switch', { name });
    const was = await control.isChecked();
    // The switch moves before it is stored.
    const stored = page.waitForResponse((answer) => answer.url().includes('/trpc/admin.settings.update'));
    await press(page, control, 'Space');
    await expect(control).toBeChecked({ checked: !was });
    await expect(control).toBeFocused();
    expect((await stored).ok()).toBe(true);
  }
  const refused = await page.request.post('/api/auth/register', { data: NOBODY });
  expect(refused.ok()).toBe(false);
  expect((await post()).status()).toBe(201);
  await write(page, page.getByLabel('Announcement text'), 'No mouse on Friday.');
  await press(page, button(page, 'Save announcement'));
  await expect(page.getByRole('note', { name: 'Announcement' })).toHaveText('No mouse on Friday.');
  await press(page, button(page, 'Remove'));
  await expect(page.getByRole('note', { name: 'Announcement' })).toHaveCount(0);
  await tabTo(page, page.getByRole('switch', { name: 'User Registration' }), { back: true });
  await page.keyboard.press('Space');
  await expect(page.getByRole('switch', { name: 'User Registration' })).toBeChecked();

  await openByKeyboard(page, '/admin?tab=posts&filter=pending_review');
  await press(page, page.getByRole('button', { name: /^Approve post/ }));
  await expect.poll(async () => (await otherContext.request.get('/api/feed')).text()).toContain('May I?');
});

test('an administrator retries failed deliveries by keyboard', SWEEP, async ({ page, server }) => {
  await withDatabase(
    (db) =>
      db
        .insertInto('outbox')
        .values(
          ['first', 'second', 'third'].map((name) => ({
            channel: 'mail',
            topic: `mail.${name}`,
            status: 'failed',
            attempts: 8,
            lastError: 'mail.test is away',
            finishedAt: new Date(),
          })),
        )
        .execute(),
    server.dataDir,
  );
  const failed = page.getByRole('region', { name: 'Failed deliveries' });
  await openByKeyboard(page, '/admin');
  await press(page, failed.getByRole('button', { name: 'Send again: Email: first' }));
  await expect(failed.getByRole('listitem')).toHaveCount(2);
  await tabTo(page, failed.getByRole('button', { name: 'Send all 2 again' }), { back: true });
  await page.keyboard.press('Enter');
  await expect(failed.getByText('Nothing was given up.')).toBeVisible();
});

test('an administrator creates, exports, downloads, restores and rolls back a backup by keyboard', async ({
  page,
  otherContext,
  server,
  expectAccessible,
}) => {
  test.slow();
  await openByKeyboard(page, '/admin?tab=backup');
  await press(page, button(page, 'Create Full Backup'));
  await expect(items(page).getByText(/^Verified in/)).toHaveCount(1, { timeout: 60_000 });
  await press(page, button(page, 'Export JSON'));
  await expect(items(page)).toHaveCount(2);
  await press(page, button(page, 'Backup & Export'));
  await expect(items(page)).toHaveCount(4, { timeout: 60_000 });
  await expect(button(page, 'Backup & Export')).toBeFocused();
  const downloading = page.waitForEvent('download');
  await press(
    page,
    items(page)
      .nth(0)
      .getByRole('link', { name: /^Download data-export-/ }),
  );
  expect((await downloading).suggestedFilename()).toMatch(/^data-export-.+\.json$/);

  const { username } = await register(otherContext.request);
  const later = async () => (await page.request.get(`/api/profile/${username}`)).status();
  await withDatabase(
    (db) =>
      sql`update ops.sessions set auth_at = now() - interval '11 minutes' where user_id = ${adminId}`.execute(
        db,
      ),
    server.dataDir,
  );
  const restore = items(page)
    .nth(1)
    .getByRole('button', { name: /^Restore full-backup-/ });
  await press(page, restore);
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(
    dialog(page).getByText(
      /^Are you sure you want to restore from full-backup-.+\? This will overwrite all current data!$/,
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await press(page, dialog(page).getByRole('button', { name: 'Restore' }));
  await expect(dialog(page).getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type('not-the-password');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('This is not your password')).toBeVisible();
  await write(page, dialog(page).getByLabel('Password', { exact: true }), 'journey-password');
  await page.keyboard.press('Enter');
  await expect.poll(later, { timeout: 60_000 }).toBe(404);

  await tabTo(page, button(page, 'Undo restore'), { back: true });
  await page.keyboard.press('Enter');
  await press(page, dialog(page).getByRole('button', { name: 'Undo restore' }));
  await expect.poll(later, { timeout: 60_000 }).toBe(200);
  await expect(page.locator('body')).not.toBeFocused();
});

const NOBODY = {
  email: 'nobody@journey.test',
  password: 'journey-password',
  firstName: 'No',
  lastName: 'Body',
};

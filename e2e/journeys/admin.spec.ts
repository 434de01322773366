import { sql } from '../../packages/db/src/index.ts';
import { withDatabase } from '../database.ts';
import { expect, test } from '../fixtures.ts';
import { DEMO, register, signIn } from '../members.ts';

test('visitors and members do not get into the console', async ({ page, request, otherContext }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/$/);
  await register(otherContext.request);
  const other = await otherContext.newPage();
  await other.goto('/admin/audit');
  await expect(other).toHaveURL(/\/dashboard$/);
  const answer = await request.get('/api/admin/stats');
  expect(answer.status()).toBe(401);
});

test('a member who is kept out is out at the next request, and the record says so', async ({
  page,
  context,
  otherContext,
}) => {
  const member = await register(otherContext.request, { firstName: 'Quill', lastName: 'Ransome' });
  await signIn(context.request, DEMO.admin);
  await page.goto('/admin?tab=users');
  await page.getByRole('searchbox', { name: /Search users/ }).fill(member.email);
  const row = page.getByRole('row', { name: /Quill Ransome/ });
  const active = row.getByRole('switch');
  await expect(active).toBeChecked();
  await active.focus();
  await page.keyboard.press('Space');
  await expect(row.getByText('Inactive', { exact: true })).toBeVisible();
  await expect.poll(async () => (await otherContext.request.get('/api/auth/me')).status()).toBe(401);

  await page.goto(`/admin/audit?event=user.deactivated&targetId=${member.id}`);
  await expect(page.getByText('user.deactivated', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Check the chain' }).click();
  await expect(page.getByText(/The chain is whole/)).toBeVisible();
});

test('a business is made, verified, deleted and brought back', async ({ page, context }) => {
  await signIn(context.request, DEMO.admin);
  await page.goto('/admin?tab=businesses');
  await page.getByRole('button', { name: 'Add Business', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create Business' }).click();
  await expect(dialog.getByText('Business name is required')).toBeVisible();
  await dialog.getByLabel('Business name').fill('Quarry & Sons');
  await dialog.getByLabel('Description', { exact: false }).first().fill('Stone for houses and walls.');
  await dialog.getByLabel('Industry').selectOption('Manufacturing');
  await dialog.getByLabel('Category').selectOption('Manufacturing');
  await dialog.getByRole('button', { name: 'Create Business' }).click();
  await expect(page.getByText('Business has been successfully created.', { exact: true })).toBeVisible();

  await page.getByRole('switch', { name: 'Verified: Quarry & Sons' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('switch', { name: 'Verified: Quarry & Sons' })).toBeChecked();
  await page.getByRole('button', { name: 'Delete Quarry & Sons' }).click();
  await expect(page.getByText('“Quarry & Sons” was deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Quarry & Sons', exact: true })).toBeVisible();
});

test('an announcement reaches everybody, and leaves again', async ({ page, context, otherContext }) => {
  await signIn(context.request, DEMO.admin);
  await page.goto('/admin?tab=settings');
  await page.getByLabel('Announcement text').fill('The hall is closed on Friday.');
  await page.getByRole('button', { name: 'Save Announcement' }).click();
  await expect(page.getByRole('note', { name: 'Announcement' })).toBeVisible();
  const visitor = await otherContext.newPage();
  await visitor.goto('/services');
  await expect(visitor.getByRole('note', { name: 'Announcement' })).toHaveText(
    'The hall is closed on Friday.',
  );
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('note', { name: 'Announcement' })).toHaveCount(0);
});

test('a backup is made, proven, and asks before it overwrites anything', async ({ page, context }) => {
  test.slow();
  await signIn(context.request, DEMO.admin);
  await page.goto('/admin?tab=backup');
  await page.getByRole('button', { name: 'Create Full Backup' }).press('Enter');
  const row = page.getByRole('listitem').filter({ hasText: 'full-backup-' }).first();
  await expect(row.getByText(/^Verified in/)).toBeVisible({ timeout: 60_000 });
  await row.getByRole('button', { name: /^Restore/ }).press('Enter');
  await expect(
    page.getByText(
      /^Are you sure you want to restore from full-backup-.+\? This will overwrite all current data!$/,
    ),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('eleven minutes after the sign-in a download asks for the password, refuses a wrong one and goes on', async ({
  page,
  context,
}) => {
  const { id } = await register(context.request, { firstName: 'Wren', lastName: 'Halloran' });
  await withDatabase(async (db) => {
    await sql`update app.users set role = 'admin' where id = ${id}`.execute(db);
    await sql`update ops.sessions set auth_at = now() - interval '11 minutes' where user_id = ${id}`.execute(
      db,
    );
  });
  await page.goto('/admin?tab=backup');
  await page.getByRole('button', { name: 'Export JSON' }).press('Enter');
  const file = page.getByRole('link', { name: /^Download data-export-/ }).first();
  await file.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Confirm your password' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type('not-the-password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This is not your password')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill('journey-password');
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');

  expect((await downloading).suggestedFilename()).toMatch(/^data-export-.+\.json$/);
  await expect(dialog).toHaveCount(0);
});

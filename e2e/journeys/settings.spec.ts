import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { mailsTo } from '../mails.ts';
import { register } from '../members.ts';

/** The link to `path` in an email to an address. */
async function linkInMail(to: string, path: string): Promise<string> {
  const find = async () =>
    (await mailsTo(to)).flatMap(({ text }) => new RegExp(`${path}#token=[\\w.-]+`).exec(text) ?? [])[0] ?? '';
  await expect.poll(find, { timeout: 30_000 }).not.toBe('');
  return find();
}

test('a member changes the password and is signed out on other devices only', async ({
  page,
  otherContext,
}) => {
  const { email } = await register(page.request);
  const signIn = (password: string) =>
    otherContext.request.post('/api/auth/login', { data: { email, password } });
  expect((await signIn('journey-password')).status()).toBe(200);
  await page.goto('/settings');
  await page.getByLabel('Current password').fill('journey-password');
  await page.getByLabel('New password').fill('another-password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
  expect((await otherContext.request.get('/api/auth/me')).status()).toBe(401);
  expect((await page.request.get('/api/auth/me')).status()).toBe(200);
  expect((await signIn('another-password')).status()).toBe(200);
});

test('a member shows their address to visitors, takes it back, and exports their data', async ({
  page,
  otherContext,
}) => {
  const { email, username } = await register(page.request);
  await page.goto('/settings');
  const profile = async () => (await otherContext.request.get(`/api/profile/${username}`)).text();
  expect(await profile()).not.toContain(email);
  const audience = page.getByLabel('Who can see my email address');
  await audience.selectOption('Everyone, even visitors');
  await expect.poll(profile).toContain(email);
  await audience.selectOption('Only me');
  await expect.poll(profile).not.toContain(email);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.zip$/);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
});

test('a forgotten password is reset through an emailed link that works once', async ({
  page,
  otherContext,
}) => {
  const { email } = await register(otherContext.request);
  await page.goto('/?dialog=login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot your password?' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog.getByText(`If ${email} belongs to an account`)).toBeVisible();

  const link = await linkInMail(email, '/reset-password');
  await page.goto(link);
  await page.getByLabel('New password').fill('remembered-password');
  await page.getByRole('button', { name: 'Save new password' }).click();
  const signIn = page.getByRole('dialog', { name: 'Sign In' });
  await signIn.getByLabel('Email').fill(email);
  await signIn.getByLabel('Password', { exact: true }).fill('remembered-password');
  await signIn.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard/);

  await page.goto(link);
  await page.getByLabel('New password').fill('stolen-password');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText(/^This link has been used or is too old/)).toBeVisible();
});

test('a deleted account is gone', async ({ page }) => {
  const { email, username } = await register(page.request);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await dialog.getByLabel('Your password').fill('journey-password');
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page).toHaveURL('/account-deleted');
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  expect((await page.request.get(`/api/profile/${username}`)).status()).toBe(404);
  const again = await page.request.post('/api/auth/login', { data: { email, password: 'journey-password' } });
  expect(again.status()).toBe(401);
});

test('a member changes their own address by the link at the new one', async ({ page, otherContext }) => {
  const { email } = await register(page.request);
  const next = `new-${email}`;
  await page.goto('/settings#email');
  await page.getByRole('button', { name: 'Change address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your email address' });
  await dialog.getByLabel('New email address').fill(next);
  await dialog.getByLabel('Your password').fill('wrong');
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog.getByText('This is not your password')).toBeVisible();
  await dialog.getByLabel('Your password').fill('journey-password');
  await dialog.getByLabel('Your password').press('Enter');
  await expect(page.getByText('Almost done', { exact: true })).toBeVisible();

  const other = await otherContext.newPage();
  await other.goto(await linkInMail(next, '/verify-email'));
  await other.getByRole('button', { name: 'Confirm my email address' }).click();
  await expect(other.getByText('Your email address is confirmed.')).toBeVisible();
  // The page that stayed open learns it.
  await expect(page.getByText(next, { exact: true })).toBeVisible();
  const signIn = (data: object) => otherContext.request.post('/api/auth/login', { data });
  expect((await signIn({ email, password: 'journey-password' })).status()).toBe(401);
  expect((await signIn({ email: next, password: 'journey-password' })).status()).toBe(200);
});

import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { register } from '../members.ts';
import { PNG } from '../png.ts';

test('a member completes a profile, and the progress ring and the public page show it', async ({ page }) => {
  const { username } = await register(page.request, { firstName: 'Inês', lastName: "O'Brien <b>" });
  await page.goto('/dashboard?dialog=edit-profile');
  const dialog = page.getByRole('dialog', { name: /edit profile/i });
  await dialog.getByLabel('Job title').fill('Head baker');
  await dialog.getByLabel('Company').fill('Pão & Co');
  await dialog.getByLabel(/^Skills/).fill('Bread, bread , , Cakes 🎂');
  await dialog.getByLabel('Looking for').fill('A bookkeeper');
  await dialog.getByRole('button', { name: /save/i }).click();
  await expect(page.getByText('Your profile has been successfully updated.', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.goto(`/profile/${username}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Inês O'Brien <b>");
  await expect(page.getByText('Cakes 🎂')).toBeVisible();
  await expect(page.getByText('Bread', { exact: true })).toHaveCount(1);
  await expect(page.getByText('A bookkeeper')).toBeVisible();
});

test('a visitor shares a profile and downloads the contact', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/profile/maya-torres');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Profile link copied', { exact: true })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Contact' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Maya_Torres.vcf');
  const card = await readFile(await file.path(), 'utf8');
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);
  expect(card).toContain('FN:Maya Torres');
  await expect(page.getByText('Contact downloaded', { exact: true })).toBeVisible();
});

test('an unknown profile is a 404 with a link elsewhere', async ({ page }) => {
  const answer = await page.goto('/profile/nobody-of-that-name');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Profile Not Found')).toBeVisible();
  await expect(page.getByText('The requested profile could not be found.')).toBeVisible();
});

test('a member uploads a profile picture, which is shown everywhere, and removes it', async ({ page }) => {
  const { username } = await register(page.request);
  await page.goto('/dashboard?dialog=edit-profile');
  const dialog = page.getByRole('dialog', { name: /edit profile/i });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: PNG,
  });
  await expect(dialog.getByRole('img', { name: /Jo Traveller/ })).toBeVisible();
  const avatar = async () =>
    ((await (await page.request.get(`/api/profile/${username}`)).json()) as { avatar: string | null }).avatar;
  await expect.poll(avatar).not.toBeNull();
  const picture = await page.request.get((await avatar()) ?? '');
  expect(picture.headers()['content-type']).toBe('image/webp');
  expect(picture.headers()['cache-control']).toContain('immutable');

  await dialog.getByRole('button', { name: /remove/i }).click();
  await expect.poll(avatar).toBeNull();
});

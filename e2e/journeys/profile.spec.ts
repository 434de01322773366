import { readFile } from 'node:fs/promises';
import { SWEEP } from '../devices.ts';
import { expect, test } from '../fixtures.ts';
import { uploadOverBadConnection } from '../bad-connection.ts';
import { drawnPicture } from '../png.ts';
import { connect, register, skipTour } from '../members.ts';

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

test('a visitor shares a profile and downloads the contact', SWEEP, async ({ page, context }) => {
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

test('a visitor reads a profile without scripts, and is asked to join to see how to reach the member', async ({
  browser,
  baseURL,
  page,
}) => {
  const { username, email } = await register(page.request, { servicesOffered: 'Bread before seven' });
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const visitor = await context.newPage();
  await visitor.goto(`/profile/${username}`);
  await expect(visitor.getByText('Bread before seven')).toBeVisible();
  await expect(visitor.getByRole('heading', { name: 'Recent Posts' })).toBeVisible();
  expect(await visitor.content()).not.toContain(email);
  const join = visitor.getByRole('link', { name: 'Join to see how to reach Jo' });
  await expect(join).toHaveAttribute(
    'href',
    `/profile/${username}?dialog=register&next=%2Fprofile%2F${username}`,
  );
  await context.close();
});

test(
  'a member sees on a profile whom both know, and how to reach a connection',
  SWEEP,
  async ({ page, otherContext, playwright, baseURL }) => {
    const friendly = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
    const me = { request: page.request, member: await register(page.request) };
    const friend = { request: friendly, member: await register(friendly, { firstName: 'Frida' }) };
    const elena = {
      request: otherContext.request,
      member: await register(otherContext.request, { firstName: 'Elena', emailAudience: 'connections' }),
    };
    await connect(me, friend);
    await connect(elena, friend);
    await skipTour(page, me.member);
    await page.goto(`/profile/${elena.member.username}`);
    await expect(page.getByText('You both know')).toContainText('Frida Traveller');
    await expect(page.getByText('Elena shows more contact details to connections.')).toBeVisible();
    await connect(elena, me);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Email', exact: true })).toHaveAttribute(
      'href',
      `mailto:${elena.member.email}`,
    );
    await friendly.dispose();
  },
);

test('an unknown profile is a 404 with a link elsewhere', SWEEP, async ({ page }) => {
  const answer = await page.goto('/profile/nobody-of-that-name');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Profile Not Found')).toBeVisible();
  await expect(page.getByText('The requested profile could not be found.')).toBeVisible();
});

test('a member uploads a profile picture over a connection that breaks, and removes it', async ({ page }) => {
  const { username } = await register(page.request);
  await page.goto('/dashboard?dialog=edit-profile');
  const dialog = page.getByRole('dialog', { name: /edit profile/i });
  await expect(dialog.getByRole('button', { name: 'Choose picture' })).toBeVisible();
  const file = await drawnPicture(page, 'Me');
  await uploadOverBadConnection(
    page,
    dialog.getByRole('progressbar', { name: 'Uploading your picture' }),
    () => dialog.locator('input[type=file]').setInputFiles(file),
  );
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

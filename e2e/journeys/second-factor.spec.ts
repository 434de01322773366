import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { DEVICES } from '../devices.ts';
import { expect, test } from '../fixtures.ts';
import { press, tabTo } from '../keyboard.ts';
import { mailsTo } from '../mails.ts';
import { DEMO, register, signIn, skipTour } from '../members.ts';

const PASSWORD = 'journey-password';

/** What the app shows now, or shows next: each code counts once. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Gives the password in the dialog of the landing page. */
async function givePassword(page: Page, email: string) {
  await page.goto('/?dialog=login');
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  return dialog;
}

async function signOut(page: Page) {
  expect((await page.request.post('/api/auth/logout')).status()).toBe(200);
}

/** Turns two-step sign-in on in the settings. */
async function turnOn(page: Page, check: (page: Page) => Promise<void>) {
  await page.goto('/settings#security');
  const section = page.getByRole('region', { name: 'Security' });
  await section.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn on two-step sign-in' });
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await check(page);
  const link = await dialog.getByRole('link', { name: 'Open in an app on this device' }).getAttribute('href');
  const secret = new URL(link ?? '').searchParams.get('secret') ?? '';
  await expect(dialog.getByText(secret.replaceAll(/(.{4})(?=.)/g, '$1 '))).toBeVisible();
  const field = dialog.getByLabel('Code that the app shows now');
  await expect(field).toBeFocused();
  await field.fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const saved = page.getByRole('dialog', { name: 'Save your recovery codes' });
  const items = saved.getByRole('listitem');
  await expect(items).toHaveCount(10);
  const codes = await items.allTextContents();
  await check(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(codes[0] ?? '')).toBeVisible();
  await expect(page.locator('h1')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  const download = page.waitForEvent('download');
  await saved.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  await saved.getByRole('button', { name: 'I have saved them' }).click();
  await expect(section.getByText('10 recovery codes left')).toBeVisible();
  await check(page);
  return { secret, codes };
}

for (const [device, viewport] of DEVICES)
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('a member turns on two-step sign-in, and signs in with a code and with a recovery code', async ({
      page,
      expectAccessible,
    }) => {
      const { id, email } = await register(page.request);
      await skipTour(page, { id });
      const { secret, codes } = await turnOn(page, expectAccessible);

      await signOut(page);
      const dialog = await givePassword(page, email);
      const field = dialog.getByLabel('Code from your authenticator app');
      await expect(field).toBeFocused();
      expect((await page.request.get('/api/auth/me')).status()).toBe(401);
      await expectAccessible(page);
      await field.fill('000000');
      await dialog.getByRole('button', { name: 'Sign In' }).click();
      await expect(dialog.getByText(/^This code is not right/)).toBeVisible();
      await field.fill(codeOf(secret, 1));
      await dialog.getByRole('button', { name: 'Sign In' }).click();
      await expect(page).toHaveURL(/\/dashboard/);

      await signOut(page);
      const again = await givePassword(page, email);
      await again.getByRole('button', { name: 'Use a recovery code' }).click();
      await again.getByLabel('Recovery code').fill((codes[0] ?? '').toLowerCase().replace('-', ' '));
      await again.getByRole('button', { name: 'Sign In' }).click();
      await expect(page).toHaveURL(/\/dashboard/);
      await page.goto('/settings#security');
      const section = page.getByRole('region', { name: 'Security' });
      await expect(section.getByText('9 recovery codes left')).toBeVisible();
      await expect(section.getByText('Signed in with a recovery code')).toBeVisible();
    });

    test('an administrator turns it off for a member who lost the phone', async ({ page, otherContext }) => {
      const { id, email } = await register(page.request);
      await skipTour(page, { id });
      await turnOn(page, async () => {});

      const admin = await otherContext.newPage();
      await admin.setViewportSize(viewport);
      await signIn(otherContext.request, DEMO.admin);
      await admin.goto(`/admin/members/${id}`);
      await admin.getByRole('button', { name: 'Turn off two-step sign-in' }).click();
      await admin.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
      await expect(admin.getByText('Two-step sign-in turned off', { exact: true })).toBeVisible();
      await expect(admin.getByRole('button', { name: 'Turn off two-step sign-in' })).toHaveCount(0);

      expect((await page.request.get('/api/auth/me')).status()).toBe(401);
      const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject);
      await expect.poll(subjects, { timeout: 30_000 }).toContain('Two-step sign-in was turned off for you');
      await givePassword(page, email);
      await expect(page).toHaveURL(/\/dashboard/);
    });
  });

test('a member gives both steps, and uses a recovery code, with the keyboard alone', async ({ page }) => {
  const { id, email } = await register(page.request);
  await skipTour(page, { id });
  const { codes } = await turnOn(page, async () => {});
  await signOut(page);
  await page.goto('/?dialog=login');
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(email);
  await tabTo(page, dialog.getByRole('textbox', { name: 'Password' }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Code from your authenticator app')).toBeFocused();
  await press(page, dialog.getByRole('button', { name: 'Use a recovery code' }));
  await expect(dialog.getByLabel('Recovery code')).toBeFocused();
  await page.keyboard.type(codes[4] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);
});

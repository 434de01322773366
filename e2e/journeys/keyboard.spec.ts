import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** Tabs on until the wanted thing has the focus, and shows it. */
async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('a newcomer registers, writes a post and takes it back by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Get Started' }));
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('First name')).toBeFocused();
  await page.keyboard.type('Kim');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Keys');
  await page.keyboard.press('Tab');
  await page.keyboard.type(`${randomUUID()}@journey.test`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('journey-password');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);
  await tabTo(page, page.getByRole('button', { name: 'Skip for Now' }));
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Feed' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: /^Share an opportunity/ }));
  await page.keyboard.press('Enter');
  const text = `Typed without a mouse ${randomUUID()}`;
  await expect(page.getByRole('textbox', { name: 'Your post' })).toBeFocused();
  await page.keyboard.type(text);
  await tabTo(page, page.getByRole('button', { name: 'Post', exact: true }));
  await page.keyboard.press('Enter');

  const post = page.getByRole('article').filter({ hasText: text });
  await expect(post).toBeVisible();
});

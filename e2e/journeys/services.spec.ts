import type { Page } from '@playwright/test';
import { SWEEP } from '../devices.ts';
import { expect, test } from '../fixtures.ts';
import { register } from '../members.ts';

const card = (page: Page, name: string) => page.getByRole('article', { name });

test(
  'a visitor reads the prices, and is asked to join to order',
  SWEEP,
  async ({ page, expectAccessible }) => {
    await page.goto('/services');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Digital Marketing Services');
    await expect(page.getByRole('heading', { name: 'My Orders' })).toHaveCount(0);
    await page.getByRole('tab', { name: 'SEO Optimization' }).click();
    await expect(page).toHaveURL(/category=seo/);
    await expect(card(page, 'Search Check-Up')).toContainText('$290.00');
    await expect(card(page, 'Logo and Identity')).toHaveCount(0);
    await expectAccessible(page);
    await card(page, 'Search Check-Up').getByRole('link', { name: 'Sign In to Order' }).click();
    await expect(page).toHaveURL(
      /\/services\?category=seo&dialog=register&next=%2Fservices%3Fcategory%3Dseo%26order%3D\d+$/,
    );
  },
);

test('a member places, follows and cancels an order by keyboard', async ({ page, expectAccessible }) => {
  await register(page.request);
  await page.goto('/services');
  await card(page, 'Monthly Newsletter').getByRole('button', { name: 'Order Now' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Monthly Newsletter' });
  await expect(dialog.getByLabel('Project Name')).toBeFocused();
  await expect(page).toHaveURL(/order=\d+/);
  await expectAccessible(page);

  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Please enter a project name' })).toBeVisible();
  await expect(dialog.getByLabel('Project Name')).toBeFocused();
  await page.keyboard.type('Winter letter');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Please enter a project description' }),
  ).toBeVisible();
  await expect(dialog.getByLabel('Project Description')).toBeFocused();
  await page.keyboard.type('For everyone who bought bread in autumn');
  await dialog.getByLabel('Project Name').press('Enter');
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: "Order placed successfully! You'll receive updates via email." }),
  ).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const orders = page.getByRole('region', { name: 'My Orders' });
  const line = orders.getByRole('button', { name: /Monthly Newsletter.*Winter letter.*Pending.*\$390\.00/ });
  // The order that was just placed is open.
  await expect(line).toBeFocused();
  await expect(orders.getByText('No specific requirements provided')).toBeVisible();
  await expect(orders.getByText('Order placed')).toBeVisible();
  await expectAccessible(page);
  await orders.getByRole('button', { name: 'Cancel order' }).press('Enter');
  await page.keyboard.press('Enter');
  await expect(orders.getByText('Cancelled').first()).toBeVisible();
  await expect(orders.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
});

test('the order dialog has a URL, and the back button closes it', SWEEP, async ({ page }) => {
  await register(page.request);
  await page.goto('/services');
  await card(page, 'Logo and Identity').getByRole('button', { name: 'Order Now' }).click();
  await expect(page.getByRole('dialog', { name: 'Logo and Identity' })).toBeVisible();
  const address = page.url();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(address);
  await expect(page.getByRole('dialog', { name: 'Logo and Identity' })).toBeVisible();
});

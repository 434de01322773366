import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { MOVING, expect, test } from '../fixtures.ts';
import { chooseItem, startAtTop, openByKeyboard, press, tabTo, write } from '../keyboard.ts';
import { register, skipTour } from '../members.ts';

test.use(MOVING);

const dialog = (page: Page) => page.getByRole('dialog');
const banner = (page: Page) => page.getByRole('banner');

/** Opens the user menu and selects an item. */
async function choose(page: Page, name: string): Promise<void> {
  await tabTo(page, banner(page).getByRole('button', { name: /’s account menu$/ }), { back: true });
  await page.keyboard.press('Enter');
  await chooseItem(page, page.getByRole('menuitem', { name }));
}

test('a new member registers, takes the tour, edits the profile, signs out and in by keyboard', async ({
  page,
}) => {
  const email = `${randomUUID()}@journey.test`;
  await page.goto('/');
  await startAtTop(page);
  await press(page, banner(page).getByRole('link', { name: 'Get Started' }));
  await expect(dialog(page).getByLabel('First name')).toBeFocused();
  for (const [place, text] of ['Kim', 'Keys', email, 'journey-password'].entries()) {
    if (place > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);

  await press(page, page.getByRole('button', { name: 'Start Tour' }));
  for (let step = 1; step < 7; step += 1) {
    await expect(dialog(page).getByText(`Step ${step} of 7`)).toBeVisible();
    await press(page, dialog(page).getByRole('button', { name: 'Next' }));
  }
  await press(page, dialog(page).getByRole('button', { name: 'Complete Tour' }));
  await expect(dialog(page)).toHaveCount(0);

  await choose(page, 'Edit Profile');
  await write(page, dialog(page).getByLabel('Job title'), 'Piano tuner');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your profile has been successfully updated.', { exact: true })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);

  await choose(page, 'Sign Out');
  await expect(page).toHaveURL(/\/$/);
  await expect(banner(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
  await startAtTop(page);
  await press(page, banner(page).getByRole('link', { name: 'Sign In' }));
  await expect(dialog(page).getByLabel('Email')).toBeFocused();
  await page.keyboard.type(email);
  await write(page, dialog(page).getByRole('textbox', { name: 'Password' }), 'journey-password');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);
});

test('a member opens the list of shortcuts, writes a post and a comment by keyboard', async ({
  page,
  expectAccessible,
}) => {
  await skipTour(page, await register(page.request));
  await openByKeyboard(page, '/feed');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main')).toBeFocused();
  await press(page, page.getByRole('button', { name: /^Share an opportunity/ }));
  const text = `Typed without a mouse ${randomUUID()}`;
  await expect(page.getByRole('textbox', { name: 'Your post' })).toBeFocused();
  await page.keyboard.type(text);
  await press(page, page.getByRole('button', { name: 'Post', exact: true }));
  const post = page.getByRole('article').filter({ hasText: text });
  await press(page, post.getByRole('button', { name: /^Comment,/ }));
  await expect(post.getByLabel('Your comment')).toBeFocused();
  await page.keyboard.type('Me neither.');
  await press(page, post.getByRole('button', { name: 'Comment', exact: true }));
  await expect(post.getByText('Me neither.')).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
});

test('a member filters the directory, orders, connects and refers by keyboard', async ({ page }) => {
  const fields = { lookingFor: 'a photographer', servicesOffered: 'bookkeeping for bakeries' };
  await skipTour(page, await register(page.request, fields));
  await openByKeyboard(page, '/businesses');
  await tabTo(page, page.getByRole('combobox', { name: 'Category' }));
  await page.keyboard.type('Retail');
  await expect(page).toHaveURL(/category=Retail/);
  await tabTo(page, page.getByRole('searchbox', { name: 'Search businesses' }), { back: true });
  await page.keyboard.type('nothing-like-it');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);

  await openByKeyboard(page, '/businesses');
  await press(page, page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Map' }));
  await press(page, page.getByRole('link', { name: 'Skip the map' }));
  await press(page, page.getByRole('region', { name: 'Towns' }).getByRole('link').first());
  const inTown = page.getByRole('region', { name: /^Businesses in / });
  await expect(inTown.getByRole('heading', { level: 2 })).toBeFocused();
  await press(page, inTown.getByRole('link', { name: /^See all businesses near / }));
  await expect(page).toHaveURL(/near=.*&sort=nearest/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

  await openByKeyboard(page, '/services');
  const service = page.getByRole('article', { name: 'Monthly Newsletter' });
  await press(page, service.getByRole('button', { name: 'Order Now' }));
  await expect(dialog(page).getByLabel('Project Name')).toBeFocused();
  await page.keyboard.type('Winter letter');
  await write(page, dialog(page).getByLabel('Project Description'), 'For everyone who bought bread');
  await press(page, dialog(page).getByRole('button', { name: /Order/ }));
  await expect(page.getByRole('alert').filter({ hasText: 'Order placed successfully!' })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);

  await openByKeyboard(page, '/dashboard');
  await press(page, page.getByRole('button', { name: /^Connect with/ }).first());
  await expect(dialog(page).getByLabel('Your message')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Connection request sent to' })).toBeVisible();
  await openByKeyboard(page, '/dashboard?tab=referrals');
  await press(page, page.getByRole('button', { name: /^Refer / }).first());
  await write(page, dialog(page).getByRole('textbox').first(), 'You two should meet.');
  await press(page, dialog(page).getByRole('button', { name: 'Send Referral' }));
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
});

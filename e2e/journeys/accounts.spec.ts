import type { Page } from '@playwright/test';
import { SWEEP } from '../devices.ts';
import { expect, test } from '../fixtures.ts';
import { DEMO, DEMO_PASSWORD, register, signIn } from '../members.ts';

test('a member signs in, sees a welcome, and signs out', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(DEMO.member);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In' }).click();

  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText('You have successfully signed in.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Skip for Now' }).click();

  await page.getByRole('button', { name: /’s account menu$/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect((await page.request.get('/api/auth/me')).status()).toBe(401);
});

test('a wrong password shows one toast and keeps what was typed', SWEEP, async ({ page }) => {
  await page.goto('/?dialog=login');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(DEMO.member);
  await dialog.getByRole('textbox', { name: 'Password' }).fill('not the password');
  await dialog.getByRole('button', { name: 'Sign In' }).click();

  await expect(page.getByText('Invalid email or password.', { exact: true })).toHaveCount(1);
  await expect(dialog.getByLabel('Email')).toHaveValue(DEMO.member);
});

test('the dialog switches between sign-in and registration', SWEEP, async ({ page }) => {
  await page.goto('/?dialog=login');
  const dialog = page.getByRole('dialog');
  await dialog.getByText("Don't have an account? Sign up").click();
  await expect(dialog.getByLabel('First name')).toBeVisible();
  await dialog.getByText('Already have an account? Sign in').click();
  await expect(dialog.getByLabel('First name')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a taken email address is refused with one sentence in the dialog', SWEEP, async ({ page }) => {
  await page.goto('/?dialog=register');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First name').fill("O'Brien <b>");
  await dialog.getByLabel('Last name').fill('🥖');
  await dialog.getByLabel('Email').fill(DEMO.member);
  await dialog.getByRole('textbox', { name: 'Password' }).fill('something-long');
  await dialog.getByRole('button', { name: /create account/i }).click();
  await expect(page.getByText('Failed to create account. Please try again.', { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('First name')).toHaveValue("O'Brien <b>");
});

test('a visitor who follows a link into the dashboard signs in on the landing page and gets there', async ({
  page,
  otherContext,
}) => {
  const { email } = await register(otherContext.request, { password: 'journey-password' });
  await page.goto('/dashboard?tab=referrals');
  await expect(page).toHaveURL(/\/\?dialog=login&next=%2Fdashboard/);
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('textbox', { name: 'Password' }).fill('journey-password');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard\?tab=referrals$/);
});

test('members are redirected from the landing page to their dashboard', async ({ page }) => {
  await register(page.request);
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('administrators see the Admin link, and members do not', async ({ page, otherContext }) => {
  const adminLink = (visited: Page) => visited.getByRole('banner').getByRole('link', { name: 'Admin' });
  await signIn(page.request, DEMO.admin);
  await page.goto('/feed');
  await expect(adminLink(page)).toBeVisible();
  const other = await otherContext.newPage();
  await signIn(otherContext.request, DEMO.member);
  await other.goto('/feed');
  await expect(other.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(adminLink(other)).toHaveCount(0);
});

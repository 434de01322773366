import { expect, test } from '../fixtures.ts';
import { register, skipTour } from '../members.ts';

test('a member who goes offline is told so, and opens a page that was never loaded when back', async ({
  page,
  context,
}) => {
  await skipTour(page, await register(page.request));
  await page.goto('/feed');
  await page.getByRole('button', { name: /^Like/ }).first().waitFor();

  await context.setOffline(true);
  await expect(page.getByText("You're offline.", { exact: false })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('link', { name: 'News' })
    .click();
  await expect(page.getByRole('button', { name: /^Like/ }).first()).toBeVisible();

  await context.setOffline(false);
  await expect(page).toHaveURL(/\/news$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText("You're offline.", { exact: false })).toHaveCount(0);
});

test('a member who signs out in one tab is told in the other, and signs in there again', async ({
  page,
  context,
}) => {
  const member = await register(page.request, { password: 'journey-password' });
  await skipTour(page, member);
  await page.goto('/settings');
  const other = await context.newPage();
  await skipTour(other, member);
  await other.goto('/feed');
  await other.getByRole('button', { name: /’s account menu$/ }).click();
  await other.getByRole('menuitem', { name: 'Sign Out' }).click();

  const dialog = page.getByRole('dialog', { name: "You're signed out" });
  await dialog.getByLabel('Email').fill(member.email);
  await dialog.getByRole('textbox', { name: 'Password' }).fill('journey-password');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

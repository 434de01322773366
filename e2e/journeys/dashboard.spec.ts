import { expect, test } from '../fixtures.ts';
import { DEMO, register, signIn, skipTour } from '../members.ts';

test('a new member is offered the tour once and completes its seven steps', async ({ page }) => {
  await register(page.request);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Start Tour' }).click();
  const tour = page.getByRole('dialog');
  await expect(tour.getByRole('button', { name: 'Previous' })).toBeDisabled();
  for (let step = 1; step < 7; step += 1) {
    await expect(tour.getByText(`Step ${step} of 7`)).toBeVisible();
    await tour.getByRole('button', { name: 'Next' }).click();
  }
  await tour.getByRole('button', { name: 'Complete Tour' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Tour' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Help & Tour' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Skip Tour' }).click();
});

test('skipping the tour rests it until the next sign-in', async ({ page }) => {
  const { email } = await register(page.request, { password: 'journey-password' });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Skip for Now' }).click();
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Tour' })).toHaveCount(0);

  await page.getByRole('button', { name: /^Menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('textbox', { name: 'Password' }).fill('journey-password');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Start Tour' })).toBeVisible();
});

test('tabs have URLs, and the back button goes through them', async ({ page }) => {
  await signIn(page.request, DEMO.owner);
  await page.goto('/dashboard?tab=connections');
  await expect(page.getByRole('tab', { name: 'Connections' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Messages' }).click();
  await expect(page).toHaveURL(/tab=messages/);
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Connections' })).toHaveAttribute('aria-selected', 'true');
});

test('a dismissed suggestion does not come back', async ({ page }) => {
  await signIn(page.request, DEMO.owner);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Skip for Now' }).click();
  const first = page.getByRole('article').first();
  const name = (await first.getAttribute('aria-label')) ?? '';
  await first.getByRole('button', { name: /^Dismiss .+ for now$/ }).click();
  await expect(page.getByRole('article', { name })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('article', { name })).toHaveCount(0);
});

test('a connection request that fails shows an alert, keeps its text and can be sent again', async ({
  page,
}) => {
  await signIn(page.request, DEMO.owner);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Skip for Now' }).click();
  await page.route('**/trpc/connections.request*', (route) => route.abort());
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Connect with/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your message').fill('We both bake at night.');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Failed to send connection request. Please try again.' }),
  ).toBeVisible();
  await expect(dialog.getByLabel('Your message')).toHaveValue('We both bake at night.');
  await page.unroute('**/trpc/connections.request*');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Connection request sent to' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('on a phone the selected tab is scrolled into view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await skipTour(page, await register(page.request));
  await page.goto('/dashboard?tab=referrals');
  await expect(page.getByRole('tab', { name: 'AI Referrals' })).toBeInViewport({ ratio: 0.95 });
  await page.getByRole('tab', { name: 'Messages' }).click();
  await expect(page.getByRole('tab', { name: 'Messages' })).toBeInViewport({ ratio: 0.95 });
});

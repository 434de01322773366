import { randomUUID } from 'node:crypto';
import { expect, test } from '../fixtures.ts';
import { connect, register, skipTour } from '../members.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone the first tap on Send sends, while the bar is hidden for the keyboard', async ({
  page,
  otherContext,
}) => {
  const ana = await register(page.request, { firstName: 'Ana' });
  const ben = await register(otherContext.request, { firstName: 'Ben', lastName: 'Reader' });
  await connect({ request: page.request, member: ana }, { request: otherContext.request, member: ben });
  await skipTour(page, ana);
  await page.goto(`/messages?with=${ben.id}`);
  const bar = page.locator('[data-bottom-bar]');
  for (const words of [`First ${randomUUID()}`, `Second ${randomUUID()}`]) {
    const field = page.getByLabel('Write to Ben Reader');
    await field.tap();
    await field.pressSequentially(words);
    await expect(bar).toBeHidden();
    const send = await page.getByRole('button', { name: 'Send', exact: true }).boundingBox();
    // A finger does not wait for what moves away from it.
    await page.touchscreen.tap(
      (send?.x ?? 0) + (send?.width ?? 0) / 2,
      (send?.y ?? 0) + (send?.height ?? 0) / 2,
    );
    await expect(page.getByRole('log').getByText(words)).toBeVisible();
    await expect(field).toHaveValue('');
  }
});

test('a visitor who saves a business and joins finds it saved', async ({ page }) => {
  await page.goto('/businesses');
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('link', { name: 'Save to Favorites' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First name').fill('Vera');
  await dialog.getByLabel('Last name').fill('Visitor');
  await dialog.getByLabel('Email').fill(`${randomUUID()}@journey.test`);
  await dialog.getByRole('textbox', { name: /^Password/ }).fill('journey-password');
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  const save = page.getByRole('button', { name: /^Saved? to Favorites$/ });
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  expect(new URL(page.url()).search).toBe('');
});

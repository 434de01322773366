import { randomUUID } from 'node:crypto';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { DEMO, connect, register, signIn, skipTour } from '../members.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** A finger does not wait for what moves away from it, and does not try again. */
async function tapOnce(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to tap');
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Opens the conversation of a new member with Ben, a connection; returns its address. */
async function openConversation(page: Page, otherContext: BrowserContext): Promise<string> {
  const ana = await register(page.request, { firstName: 'Ana' });
  const ben = await register(otherContext.request, { firstName: 'Ben', lastName: 'Reader' });
  await connect({ request: page.request, member: ana }, { request: otherContext.request, member: ben });
  await skipTour(page, ana);
  const address = `/messages?with=${ben.id}`;
  await page.goto(address);
  return address;
}

test('on a phone the first tap on Send sends, while the bar is hidden for the keyboard', async ({
  page,
  otherContext,
}) => {
  await openConversation(page, otherContext);
  const bar = page.locator('[data-bottom-bar]');
  for (const words of [`First ${randomUUID()}`, `Second ${randomUUID()}`]) {
    const field = page.getByLabel('Write to Ben Reader');
    await field.tap();
    await field.pressSequentially(words);
    await expect(bar).toBeHidden();
    await tapOnce(page.getByRole('button', { name: 'Send', exact: true }));
    await expect(page.getByRole('log').getByText(words)).toBeVisible();
    await expect(field).toHaveValue('');
  }
});

test('on a phone the first tap on Save Changes saves a business, while the cursor is in a field', async ({
  page,
}) => {
  const owner = await register(page.request);
  await skipTour(page, owner);
  const words = `Notebooks ${randomUUID().slice(0, 8)}`;
  const created = await page.request.post('/api/businesses', {
    data: { name: words, description: 'Bound by hand.', industry: 'Retail', category: 'Other' },
  });
  expect(created.ok(), await created.text()).toBe(true);
  const { slug } = (await created.json()) as { slug: string };
  await page.goto(`/business/${slug}/edit`);
  const field = page.getByLabel('Short description');
  await field.tap();
  await field.fill('Squared and lined.');
  const bar = page.locator('[data-bottom-bar]');
  await expect(bar).toBeHidden();
  await tapOnce(page.getByRole('button', { name: 'Save Changes' }));
  await expect(page.getByText('Business updated', { exact: true })).toBeVisible();
  await expect(bar).toBeVisible();
});

test('on a phone the first taps on the menu of a message and on Save correct it, and an edit that is left is kept', async ({
  page,
  otherContext,
}) => {
  const conversation = await openConversation(page, otherContext);
  const field = page.getByLabel('Write to Ben Reader');
  await field.tap();
  await field.pressSequentially('A wool scraf');
  await tapOnce(page.getByRole('button', { name: 'Send', exact: true }));
  const log = page.getByRole('log');
  await expect(log.getByText('A wool scraf')).toBeVisible();
  const bar = page.locator('[data-bottom-bar]');
  await expect(bar).toBeHidden();
  await tapOnce(page.getByRole('button', { name: 'More options for your message' }));
  await page.getByRole('menuitem', { name: 'Edit' }).tap();
  const edit = page.getByLabel('Edit your message');
  await edit.fill('A wool scarf');
  await page.goto('/dashboard');
  await page.goto(conversation);
  await expect(edit).toHaveValue('A wool scarf');
  await edit.tap();
  await expect(bar).toBeHidden();
  await tapOnce(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(log.getByText('A wool scarf')).toBeVisible();
  await expect(edit).toHaveCount(0);
});

test('on a phone buttons and fields are as high as a finger needs', async ({ page }) => {
  await skipTour(page, await signIn(page.request, DEMO.member));
  for (const path of [
    '/dashboard?tab=referrals',
    '/messages',
    '/opportunities',
    '/businesses',
    '/my/businesses',
  ]) {
    await page.goto(path);
    const controls = page
      .getByRole('main')
      .locator('.mantine-Button-root:visible, .mantine-Input-input:visible');
    await expect(controls.first()).toBeVisible();
    const heights = await controls.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...heights), path).toBeGreaterThanOrEqual(40);
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
  await expect(page.getByText(/^You saved /)).toBeVisible();
  await page.reload();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  expect(new URL(page.url()).search).toBe('');
});

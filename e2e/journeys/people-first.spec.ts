import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { DEMO, signIn } from '../members.ts';

test('on a phone the first member stands above the fold, and the filters unfold by keyboard', async ({
  page,
  expectAccessible,
}) => {
  await signIn(page.request, DEMO.member);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/members');
  const first = page.getByRole('article').first();
  await expect(first).toBeVisible();
  expect((await first.boundingBox())?.y).toBeLessThan(300);

  const filters = page.getByRole('button', { name: 'Filters' });
  await expect(page.getByLabel('Industry')).toBeHidden();
  await filters.focus();
  await page.keyboard.press('Enter');
  await expect(filters).toHaveAttribute('aria-expanded', 'true');
  await page.getByLabel('Industry').selectOption({ index: 1 });
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await expectAccessible(page);
});

test('on a phone the first business stands above the fold, for a visitor and for an owner', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const first = page.getByRole('article').first();
  for (const [email, most] of [
    [null, 300],
    [DEMO.owner, 340],
  ] as const) {
    if (email) await signIn(page.request, email);
    await page.goto('/businesses');
    await expect(first).toBeVisible();
    if (email) await expect(page.getByRole('region', { name: 'My Businesses' })).toBeVisible();
    expect((await first.boundingBox())?.y).toBeLessThan(most);
  }
  await expect(page.getByRole('link', { name: 'Add Your Business' })).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('button', { name: 'Open now' }).click();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await expectAccessible(page);
});

test('on a phone the first of what waits for a member stands above the fold', async ({ page }) => {
  await signIn(page.request, DEMO.owner);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  const waiting = page.getByRole('region', { name: 'Needs you' }).getByRole('listitem').first();
  await expect(waiting).toBeVisible();
  expect((await waiting.boundingBox())?.y).toBeLessThan(340);
});

test('on a phone the lead story of the news stands above the fold', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/news');
  const lead = page.getByRole('article').first();
  await expect(lead).toBeVisible();
  expect((await lead.boundingBox())?.y).toBeLessThan(300);

  await expect(page.getByLabel('Category')).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Category').selectOption('Business');
  await expect(page.getByText(/^Showing \d+ articles? in Business$/)).toBeVisible();
  await expectAccessible(page);
});

test('on a phone the dialogs to sign in and to join fill the screen, with their button in sight', async ({
  page,
  expectAccessible,
}) => {
  const size = { width: 360, height: 640 };
  await page.setViewportSize(size);
  for (const [name, title, button] of [
    ['login', 'Sign In', 'Sign In'],
    ['register', 'Create Account', 'Create Account'],
  ] as const) {
    await page.goto(`/businesses?dialog=${name}`);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...size });
    await expect(dialog.getByRole('button', { name: button })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  }
});

/** The first thing that one comes to a page for. */
const FIRST: Record<string, (page: Page) => ReturnType<Page['getByRole']>> = {
  '/dashboard': (page) => page.getByRole('region', { name: 'Needs you' }).getByRole('listitem'),
  '/members': (page) => page.getByRole('article'),
  '/businesses': (page) => page.getByRole('article'),
  '/opportunities': (page) => page.getByRole('article'),
  '/introductions': (page) => page.getByRole('main').getByRole('button', { name: 'Reply now' }),
  '/connections': (page) => page.getByRole('main').getByRole('listitem'),
  '/feed': (page) => page.getByRole('article'),
  '/messages': (page) => page.getByRole('main').getByRole('listitem'),
  '/news': (page) => page.getByRole('article'),
  '/services': (page) => page.getByRole('article'),
  '/events': (page) => page.getByRole('article'),
};

for (const [at, size, most] of [
  ['on a phone', { width: 390, height: 844 }, 300],
  ['at a desk', { width: 1280, height: 800 }, 280],
] as const)
  test(`what one comes for begins at most ${most} px from the top, ${at}`, async ({ page }) => {
    await signIn(page.request, DEMO.member);
    await page.setViewportSize(size);
    const tops: Record<string, number> = {};
    for (const [path, first] of Object.entries(FIRST)) {
      await page.goto(path);
      await expect(first(page).first()).toBeVisible();
      tops[path] = Math.round((await first(page).first().boundingBox())?.y ?? Number.POSITIVE_INFINITY);
    }
    const late = Object.entries(tops).filter(([, top]) => top > most);
    expect(late, JSON.stringify(tops)).toEqual([]);
  });

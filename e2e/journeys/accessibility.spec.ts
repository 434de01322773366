import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { DEMO, register, signIn, skipTour } from '../members.ts';

const PUBLIC = [
  '/',
  '/feed',
  '/profile/maya-torres',
  '/services',
  '/businesses',
  '/business/rye-shine-bakery?tab=reviews',
  '/no-such-page',
  '/?dialog=login',
  '/?dialog=register',
  '/?dialog=forgot-password',
  '/reset-password?token=x',
  '/verify-email?token=x',
];
const MEMBERS = [
  '/services',
  '/business/create',
  '/dashboard',
  '/dashboard?tab=connections',
  '/dashboard?dialog=edit-profile',
  '/dashboard?tab=opportunities',
  '/dashboard?tab=messages',
  '/dashboard?tab=messages&with=2',
  '/dashboard?tab=referrals',
  '/settings',
  '/saved?tab=opportunities',
  '/feed',
];

/** Each page is loaded and searched through; a busy machine takes seconds for one. */
const MANY_PAGES_MS = 300_000;

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });

      test('axe finds nothing on the public pages, and nothing is cut off', async ({
        page,
        expectAccessible,
      }) => {
        test.setTimeout(MANY_PAGES_MS);
        for (const path of PUBLIC) {
          await open(page, path);
          await test.step(path, () => expectAccessible(page));
          expect(await overflow(page)).toBe(0);
        }
      });

      for (const [who, enter] of [
        ['a member in the midst of it', (page: Page) => signIn(page.request, DEMO.member)],
        ['a newcomer', (page: Page) => register(page.request)],
      ] as const) {
        test(`axe finds nothing on the pages of ${who}`, async ({ page, expectAccessible }) => {
          test.setTimeout(MANY_PAGES_MS);
          await skipTour(page, await enter(page));
          for (const path of MEMBERS) {
            await open(page, path);
            await test.step(path, () => expectAccessible(page));
            expect(await overflow(page)).toBe(0);
          }
        });
      }
    });
  }
}

/** Opens a page and waits until nothing on it says that it is still loading. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  if (path.includes('dialog=')) await expect(page.getByRole('dialog')).toBeVisible();
}

const overflow = (page: Page) =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );

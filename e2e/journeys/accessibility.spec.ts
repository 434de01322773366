import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { DEMO, register, signIn, skipTour } from '../members.ts';

const PUBLIC = [
  '/',
  '/feed',
  '/news',
  '/news?search=nothing-like-it',
  '/profile/maya-torres',
  '/services',
  '/businesses',
  '/business/rye-shine-bakery?tab=reviews',
  '/no-such-page',
  '/?dialog=login',
  '/?dialog=register',
  '/?dialog=forgot-password',
  '/reset-password#token=x',
  '/verify-email#token=x',
];
const DASHBOARD = [
  '/dashboard',
  '/dashboard?tab=connections',
  '/dashboard?dialog=edit-profile',
  '/dashboard?tab=opportunities',
  '/dashboard?tab=messages',
  '/dashboard?tab=messages&with=2',
  '/dashboard?tab=referrals',
];
const ELSEWHERE = [
  '/feed',
  '/services',
  '/business/create',
  '/settings',
  '/search?q=bak',
  '/saved',
  '/saved?tab=articles',
  '/saved?tab=opportunities',
];
const CONSOLE = [
  ...['overview', 'users', 'posts', 'articles'].map((tab) => `/admin?tab=${tab}`),
  ...['businesses', 'banners', 'backup', 'settings'].map((tab) => `/admin?tab=${tab}`),
  '/admin/orders',
  '/admin/reports',
  '/admin/audit',
];

type Entrance = (request: APIRequestContext) => Promise<{ id: number } | undefined>;

/** A width, and whether the page is seen in the dark; the scheme changes nothing but colours. */
type Way = [width: number, isDark: boolean];
const PHONE: Way = [360, false];
const DESK: Way = [1280, true];
/** With `ACCESSIBILITY=all`, every page is looked at in all of them. */
const ALL: Way[] = [PHONE, [360, true], [1280, false], DESK];

const READERS: [title: string, enter: Entrance, paths: string[], daily: Way[]][] = [
  ['the public pages', async () => undefined, PUBLIC, [PHONE, DESK]],
  [
    'the dashboard of a member in the midst of it',
    (request) => signIn(request, DEMO.member),
    DASHBOARD,
    [PHONE, DESK],
  ],
  [
    'the other pages of a member in the midst of it',
    (request) => signIn(request, DEMO.member),
    ELSEWHERE,
    [PHONE, DESK],
  ],
  ['the dashboard of a newcomer', register, DASHBOARD, [PHONE]],
  ['the other pages of a newcomer', register, ELSEWHERE, [PHONE]],
  ['the admin console', (request) => signIn(request, DEMO.admin), CONSOLE, [DESK]],
];

/** Each page is loaded and searched through; a busy machine takes seconds for one. */
const MANY_PAGES_MS = 300_000;

for (const [title, enter, paths, daily] of READERS) {
  test(`${title} can be used by everybody, on a telephone and a desk, light and dark`, async ({
    page,
    expectAccessible,
  }) => {
    test.setTimeout(MANY_PAGES_MS);
    const reader = await enter(page.request);
    if (reader) await skipTour(page, reader);
    for (const path of paths) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 360, height: 800 });
      await open(page, path);
      await test.step(path, () => everyWay(page, daily, expectAccessible));
    }
  });
}

test('the feed can be used by everybody while they write a post and a comment', async ({
  page,
  expectAccessible,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page.request, DEMO.member);
  await open(page, '/feed');
  await page.getByRole('button', { name: /^Share an opportunity/ }).click();
  await page.getByLabel('Your post').waitFor();
  await page
    .getByRole('feed')
    .getByRole('button', { name: /^Comment/ })
    .first()
    .click();
  await page.getByLabel('Your comment').waitFor();
  await everyWay(page, [PHONE, DESK], expectAccessible);
});

/** Looks at an open page as people see it. */
async function everyWay(
  page: Page,
  daily: Way[],
  expectAccessible: (page: Page, rules?: string[]) => Promise<void>,
): Promise<void> {
  const isFull = process.env['ACCESSIBILITY'] === 'all';
  for (const [width, isDark] of isFull ? ALL : daily) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
    await expect(page.locator('html')).toHaveAttribute(
      'data-mantine-color-scheme',
      isDark ? 'dark' : 'light',
    );
    await settled(page);
    expect(await overflow(page), `cut off at ${width} px`).toBe(0);
    await (isFull && isDark ? expectAccessible(page, ['color-contrast']) : expectAccessible(page));
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  if (path.includes('dialog=')) await expect(page.getByRole('dialog')).toBeVisible();
}

/** Waits until nothing on the page says that it is still loading. */
/** Nothing loads any more, and what fades in has come: half of a fade has half of its contrast. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  );
}

const overflow = (page: Page) =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );

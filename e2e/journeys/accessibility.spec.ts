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
  '/messages',
  '/messages?with=2',
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
  '/admin/services',
  '/admin/industries',
];
const HOUSE = [
  '/admin/community',
  '/admin/registration',
  '/admin/applicants',
  '/admin/invitations',
  '/admin/imports',
  '/admin/pages',
  '/admin/members/2',
  '/members',
  '/members?view=map',
  '/invitations',
];
/** Dialogs of the console, and the buttons that open them. */
const DIALOGS: [path: string, button: string | RegExp][] = [
  ['/admin?tab=users', 'Add User'],
  ['/admin?tab=users', /^Make .+ an administrator$/],
  ['/admin?tab=businesses', 'Add Business'],
  ['/admin/members/2', 'Merge another account'],
  ['/admin/reports', /^Warn about /],
  ['/admin/services', 'Add a service'],
  ['/admin/industries', /^Merge .+ into another$/],
];

type Entrance = (request: APIRequestContext) => Promise<{ id: number } | undefined>;

/** A width and a color scheme. */
type Viewport = [width: number, isDark: boolean];
const PHONE: Viewport = [360, false];
const DESKTOP: Viewport = [1280, true];
/** Every page in every viewport runs with `ACCESSIBILITY=all`. */
const ALL: Viewport[] = [PHONE, [360, true], [1280, false], DESKTOP];

const VIEWERS: [title: string, enter: Entrance, paths: string[], daily: Viewport[]][] = [
  ['the public pages', async () => undefined, PUBLIC, [PHONE, DESKTOP]],
  [
    'the pages of the dashboard of an active member',
    (request) => signIn(request, DEMO.member),
    DASHBOARD,
    [PHONE, DESKTOP],
  ],
  [
    'the other pages of an active member',
    (request) => signIn(request, DEMO.member),
    ELSEWHERE,
    [PHONE, DESKTOP],
  ],
  ['the pages of the dashboard of a new member', register, DASHBOARD, [PHONE]],
  ['the other pages of a new member', register, ELSEWHERE, [PHONE]],
  ['the pages of the admin console', (request) => signIn(request, DEMO.admin), CONSOLE, [PHONE, DESKTOP]],
  [
    'the pages about the community and its members',
    (request) => signIn(request, DEMO.admin),
    HOUSE,
    [PHONE, DESKTOP],
  ],
];

/** axe takes seconds per page on a busy machine. */
const MANY_PAGES_MS = 300_000;

for (const [title, enter, paths, daily] of VIEWERS) {
  test(`${title} are accessible on a phone and a desktop, in light and dark mode`, async ({
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
      await test.step(path, () => expectAccessibleIn(page, daily, expectAccessible));
    }
  });
}

test('the feed is accessible while a member writes a post and a comment', async ({
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
  await expectAccessibleIn(page, [PHONE, DESKTOP], expectAccessible);
});

test('the dialogs of the admin console are accessible on a phone and a desktop, in light and dark mode', async ({
  page,
  expectAccessible,
}) => {
  test.setTimeout(MANY_PAGES_MS);
  await skipTour(page, await signIn(page.request, DEMO.admin));
  for (const [path, button] of DIALOGS) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 800 });
    await open(page, path);
    await page.getByRole('main').getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await test.step(`${path}, ${button}`, () => expectAccessibleIn(page, [PHONE, DESKTOP], expectAccessible));
  }
});

/** Checks an open page in each viewport. */
async function expectAccessibleIn(
  page: Page,
  daily: Viewport[],
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
    await (isFull && isDark ? expectAccessible(page, ['color-contrast']) : expectAccessible(page));
    expect(await overflow(page), `cut off at ${width} px`).toBe(0);
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  if (path.includes('dialog=')) await expect(page.getByRole('dialog')).toBeVisible();
}

const overflow = (page: Page) =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );

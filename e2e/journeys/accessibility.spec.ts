import type { APIRequestContext, Page } from '@playwright/test';
import { PLAYS_ALL } from '../devices.ts';
import { expect, test } from '../fixtures.ts';
import { goWithinApp } from '../go-within-app.ts';
import { DEMO, register, signIn, skipTour } from '../members.ts';

// Neighbors differ in more than the tab, so that most are reached as by a link (`goWithinApp`).
const PUBLIC = [
  '/',
  '/feed',
  '/news',
  '/?dialog=login',
  '/news?search=nothing-like-it',
  '/profile/maya-torres',
  '/?dialog=register',
  '/services',
  '/businesses',
  '/businesses?view=map',
  '/opportunities',
  '/feed?topic=webdesign',
  '/events',
  '/chapters',
  '/?dialog=forgot-password',
  '/business/rye-shine-bakery?tab=reviews',
  '/no-such-page',
  '/reset-password#token=x',
  '/event-seat#token=x',
  '/verify-email#token=x',
];
const DAILY = [
  '/dashboard',
  '/messages',
  '/dashboard?tab=connections',
  '/messages?with=2',
  '/dashboard?dialog=edit-profile',
  '/saved?tab=articles',
  '/my/businesses',
  '/dashboard?tab=opportunities',
  '/saved',
];
const ELSEWHERE = [
  '/chapters/makers-of-portland',
  '/events/breakfast-at-the-corn-exchange',
  '/saved?tab=businesses',
  '/events?when=month',
  '/dashboard?tab=messages',
  '/feed',
  '/services',
  '/business/create',
  '/settings',
  '/connections',
  '/introductions',
  '/opportunities?show=yours',
  '/opportunities?show=applied',
  '/opportunities/10',
  '/feed?show=topics',
  '/dashboard?tab=referrals',
  '/opportunities?search=design&remote=yes',
  '/search?q=bak',
  '/saved?tab=opportunities',
];
const CONSOLE = [
  '/chapters/new',
  '/chapters/makers-of-portland/edit',
  '/events/new',
  '/admin?tab=overview',
  '/admin/orders',
  '/admin?tab=users',
  '/admin/reports',
  '/admin?tab=posts',
  '/admin/audit',
  '/admin/figures',
  '/admin/figures/joined?from=2026-01-01&to=2026-11-26',
  '/admin?tab=articles',
  '/admin/services',
  '/admin?tab=businesses',
  '/admin/industries',
  '/admin/roles',
  '/admin/handovers',
  '/admin?tab=banners',
];
const HOUSE = [
  '/admin/community',
  '/admin?tab=backup',
  '/admin/registration',
  '/admin?tab=settings',
  '/admin/applicants',
  '/admin/mail',
  '/admin/data-requests',
  '/admin/invitations',
  '/admin/imports',
  '/members',
  '/admin/pages',
  '/members?view=map',
  '/admin/members/2',
  '/invitations',
];
/** Dialogs of the console, and the buttons that open them. */
const DIALOGS: [path: string, button: string | RegExp][] = [
  ['/admin?tab=users', 'Add User'],
  ['/admin/members/5', 'Make administrator'],
  ['/admin?tab=users', 'Columns'],
  ['/admin?tab=businesses', 'Add Business'],
  ['/admin/members/2', 'Merge another account'],
  ['/admin/members/5', /^Erase…/],
  ['/admin/reports', /^Warn about /],
  ['/admin/services', 'Add a service'],
  ['/admin/industries', /^Merge .+ into another$/],
];

type Entrance = (request: APIRequestContext) => Promise<{ id: number } | undefined>;

/** A width and a color scheme. */
type Viewport = [width: number, isDark: boolean];
const PHONE: Viewport = [360, false];
const DESKTOP: Viewport = [1280, true];
const ALL: Viewport[] = [PHONE, [360, true], [1280, false], DESKTOP];

const VIEWERS: [title: string, enter: Entrance, paths: string[], daily: Viewport[]][] = [
  ['the public pages', async () => undefined, PUBLIC, [PHONE, DESKTOP]],
  ['the daily pages of an active member', (request) => signIn(request, DEMO.member), DAILY, [PHONE, DESKTOP]],
  [
    'the other pages of an active member',
    (request) => signIn(request, DEMO.member),
    ELSEWHERE,
    [PHONE, DESKTOP],
  ],
  ['the daily pages of a new member', register, DAILY, [PHONE]],
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
    const viewports = PLAYS_ALL ? ALL : daily;
    await show(page, PHONE);
    for (const [index, path] of paths.entries()) {
      // To and fro, so that each page is opened in the viewport in which the last one was left.
      const order = index % 2 === 0 ? viewports : viewports.toReversed();
      await open(page, path);
      await test.step(path, () => expectAccessibleIn(page, order, expectAccessible));
    }
  });
}

test('the feed is accessible while a member writes a post and a comment', async ({
  page,
  expectAccessible,
}) => {
  await show(page, PHONE);
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
  await show(page, PHONE);
  for (const [path, button] of DIALOGS) {
    await open(page, path);
    await page.getByRole('main').getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await test.step(`${path}, ${button}`, () => expectAccessibleIn(page, [DESKTOP, PHONE], expectAccessible));
  }
});

/** Checks an open page in each viewport. */
async function expectAccessibleIn(
  page: Page,
  viewports: Viewport[],
  expectAccessible: (page: Page, rules?: string[]) => Promise<void>,
): Promise<void> {
  for (const viewport of viewports) {
    await show(page, viewport);
    const [width, isDark] = viewport;
    await (PLAYS_ALL && isDark ? expectAccessible(page, ['color-contrast']) : expectAccessible(page));
    expect(await overflow(page), `cut off at ${width} px`).toBe(0);
  }
}

async function show(page: Page, [width, isDark]: Viewport): Promise<void> {
  const colorScheme = isDark ? 'dark' : 'light';
  // Together: the page is laid out anew for each.
  await Promise.all([page.setViewportSize({ width, height: 800 }), page.emulateMedia({ colorScheme })]);
  if (page.url() !== 'about:blank')
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}

async function open(page: Page, path: string): Promise<void> {
  await goWithinApp(page, path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  if (path.includes('dialog=')) await expect(page.getByRole('dialog')).toBeVisible();
}

const overflow = (page: Page) =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );

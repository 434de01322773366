import { expect, test } from '../fixtures.ts';
import { goWithinApp } from '../go-within-app.ts';
import { connect, register, skipTour } from '../members.ts';

const ARABIC = { firstName: 'عبد الرحمن', lastName: 'الخوارزمي' };
/** Sixty characters. */
const LONG = { firstName: 'Maximiliana-Alexandrina-Clementine', lastName: 'Wolfeschlegelsteinhausenb' };

test('what is written in Arabic reads from the right, whatever surrounds it', async ({ page }) => {
  const bio = 'نخبز الخبز كل صباح';
  const { username } = await register(page.request, { bio });
  await page.goto(`/profile/${username}`);
  const text = page.getByText(bio);
  const [start, box] = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { right } = range.getBoundingClientRect();
    return [right, element.getBoundingClientRect().right];
  });
  expect(await text.evaluate((element) => getComputedStyle(element).unicodeBidi)).toBe('plaintext');
  expect(Math.abs(start - box)).toBeLessThan(2);
});

test('a notification reads from the left although it begins with an Arabic name', async ({
  page,
  otherContext,
}) => {
  const me = await register(page.request);
  await skipTour(page, me);
  await register(otherContext.request, ARABIC);
  const data = { toUserId: me.id, message: 'مرحبا' };
  expect((await otherContext.request.post('/api/connections/request', { data })).ok()).toBe(true);
  await page.goto('/feed');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const [nameLeft, restLeft] = await page.getByText('would like to connect').evaluate((element) => {
    const text = element.firstChild as Text;
    const leftOf = (start: number, end: number) => {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, end);
      return range.getBoundingClientRect().left;
    };
    const verb = text.data.indexOf('would');
    return [leftOf(0, verb - 1), leftOf(verb, verb + 'would'.length)];
  });
  expect(nameLeft).toBeLessThan(restLeft);
});

test('long names and Arabic ones fit every page of a member at 400 % zoom', async ({
  page,
  otherContext,
}) => {
  const me = await register(page.request, LONG);
  await skipTour(page, me);
  const other = await register(otherContext.request, ARABIC);
  await connect({ request: page.request, member: me }, { request: otherContext.request, member: other });
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of [
    '/feed',
    '/dashboard',
    `/profile/${me.username}`,
    '/dashboard?tab=connections',
    `/profile/${other.username}`,
    '/dashboard?tab=opportunities',
    '/messages',
    '/dashboard?tab=referrals',
    `/messages?with=${other.id}`,
    `/search?q=${encodeURIComponent(LONG.lastName)}`,
    '/members',
    `/search?q=${encodeURIComponent(ARABIC.lastName)}`,
  ]) {
    await goWithinApp(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

test('in forced colors the chosen tab is outlined', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await skipTour(page, await register(page.request));
  await page.goto('/dashboard?tab=connections');
  const outline = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).outlineStyle);
  await expect.poll(() => outline('Connections')).toBe('solid');
  expect(await outline('Overview')).not.toBe('solid');
});

test('with reduced motion nothing moves while the page turns dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/feed');
  await page.evaluate(() => {
    document.addEventListener('transitionrun', () => performance.mark('moved'), true);
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  const moved = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return performance.getEntriesByName('moved').length;
  });
  expect(moved).toBe(0);
});

test('with reduced motion a loader turns, slowly', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/trpc/feed.list*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/feed');
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  const loader = page.getByRole('main').locator('.mantine-Loader-root');
  const turns = () =>
    loader.evaluate((element) => {
      const { animationDuration, animationIterationCount } = getComputedStyle(element, '::after');
      return `${animationIterationCount} of ${animationDuration}`;
    });
  await expect.poll(turns).toBe('infinite of 2.4s');
  release();
  await expect(loader).toHaveCount(0);
});

test('a printed business has its contact details and no controls', async ({ page }) => {
  await page.goto('/businesses');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('tab', { name: 'About' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page.getByRole('complementary', { name: 'Contact and stats' }).getByRole('link').first(),
  ).toBeVisible();
  await expect(page.getByRole('tab', { name: 'About' })).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test('beside the feed, visitors are invited to join their network and members see its insights', async ({
  page,
  otherContext,
}) => {
  await page.goto('/feed');
  await page
    .getByRole('region', { name: 'Join Your Network' })
    .getByRole('button', { name: 'Get Started' })
    .click();
  await expect(page.getByRole('dialog').getByLabel('First name')).toBeVisible();

  await register(otherContext.request);
  const feed = await otherContext.newPage();
  await feed.goto('/feed');
  await expect(feed.getByRole('region', { name: 'Network insights' })).toBeVisible();
});

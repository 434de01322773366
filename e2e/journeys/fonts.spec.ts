import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { untilHydrated } from '../page-ready.ts';

/** Sums up in `window.moved` by how much the layout has shifted. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { moved: Reflect.get(window, 'moved') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Of the page: what it has loaded, what text is drawn with, and when it was painted. */
const fontsOf = (page: Page) =>
  page.evaluate(() => {
    const files = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('.woff2'));
    return {
      firstAsked: Math.min(...files.map(({ startTime }) => startTime)),
      lastCame: Math.max(...files.map(({ responseEnd }) => responseEnd)),
      transferred: files.reduce((sum, { transferSize }) => sum + transferSize, 0),
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      applied: [...document.fonts].filter(
        ({ family, status }) => family.includes('Variable') && status === 'loaded',
      ).length,
      remembered: localStorage.getItem('fonts'),
      moved: Number(Reflect.get(window, 'moved')),
    };
  });

const applied = async (page: Page) => (await fontsOf(page)).applied;
const remembered = async (page: Page) => (await fontsOf(page)).remembered;

test('a first visit asks for the fonts after it was painted, and shows them with the next page', async ({
  page,
}) => {
  await noteShifts(page);
  await page.goto('/news');
  await expect.poll(() => remembered(page)).toContain('.woff2');
  const { firstAsked, painted, transferred, applied: shown, moved } = await fontsOf(page);
  expect(firstAsked).toBeGreaterThan(painted);
  expect(transferred).toBeGreaterThan(0);
  expect(transferred).toBeLessThan(60_000);
  expect(shown).toBe(0);
  expect(moved).toBe(0);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Meet the people');
  await expect.poll(() => applied(page)).toBe(2);
});

test('a later visit is drawn with the fonts at once, from the cache', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => remembered(page)).toContain('.woff2');
  await noteShifts(page);
  await page.goto('/feed');
  const { lastCame, painted, transferred, applied: shown, moved } = await fontsOf(page);
  expect(shown).toBe(2);
  expect(transferred).toBe(0);
  expect(lastCame).toBeLessThan(painted);
  expect(moved).toBe(0);
});

test('a dialog that comes later does not make the page load its fonts again', async ({ page }) => {
  await page.goto('/feed');
  await untilHydrated(page);
  await page.evaluate(() => {
    Object.assign(window, { loaded: 0 });
    document.fonts.addEventListener('loading', () =>
      Object.assign(window, { loaded: Reflect.get(window, 'loaded') + 1 }),
    );
  });
  await page
    .getByRole('link', { name: /^Comment,/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('link[rel=stylesheet][href*=AuthDialog]')).toHaveCount(1);
  expect(await page.evaluate(() => Reflect.get(window, 'loaded'))).toBe(0);
});

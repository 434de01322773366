import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { register } from '../members.ts';

const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
  ar: 'العربية',
};
const WIDTHS = [768, 900, 991, 992, 1024, 1100, 1199, 1200, 1280];

/** What reaches beyond the window, and links that stand over one another, at each width. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 720 });
    const found = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const boxes = [...document.querySelectorAll('header a, header button')]
        .map((node) => ({ name: node.textContent, box: node.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && box.height > 0)
        .toSorted((one, other) => one.box.left - other.box.left);
      const outside = boxes.filter(
        ({ box }) => box.left < 0 || box.right > clientWidth || box.top < 0 || box.bottom > 65,
      );
      const covered = boxes.filter(({ box }, index) =>
        boxes
          .slice(index + 1)
          .some(
            ({ box: other }) =>
              other.left < box.right - 1 && other.top < box.bottom - 1 && box.top < other.bottom - 1,
          ),
      );
      return [
        ...(scrollWidth > clientWidth ? [`scrolls to ${scrollWidth}`] : []),
        ...outside.map(({ name }) => `${name} is cut off`),
        ...covered.map(({ name }) => `${name} is covered`),
      ];
    });
    faults.push(...found.map((fault) => `${width} px: ${fault}`));
  }
  return faults;
}

test('a visitor’s header fits into the window in every language', async ({ page }) => {
  for (const [locale, name] of Object.entries(LANGUAGES)) {
    await page.goto('/news');
    await page.getByRole('contentinfo').getByRole('button', { name }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
    expect.soft(await faultsOf(page), name).toEqual([]);
  }
});

test('a visitor’s links are on one line from 1200 px on in every language, and "More" holds those without room', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  const links = header.getByRole('navigation').getByRole('link').filter({ visible: true });
  for (const [locale, name] of Object.entries(LANGUAGES)) {
    await page.goto('/news');
    await page.getByRole('contentinfo').getByRole('button', { name }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    for (const width of [1200, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 720 });
      const tops = await links.evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().top));
      expect(tops.length).toBeGreaterThan(3);
      expect.soft(new Set(tops).size, `${name} at ${width} px`).toBe(1);
    }
  }
});

test('a visitor opens the events from "More" where they have no room in the row', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/news');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Deutsch' }).click();
  const row = page.getByRole('banner').getByRole('navigation');
  const events = row.getByRole('link', { name: 'Veranstaltungen' }).filter({ visible: true });
  const more = row.getByRole('button', { name: 'Mehr' });
  await expect(more).toBeVisible();
  await expect(events).toHaveCount(0);
  await more.click();
  await page.keyboard.press('Escape');
  await expect(events).toHaveCount(0);
  await more.click();
  await events.click();
  await expect(page).toHaveURL(/\/events$/);
  await expect(events).toHaveCount(0);
});

test('the search keeps its word at 1280 px, and "More" holds what has no room beside it', async ({
  page,
}) => {
  await register(page.request);
  await page.setViewportSize({ width: 1280, height: 720 });
  const header = page.getByRole('banner');
  for (const [locale, directory, more] of [
    ['de', 'Branchenverzeichnis', 'Mehr'],
    ['fr', 'Annuaire', 'Plus'],
  ] as const) {
    await page.request.put('/api/account/locale', { data: { locale } });
    await page.goto('/saved');
    await expect(header.getByRole('link', { name: directory })).toBeHidden();
    const { width = 0 } = (await header.getByRole('search').boundingBox()) ?? {};
    expect(width).toBeGreaterThan(160);
    await header.getByRole('button', { name: more }).click();
    await header.getByRole('menuitem', { name: directory }).click();
    await expect(page).toHaveURL(/\/businesses$/);
    await page.setViewportSize({ width: 1440, height: 720 });
    await expect(header.getByRole('link', { name: directory })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 720 });
  }
});

test('the header of a member fits into the window in every language', async ({ page }) => {
  await register(page.request);
  for (const [locale, name] of Object.entries(LANGUAGES)) {
    await page.request.put('/api/account/locale', { data: { locale } });
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/saved');
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('banner').getByRole('button').last()).toBeVisible();
    expect.soft(await faultsOf(page), name).toEqual([]);
  }
});

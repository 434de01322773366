import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** On a page that was just loaded, the first thing that Tab reaches skips all the others. */
export async function beginAtTop(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
}

/** Opens a page and skips to its content, as people do who have no mouse. */
export async function openByKeys(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await beginAtTop(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

/**
 * Tabs on, or back, until the wanted thing has the focus, and shows it. Wherever this begins, something must
 * have the focus: who has lost the place would have to begin anew.
 */
export async function tabTo(page: Page, target: Locator, { back = false, most = 90 } = {}): Promise<void> {
  await expect(page.locator('body')).not.toBeFocused();
  await target.waitFor({ timeout: 20_000 });
  const key = back ? 'Shift+Tab' : 'Tab';
  for (let step = 0; step < most && !(await hasFocus(target)); step += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
  expect(await target.evaluate(showsFocus), 'the focus is seen').toBe(true);
}

/** Goes there and presses it. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes there and writes, over what stands there. */
export async function write(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

function showsFocus(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return element.matches(':focus-visible') && bottom > 0 && top < window.innerHeight;
}

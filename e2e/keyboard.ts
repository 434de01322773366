import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Focuses the skip link, which is the first tab stop of every page. */
export async function startAtTop(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
}

/** Opens a page and uses the skip link. */
export async function openByKeyboard(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await startAtTop(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

/**
 * Presses Tab, or Shift+Tab, until the target has a visible focus. Fails when nothing is focused at first:
 * focus was lost then, and a keyboard user would start at the top again.
 */
export async function tabTo(page: Page, target: Locator, { back = false, most = 120 } = {}): Promise<void> {
  await expect(page.locator('body')).not.toBeFocused();
  await target.waitFor({ timeout: 20_000 });
  // What loads above the target would push it out of view after it was focused.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const key = back ? 'Shift+Tab' : 'Tab';
  for (let step = 0; step < most && !(await hasFocus(target)); step += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
  await expect.poll(() => target.evaluate(showsFocus), 'the focus is visible').toBe(true);
}

/** Tabs to the target and presses it. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Moves to the item of the open menu, which takes keys once the focus is in it, and presses it. */
export async function chooseItem(page: Page, item: Locator): Promise<void> {
  await item.waitFor();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(item).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
}

/** Tabs to the field and replaces its text. */
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

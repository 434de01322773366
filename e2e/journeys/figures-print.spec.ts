import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { DEMO, signIn } from '../members.ts';

/** As the print dialog lays it out; Chromium writes the number of pages in the clear. */
async function countPages(page: Page): Promise<number> {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return Math.max(...[...file.matchAll(/\/Count (\d+)/g)].map(([, count]) => Number(count)));
}

test('the figures are printed on one page, without the navigation', async ({ page, context }) => {
  await signIn(context.request, DEMO.admin);
  await page.goto('/admin/figures');
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Towns with most members' })).toBeVisible();
  expect(await countPages(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
});

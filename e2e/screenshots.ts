import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** A phone and a desktop. */
const WIDTHS = [360, 1280];

/** Saves the page in both widths and color schemes in the folder `E2E_SCREENSHOTS`; without one, does nothing. */
export async function takeScreenshots(page: Page, name: string): Promise<void> {
  const folder = process.env['E2E_SCREENSHOTS'];
  if (!folder) return;
  const viewport = page.viewportSize();
  // What sticks to the top would be in the middle of the picture.
  await page.evaluate(() => window.scrollTo(0, 0));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({
        path: join(folder, `${name}-${width}-${colorScheme}.png`),
        fullPage: true,
        animations: 'disabled',
      });
    }
  }
  if (viewport) await page.setViewportSize(viewport);
}

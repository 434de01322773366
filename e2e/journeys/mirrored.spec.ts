import type { Page } from '@playwright/test';
import { sql } from '../../packages/db/src/index.ts';
import { withDatabase } from '../database.ts';
import { expect, test } from '../fixtures.ts';
import { register } from '../members.ts';

const PAGES = [
  '/dashboard',
  '/feed',
  '/members',
  '/messages',
  '/opportunities',
  '/connections',
  '/introductions',
  '/businesses',
  '/businesses?view=map',
  '/business/create',
  '/news',
  '/services',
  '/events',
  '/chapters',
  '/settings',
  '/saved',
  '/search?q=web',
  '/admin',
  '/admin/users',
  '/admin/community',
];

/**
 * What of the page is not mirrored: parts that are elsewhere once the very same page is read from the left. What is as
 * wide as its words has one of its sides alone in common. Undefined while it loads.
 */
const crookedParts = (page: Page): Promise<string[] | undefined> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const parts = [...document.querySelectorAll('main, main nav, main aside, main section, main article')];
    const sidesIn = (dir: 'rtl' | 'ltr') => {
      root.dir = dir;
      return parts.map((part) => {
        const { left, right, width } = part.getBoundingClientRect();
        const sides = [left, root.clientWidth - right] as const;
        return { sides: dir === 'rtl' ? sides.toReversed() : sides, width };
      });
    };
    const fromLeft = sidesIn('ltr');
    const fromRight = sidesIn('rtl');
    if (parts.length === 0 || document.querySelector('main h1') === null) return undefined;
    return fromRight.flatMap(({ sides, width }, index) => {
      const others = fromLeft[index]?.sides ?? [];
      const isMirrored = width === 0 || sides.some((side, at) => Math.abs(side - (others[at] ?? 0)) <= 2);
      const name = `${parts[index]?.tagName.toLowerCase()} ${index + 1}`;
      return isMirrored
        ? []
        : [
            `${name}: ${sides.map(Math.round).join('-')} from the right, ${others.map(Math.round).join('-')} from the left`,
          ];
    });
  });

for (const width of [390, 1280])
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('each page in Arabic is the mirror image of what it is from left to right', async ({ page }) => {
      test.slow();
      const { id } = await register(page.request);
      await withDatabase((db) => sql`update app.users set role = 'admin' where id = ${id}`.execute(db));
      await page.request.put('/api/account/locale', { data: { locale: 'ar' } });
      for (const path of PAGES) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        await expect.poll(() => crookedParts(page), { message: path }).toEqual([]);
      }
    });
  });

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
  '/introductions',
  '/businesses',
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

/** Where a part begins and ends along a line: what is as wide as its words has one of them alone in common. */
type Box = { name: string; start: number; end: number };

/** Each part of the page, and how far it is from the sides where lines begin and end. */
const partsOf = (page: Page): Promise<Box[]> =>
  page.evaluate(() => {
    const { clientWidth: width, dir } = document.documentElement;
    const counts = new Map<string, number>();
    return [...document.querySelectorAll('main, main nav, main aside, main section, main article')].flatMap(
      (part) => {
        const box = part.getBoundingClientRect();
        if (box.width === 0 || box.height === 0) return [];
        const count = (counts.get(part.tagName) ?? 0) + 1;
        counts.set(part.tagName, count);
        const sides = [Math.round(box.left), Math.round(width - box.right)] as const;
        const [start, end] = dir === 'rtl' ? sides.toReversed() : sides;
        return [{ name: `${part.tagName.toLowerCase()} ${count}`, start, end }];
      },
    );
  });

/** Once the page has loaded what it shows, and nothing moves any more. */
async function settledParts(page: Page): Promise<Box[]> {
  let parts: Box[] = [];
  await expect
    .poll(
      async () => {
        const before = JSON.stringify(parts);
        parts = await partsOf(page);
        return parts.length > 0 && JSON.stringify(parts) === before;
      },
      { intervals: [300] },
    )
    .toBe(true);
  return parts;
}

for (const width of [390, 1280])
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('each page in Arabic is its own in English, mirrored', async ({ page }) => {
      test.slow();
      const { id } = await register(page.request);
      await withDatabase((db) => sql`update app.users set role = 'admin' where id = ${id}`.execute(db));
      const partsIn = async (locale: string) => {
        await page.request.put('/api/account/locale', { data: { locale } });
        const parts: Record<string, Box[]> = {};
        for (const path of PAGES) {
          await page.goto(path);
          await expect(page.locator('html')).toHaveAttribute('lang', locale);
          parts[path] = await settledParts(page);
        }
        return parts;
      };
      const english = await partsIn('en');
      const arabic = await partsIn('ar');
      const crooked = PAGES.flatMap((path) =>
        (english[path] ?? []).flatMap(({ name, start, end }) => {
          const mirrored = arabic[path]?.find((part) => part.name === name);
          return mirrored && Math.abs(mirrored.start - start) > 2 && Math.abs(mirrored.end - end) > 2
            ? [`${path}: ${name} begins at ${start}, and at ${mirrored.start} in Arabic`]
            : [];
        }),
      );
      expect(crooked).toEqual([]);
    });
  });

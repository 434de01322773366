import { expect, test } from '../fixtures.ts';
import { DEMO, register, signIn } from '../members.ts';

const PUBLIC = ['/', '/feed', '/profile/maya-torres', '/no-such-page', '/?dialog=login', '/?dialog=register'];
const MEMBERS = ['/dashboard', '/dashboard?tab=connections', '/dashboard?dialog=edit-profile', '/feed'];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });

      test('axe finds nothing on the public pages, and nothing is cut off', async ({
        page,
        expectAccessible,
      }) => {
        test.slow();
        for (const path of PUBLIC) {
          await page.goto(path, { waitUntil: 'networkidle' });
          await test.step(path, () => expectAccessible(page));
          expect(await overflow(page)).toBe(0);
        }
      });

      test('axe finds nothing on the members’ pages, full and empty', async ({ page, expectAccessible }) => {
        test.slow();
        for (const enter of [() => signIn(page.request, DEMO.member), () => register(page.request)]) {
          await enter();
          for (const path of MEMBERS) {
            await page.goto(path, { waitUntil: 'networkidle' });
            const skip = page.getByRole('button', { name: 'Skip for Now' });
            if (await skip.isVisible()) await skip.click();
            await test.step(path, () => expectAccessible(page));
            expect(await overflow(page)).toBe(0);
          }
        }
      });
    });
  }
}

const overflow = (page: import('@playwright/test').Page) =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );

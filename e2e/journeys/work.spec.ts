import { DEVICES, SWEEP } from '../devices.ts';
import { expect, test } from '../fixtures.ts';
import { register } from '../members.ts';
import { drawnPicture } from '../png.ts';

for (const [name, viewport] of DEVICES) {
  test(
    `on a ${name}, a member shows work and orders it by keyboard, and a visitor looks at it`,
    SWEEP,
    async ({ page, otherContext, expectAccessible }) => {
      await page.setViewportSize(viewport);
      const { username } = await register(page.request);
      await page.goto(`/profile/${username}`);
      const add = page.getByRole('button', { name: 'Add work' });
      const dialog = page.getByRole('dialog', { name: 'Add work' });
      await add.press('Enter');
      await dialog.getByLabel('Title').fill("O'Brien <b> 🥐");
      await dialog.getByLabel('What it was').fill('A site for a bakery.');
      await dialog.getByLabel('Link').fill('bakery.example/menu');
      await dialog.locator('input[type=file]').setInputFiles(await drawnPicture(page, 'Site'));
      await dialog.getByLabel('Description of picture 1').fill('A page with a loaf');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Add to profile' }).click();
      await expect(dialog).toHaveCount(0);

      await add.press('Enter');
      await dialog.getByLabel('Title').fill('A poster');
      await page.keyboard.press('Enter');
      await expect(dialog).toHaveCount(0);
      const up = page.getByRole('button', { name: 'Move “A poster” up' });
      await up.press('Enter');
      await expect(up).toBeFocused();
      await expectAccessible(page);

      const visitor = await otherContext.newPage();
      await visitor.setViewportSize(viewport);
      await visitor.goto(`/profile/${username}`);
      const work = visitor.getByRole('region', { name: 'Work' });
      await expect(work.getByRole('heading', { level: 3 })).toHaveText(['A poster', "O'Brien <b> 🥐"]);
      await expect(work.getByRole('link', { name: 'bakery.example/menu' })).toHaveAttribute(
        'href',
        'https://bakery.example/menu',
      );
      await work.getByRole('button', { name: 'Open picture: A page with a loaf' }).click();
      const picture = visitor.getByRole('dialog').getByRole('img', { name: 'A page with a loaf' });
      await expect
        .poll(() => picture.evaluate((node: HTMLImageElement) => node.naturalWidth))
        .toBeGreaterThan(0);
    },
  );
}

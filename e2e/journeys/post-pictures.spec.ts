import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { uploadOverBadConnection } from '../bad-connection.ts';
import { DEVICES } from '../devices.ts';
import { expect, test } from '../fixtures.ts';
import { register } from '../members.ts';
import { drawnPicture } from '../png.ts';

async function openComposer(page: Page) {
  await page.goto('/feed');
  await page.getByRole('button', { name: /^Share an opportunity/ }).click();
  return page.getByRole('region', { name: 'New post' });
}

for (const [size, viewport] of DEVICES) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('a member posts two pictures and a mention over a connection that breaks, and readers look at them by keyboard', async ({
      page,
      browser,
      otherContext,
      expectAccessible,
    }) => {
      const surname = `Baker ${randomUUID().slice(0, 8)}`;
      const ben = await register(otherContext.request, { firstName: 'Ben', lastName: surname });
      await register(page.request, { firstName: 'Ada', lastName: surname });
      const composer = await openComposer(page);
      await composer.getByLabel('Your post').fill('The new oven is here, thanks to ');
      await composer.getByLabel('Your post').press('End');
      await page.keyboard.type(`@Ben ${surname}`);
      await expect(page.getByRole('option', { name: `Ben ${surname}` })).toBeVisible();
      await page.keyboard.press('Enter');

      const files = [await drawnPicture(page, 'Oven'), await drawnPicture(page, 'Bread', [1_250, 2_000])];
      const mistake = await drawnPicture(page, 'Mistake');
      await uploadOverBadConnection(
        page,
        composer.getByRole('progressbar', { name: 'Uploading picture 1' }),
        () => composer.locator('input[type=file]').setInputFiles([...files, mistake]),
      );
      await composer.getByRole('button', { name: 'Remove picture 3' }).click();
      await composer.getByLabel('Description of picture 1').fill('A red oven on a cargo bike');
      await composer.getByLabel('Description of picture 2').fill('Two loaves');
      // The pill of new posts may just be fading in, in too little contrast for a moment.
      await expectAccessible(page, ['label', 'button-name', 'aria-progressbar-name', 'image-alt', 'list']);
      await composer.getByRole('button', { name: 'Post', exact: true }).click();

      const post = page.getByRole('article', { name: `Ada ${surname}` }).first();
      await expect(post.getByRole('link', { name: `@Ben ${surname}` })).toHaveAttribute(
        'href',
        `/profile/${ben.username}`,
      );
      const first = post.getByRole('button', { name: 'Open picture: A red oven on a cargo bike' });
      await expect(first).toBeVisible();
      const image = first.getByRole('presentation');
      await expect
        .poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth))
        .toBeGreaterThan(0);

      await first.focus();
      await page.keyboard.press('Enter');
      const viewer = page.getByRole('dialog', { name: 'Picture 1 of 2' });
      await expect(viewer.getByRole('img', { name: 'A red oven on a cargo bike' })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('ArrowRight');
      const second = page.getByRole('dialog', { name: 'Picture 2 of 2' });
      await expect(second.getByRole('img', { name: 'Two loaves' })).toBeVisible();
      await expectAccessible(page);
      await expect(second).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(second).toHaveCount(0);
      await expect(first).toBeFocused();

      const address = (await image.getAttribute('src')) ?? '';
      const visitor = await browser.newContext({ javaScriptEnabled: false });
      const seen = await visitor.newPage();
      await seen.goto('/feed');
      const served = seen.locator(`img[src="${address}"]`);
      await expect(served).toHaveAttribute('srcset', /-960\.webp 960w/);
      expect((await visitor.request.get(address)).status()).toBe(200);

      await post.getByRole('button', { name: /^More options for/ }).click();
      await page.getByRole('menuitem', { name: 'Delete post' }).click();
      await page.getByRole('button', { name: /^Delete/ }).click();
      await expect(page.getByText('Post deleted', { exact: true })).toBeVisible();
      expect((await visitor.request.get(address)).status()).toBe(404);
      await visitor.close();
    });
  });
}

test('a file that is no picture says so, and keeps nobody from posting without it', async ({ page }) => {
  await register(page.request, { firstName: 'Ben', lastName: 'Pictures' });
  const composer = await openComposer(page);
  await composer.getByLabel('Your post').fill('No picture today');
  await composer.locator('input[type=file]').setInputFiles({
    name: 'notes.png',
    mimeType: 'image/png',
    buffer: Buffer.from('not a picture'),
  });
  await expect(composer.getByRole('alert')).toContainText('not a picture we can read');
  await expect(composer.getByRole('button', { name: 'Post', exact: true })).toBeDisabled();
  await composer.getByRole('button', { name: 'Remove picture 1' }).click();
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('article').getByText('No picture today')).toBeVisible();
});

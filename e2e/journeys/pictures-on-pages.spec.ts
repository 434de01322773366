import { randomUUID } from 'node:crypto';
import { uploadOverBadConnection } from '../bad-connection.ts';
import { SWEEP } from '../devices.ts';
import { expect, test } from '../fixtures.ts';
import { DEMO, register, signIn } from '../members.ts';
import { drawnPicture } from '../png.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

test(
  'an article with headings and a picture goes from draft to readers on a phone and a desk',
  SWEEP,
  async ({ page, otherContext, expectAccessible }) => {
    const title = `The new oven ${randomUUID().slice(0, 8)}`;
    await signIn(page.request, DEMO.admin);
    await page.goto('/admin?tab=articles');
    await page.getByRole('button', { name: 'Create Article' }).click();
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
    await page.getByRole('switch', { name: 'Published' }).click();
    await page.getByLabel('Content').fill('## Before dawn\n\nThe oven is red.');
    const file = await drawnPicture(page, 'Oven');
    await uploadOverBadConnection(
      page,
      page.getByRole('progressbar', { name: 'Uploading picture' }),
      async () => {
        const chooser = page.waitForEvent('filechooser');
        await page.getByRole('button', { name: 'Add picture to text' }).click();
        await (await chooser).setFiles(file);
      },
    );
    const picture = page.getByRole('group', { name: 'Picture to insert' });
    await picture.getByLabel('Alt text').fill('A red oven');
    await picture.getByLabel('Caption').fill('It came on Monday.');
    await expectAccessible(page, ['label', 'button-name', 'image-alt']);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Content')).toHaveValue(/red\.\n\n!\[A red oven\]\(\S+\.webp "It came/);
    await page.getByRole('tab', { name: 'Preview' }).click();
    await expect(page.getByRole('figure').getByRole('img', { name: 'A red oven' })).toBeVisible();
    await page.getByRole('button', { name: 'Save Unpublished' }).click();
    await expect(page.getByText('Article created', { exact: true })).toBeVisible();

    await register(otherContext.request);
    const reader = await otherContext.newPage();
    await reader.setViewportSize(PHONE);
    await reader.goto('/news');
    await expect(reader.getByRole('link', { name: title })).toHaveCount(0);
    // The switch shows what is chosen before it is stored.
    const stored = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.ok(),
    );
    await page.getByRole('switch', { name: `Published: ${title}` }).click();
    await stored;
    await reader.reload();
    await reader.getByRole('link', { name: title }).click();
    await expect(reader.getByRole('heading', { name: 'Before dawn', level: 2 })).toBeVisible();
    const figure = reader.getByRole('figure');
    await expect(figure).toContainText('It came on Monday.');
    const image = figure.getByRole('img', { name: 'A red oven' });
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((node: HTMLImageElement) => node.currentSrc))
      .toContain('-480.webp');
    const width = await reader.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);
    await expectAccessible(reader);

    await reader.setViewportSize(DESK);
    await expect
      .poll(() => image.evaluate((node: HTMLImageElement) => node.currentSrc))
      .toContain('-960.webp');
  },
);

test('an owner adds a photo to the gallery on a phone, and a visitor sees it on a desk', async ({
  page,
  otherContext,
}) => {
  const alt = `The counter ${randomUUID().slice(0, 8)}`;
  await page.setViewportSize(PHONE);
  await signIn(page.request, DEMO.owner);
  await page.goto('/business/paper-lantern-stationery');
  await page.getByRole('button', { name: 'Edit photos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Photos' });
  await expect(dialog).toBeVisible();
  const file = await drawnPicture(page, 'Counter');
  await uploadOverBadConnection(page, dialog.getByRole('progressbar', { name: 'Uploading picture 4' }), () =>
    dialog.locator('input[type=file]').setInputFiles(file),
  );
  const added = dialog.getByRole('list', { name: 'Pictures to send' });
  await added.getByLabel('Description of picture 4').fill(alt);
  await dialog.getByRole('button', { name: 'Move photo 3 up' }).click();
  await dialog.getByRole('button', { name: 'Save photos' }).click();
  await expect(page.getByText('Photos saved', { exact: true })).toBeVisible();

  const visitor = await otherContext.newPage();
  await visitor.goto('/business/paper-lantern-stationery');
  await visitor.getByRole('button', { name: `Open picture: ${alt}` }).click();
  const viewer = visitor.getByRole('dialog', { name: 'Picture 4 of 4' });
  await expect(viewer.getByRole('img', { name: alt })).toBeVisible();
});

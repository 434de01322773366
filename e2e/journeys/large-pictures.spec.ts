import { SWEEP } from '../devices.ts';
import { expect, test } from '../fixtures.ts';
import { register } from '../members.ts';
import { cameraPicture } from '../png.ts';

const LIMIT = 5 * 1_024 * 1_024;

test('a photo of 12 megapixels and more than 5 MB is made smaller before it is posted, and stays upright', async ({
  page,
}) => {
  await register(page.request, { firstName: 'Ada', lastName: 'Camera' });
  await page.goto('/feed');
  await page.getByRole('button', { name: /^Share an opportunity/ }).click();
  const composer = page.getByRole('region', { name: 'New post' });
  const photo = await cameraPicture(page);
  expect(photo.buffer.length).toBeGreaterThan(LIMIT);
  const answer = page.waitForResponse(/\/api\/attachments$/);
  await composer.locator('input[type=file]').setInputFiles([photo]);
  const response = await answer;
  expect(response.status()).toBe(201);
  expect((await response.request().sizes()).requestBodySize).toBeLessThan(LIMIT);
  // The camera was turned: 4,000 by 3,000 pixels are 3,000 by 4,000.
  expect(await response.json()).toMatchObject({ url: expect.stringMatching(/-1200x1600-/) });
  await expect(composer.getByRole('alert')).toHaveCount(0);
});

test('the same photo becomes a portrait of the member', SWEEP, async ({ page }) => {
  await register(page.request, { firstName: 'Ben', lastName: 'Camera' });
  await page.goto('/saved?dialog=edit-profile');
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  const answer = page.waitForResponse(/\/api\/profile\/avatar$/);
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles([await cameraPicture(page)]);
  expect((await answer).status()).toBe(200);
});

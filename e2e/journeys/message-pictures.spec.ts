import { randomUUID } from 'node:crypto';
import { uploadOverBadConnection } from '../bad-connection.ts';
import { expect, test } from '../fixtures.ts';
import { connect, register, skipTour } from '../members.ts';
import { drawnPicture } from '../png.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

for (const { from, to, sender, recipient } of [
  { from: 'phone', to: 'desk', sender: PHONE, recipient: DESK },
  { from: 'desk', to: 'phone', sender: DESK, recipient: PHONE },
])
  test(`a picture goes from a ${from} with a bad connection to a ${to} in a message without words`, async ({
    page,
    otherContext,
    expectAccessible,
  }) => {
    const mark = randomUUID().slice(0, 8);
    const ana = await register(page.request, { firstName: 'Ana', lastName: `Sender ${mark}` });
    const ben = await register(otherContext.request, { firstName: 'Ben', lastName: `Viewer ${mark}` });
    await connect({ request: page.request, member: ana }, { request: otherContext.request, member: ben });
    const benPage = await otherContext.newPage();
    await skipTour(page, ana);
    await skipTour(benPage, ben);
    await page.setViewportSize(sender);
    await benPage.setViewportSize(recipient);
    await benPage.goto(`/messages?with=${ana.id}`);
    await page.goto(`/messages?with=${ben.id}`);

    const form = page.locator('form').filter({ has: page.getByLabel(`Write to Ben Viewer ${mark}`) });
    await expect(form).toBeVisible();
    const file = await drawnPicture(page, 'Flour');
    await uploadOverBadConnection(page, form.getByRole('progressbar', { name: 'Uploading picture 1' }), () =>
      form.locator('input[type=file]').setInputFiles(file),
    );
    await form.getByLabel('Description of picture 1').fill('Two sacks of flour');
    await form.getByRole('button', { name: 'Send' }).click();
    const name = 'Open picture: Two sacks of flour';
    await expect(page.getByRole('log').getByRole('button', { name })).toBeVisible();
    await expect(form.getByLabel('Description of picture 1')).toHaveCount(0);

    const received = benPage.getByRole('log').getByRole('button', { name });
    await expect(received).toBeInViewport();
    await received.press('Enter');
    const viewer = benPage.getByRole('dialog', { name: 'Picture 1 of 1' });
    const image = viewer.getByRole('img', { name: 'Two sacks of flour' });
    await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0);
    await expectAccessible(benPage);
    await benPage.keyboard.press('Escape');
    await expect(received).toBeFocused();
  });

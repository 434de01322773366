import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { DEVICES } from '../devices.ts';
import { expect, test } from '../fixtures.ts';
import { register, skipTour } from '../members.ts';

const log = (page: Page) => page.getByRole('log');
/** The messages of the open conversation, oldest first, without what surrounds their texts. */
const bubbles = (page: Page) => log(page).getByRole('listitem').getByRole('paragraph');

async function write(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel(`Write to ${name}`).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

for (const [size, viewport] of DEVICES) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('two members meet and write, one goes offline, and what they wrote is sent once on return', async ({
      page,
      context,
      otherContext,
    }) => {
      const mark = randomUUID().slice(0, 8);
      const ana = await register(page.request, { firstName: 'Ana', lastName: `Away ${mark}` });
      const ben = await register(otherContext.request, { firstName: 'Ben', lastName: `Here ${mark}` });
      const [anaName, benName] = [`Ana Away ${mark}`, `Ben Here ${mark}`];
      const benPage = await otherContext.newPage();
      await skipTour(page, ana);
      await skipTour(benPage, ben);

      await page.goto(`/profile/${ben.username}`);
      await page.getByRole('button', { name: /^Connect/ }).click();
      await page.getByRole('dialog').getByLabel('Your message').press('Enter');
      await expect(page.getByRole('button', { name: 'Withdraw request' })).toBeVisible();
      await benPage.goto('/dashboard?tab=connections');
      await benPage.getByRole('button', { name: `Accept ${anaName}` }).click();
      await expect(benPage.getByText('Connected since')).toBeVisible();

      await page.goto(`/messages?with=${ben.id}`);
      await benPage.goto(`/messages?with=${ana.id}`);
      await write(page, benName, 'Did the flour arrive?');
      await expect(log(benPage).getByText('Did the flour arrive?')).toBeVisible();

      await context.setOffline(true);
      await expect(page.getByText("You're offline.", { exact: false })).toBeVisible();
      await write(page, benName, 'I can fetch it.');
      await write(benPage, anaName, 'Two sacks, this morning.');
      await expect(log(benPage).getByText('Two sacks, this morning.')).toBeVisible();
      await expect(page.getByRole('list', { name: 'Messages that wait for a network' })).toContainText(
        'I can fetch it.',
      );
      await expect(page.getByLabel(`Write to ${benName}`)).toHaveValue('');

      await context.setOffline(false);
      await expect(page.getByText("You're offline.", { exact: false })).toHaveCount(0);
      for (const reader of [page, benPage])
        await expect(bubbles(reader).filter({ hasText: /flour|sacks|fetch/ })).toHaveText([
          'Did the flour arrive?',
          'Two sacks, this morning.',
          'I can fetch it.',
        ]);
    });
  });
}

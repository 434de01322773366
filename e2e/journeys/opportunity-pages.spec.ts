import { randomUUID } from 'node:crypto';
import { DEVICES } from '../devices.ts';
import { expect, test } from '../fixtures.ts';
import { register, skipTour } from '../members.ts';

for (const [name, viewport] of DEVICES) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('a member saves a search, and is notified of an opportunity that is posted for everyone', async ({
      page,
      otherContext,
      browser,
      baseURL,
      expectAccessible,
    }) => {
      const trade = `luthier${randomUUID().slice(0, 6)}`;
      await skipTour(page, await register(page.request, { firstName: 'Ana' }));
      await page.goto('/opportunities');
      const first = page.getByRole('article').first();
      await expect(first).toBeVisible();
      const top = (await first.boundingBox())?.y ?? Infinity;
      expect(top).toBeLessThanOrEqual(name === 'phone' ? 300 : 280);
      await page.getByRole('searchbox', { name: 'Search opportunities' }).fill(trade);
      await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
      await page.getByRole('button', { name: 'Tell me about new ones' }).click();
      const dialog = page.getByRole('dialog', { name: 'Tell me about new ones' });
      await expect(dialog.getByLabel('Name')).toHaveValue(trade);
      await dialog.getByLabel('When').selectOption('At once');
      await expect(dialog.getByText('In the last 30 days there was nothing new for it.')).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Save search' }).click();
      await expect(page.getByRole('region', { name: 'Saved searches' })).toContainText(trade);

      const ben = await otherContext.newPage();
      await ben.setViewportSize(viewport);
      await skipTour(ben, await register(ben.request, { firstName: 'Ben' }));
      await ben.goto('/opportunities');
      await ben.getByRole('button', { name: 'Post an opportunity' }).click();
      const form = ben.getByRole('dialog', { name: 'Post an opportunity' });
      await form.getByLabel('Title').fill(`A ${trade} for two weeks`);
      await form.getByLabel('Description').fill('Six violins want new bridges.');
      await form.getByLabel('Who can see it').selectOption('Everyone, also search engines');
      await form.getByRole('button', { name: 'Post opportunity' }).click();
      await expect(ben.getByRole('region', { name: 'Posted by you' })).toContainText(trade);

      await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
      await page.getByRole('link', { name: new RegExp(`New for “${trade}”`) }).click();
      await expect(page.getByRole('heading', { level: 1, name: `A ${trade} for two weeks` })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Apply for/ })).toBeVisible();
      await expectAccessible(page);

      // The address works for anyone, and joining leads back to it.
      const visitors = await browser.newContext({ viewport, ...(baseURL && { baseURL }) });
      const visitor = await visitors.newPage();
      const answer = await visitor.goto(page.url());
      expect(answer?.status()).toBe(200);
      expect(await answer?.text()).toContain('"@type":"JobPosting"');
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`A ${trade} for two weeks`);
      await visitor.getByRole('link', { name: 'Join', exact: true }).click();
      await expect(visitor.getByRole('dialog')).toBeVisible();
      expect(new URL(visitor.url()).pathname).toContain(new URL(page.url()).pathname);
      expect((await visitors.request.get('/opportunities/feed.xml')).ok()).toBe(true);
      await visitors.close();
    });
  });
}

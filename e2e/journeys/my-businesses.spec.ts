import { randomUUID } from 'node:crypto';
import { DEVICES } from '../devices.ts';
import { expect, test } from '../fixtures.ts';
import { register, skipTour } from '../members.ts';

for (const [size, viewport] of DEVICES) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('an owner answers who asked, takes the listing off the directory, and puts it back', async ({
      page,
      otherContext,
      expectAccessible,
    }) => {
      const mark = randomUUID().slice(0, 8);
      const owner = await register(page.request, { firstName: 'Olga', lastName: `Owner ${mark}` });
      await register(otherContext.request, { firstName: 'Tessa', lastName: `Asker ${mark}` });
      await skipTour(page, owner);
      await page.goto('/my/businesses');
      await expect(page.getByRole('heading', { name: 'You haven’t listed a business yet' })).toBeVisible();
      await expectAccessible(page);

      const name = `Paper Lantern ${mark}`;
      const created = await page.request.post('/api/businesses', {
        data: { name, description: 'Notebooks bound by hand.', industry: 'Retail', category: 'Other' },
      });
      const { id, slug } = (await created.json()) as { id: number; slug: string };
      const asked = await otherContext.request.post(`/api/businesses/${id}/contact`, {
        data: { content: 'Do you ship the squared notebooks to Amsterdam?' },
      });
      expect(asked.ok(), await asked.text()).toBe(true);

      await page.reload();
      const tasks = page.getByRole('region', { name: 'Needs you' });
      await expect(tasks.getByText('squared notebooks')).toBeInViewport();
      await expect(
        tasks.getByRole('link', { name: `Add hours: ${name} has no opening hours` }),
      ).toBeVisible();
      await expectAccessible(page);
      await tasks.getByRole('link', { name: `Reply: Tessa Asker ${mark} asks` }).click();
      await page.getByLabel(`Write to Tessa Asker ${mark}`).fill('We do, on Mondays.');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('log').getByText('We do, on Mondays.')).toBeVisible();
      await page.goto('/my/businesses');
      await expect(tasks.getByRole('listitem')).toHaveCount(1);

      await page.getByRole('button', { name: `Unpublish ${name}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
      await expect(page.getByText('Only you see this')).toBeVisible();
      await expect(tasks.getByText('Nothing needs you.')).toBeVisible();
      await expectAccessible(page);
      const visit = () => otherContext.request.get(`/api/businesses/slug/${slug}`);
      expect((await visit()).status()).toBe(404);
      await page.getByRole('button', { name: `Publish ${name}` }).click();
      await expect(page.getByText('Published', { exact: true })).toBeVisible();
      expect((await visit()).status()).toBe(200);
    });
  });
}

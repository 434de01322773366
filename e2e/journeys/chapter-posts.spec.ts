import { randomUUID } from 'node:crypto';
import { DEVICES } from '../devices.ts';
import { expect, test } from '../fixtures.ts';
import { DEMO, register, signIn, skipTour } from '../members.ts';

for (const [name, viewport] of DEVICES) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('a member writes to the chapter, another comments, and nobody outside finds it', async ({
      page,
      otherContext,
      playwright,
      baseURL,
      expectAccessible,
    }) => {
      const admin = await playwright.request.newContext({
        ...(baseURL && { baseURL, extraHTTPHeaders: { origin: baseURL } }),
      });
      await signIn(admin, DEMO.admin);
      const chapter = `Circle ${randomUUID().slice(0, 8)}`;
      const founded = await admin.post('/api/chapters', {
        data: { name: chapter, timeZone: 'Europe/Lisbon', joining: 'open' },
      });
      const { slug } = (await founded.json()) as { slug: string };
      const word = `zither${randomUUID().slice(0, 8)}`;

      await skipTour(page, await register(page.request, { firstName: 'Ana' }));
      await page.request.put(`/api/chapters/${slug}/join`, { data: {} });
      await page.goto(`/chapters/${slug}`);
      await page.getByRole('button', { name: 'Write to the members...' }).click();
      await expect(page.getByText(`Only members of ${chapter} can read it.`)).toBeVisible();
      await page.getByLabel('Your post').fill(`Who has a ${word} to lend?`);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Post', exact: true }).click();
      await expect(page.getByRole('feed').getByRole('article').filter({ hasText: word })).toBeVisible();

      const ben = await otherContext.newPage();
      await skipTour(ben, await register(ben.request, { firstName: 'Ben' }));
      await ben.goto(`/chapters/${slug}`);
      await expect(ben.getByRole('heading', { name: 'Meetings' })).toBeVisible();
      await expect(ben.getByRole('heading', { name: 'Posts' })).toHaveCount(0);
      await ben.getByRole('button', { name: 'Join', exact: true }).click();
      const post = ben.getByRole('feed').getByRole('article').filter({ hasText: word });
      await post.getByRole('button', { name: /^Comment, 0/ }).click();
      await post.getByPlaceholder('Write a comment...').fill('I do');
      await post.getByRole('button', { name: 'Comment', exact: true }).click();
      await expect(post.getByText('I do', { exact: true })).toBeVisible();
      await expect(post.getByRole('button', { name: /^Comment, 1/ })).toBeVisible();
      const path = await post.locator('a[href^="/feed/"]').first().getAttribute('href');

      await page.goto(String(path));
      await expect(page.getByText('I do', { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: chapter })).toBeVisible();
      await expectAccessible(page);

      await ben.goto(`/chapters/${slug}`);
      await ben.getByRole('button', { name: 'Leave' }).click();
      await ben.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
      await expect(ben.getByRole('heading', { name: 'Posts' })).toHaveCount(0);
      expect((await ben.goto(String(path)))?.status()).toBe(404);
      await expect(ben.getByText(word)).toHaveCount(0);
      for (const elsewhere of ['/feed', `/search?q=${word}`]) {
        await ben.goto(elsewhere);
        await expect(ben.getByRole('main')).toBeVisible();
        await expect(ben.getByRole('article').filter({ hasText: word })).toHaveCount(0);
        expect(await (await ben.request.get(`/api/search?q=${word}`)).text()).not.toContain('to lend');
      }
      await admin.dispose();
    });
  });
}

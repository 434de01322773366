import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { DEVICES } from '../devices.ts';
import { expect, test } from '../fixtures.ts';
import { register } from '../members.ts';

const topicOf = () => `Mörtel${randomUUID().slice(0, 8)}`;
const post = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

for (const [size, viewport] of DEVICES) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('a member writes on a topic that is suggested, and another follows it and no longer', async ({
      page,
      otherContext,
      expectAccessible,
    }) => {
      const topic = topicOf();
      const ben = await otherContext.newPage();
      await register(ben.request);
      const written = await ben.request.post('/api/feed', { data: { content: `Lime #${topic}` } });
      expect(written.ok()).toBe(true);

      await register(page.request);
      await page.goto('/feed');
      await page.getByRole('button', { name: /^Share an opportunity/ }).click();
      const field = page.getByLabel('Your post');
      await field.focus();
      await page.getByRole('toolbar').waitFor();
      await page.keyboard.type(`Chalk and sand #${topic.slice(0, -2).toUpperCase()}`);
      const option = page.getByRole('option', { name: `#${topic}` });
      await expect(option).toBeVisible();
      await expect(option).toHaveAttribute('aria-selected', 'false');
      await expectAccessible(page, ['aria-required-children', 'aria-valid-attr-value', 'color-contrast']);
      await page.keyboard.press('ArrowDown');
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(field).toHaveValue(`Chalk and sand #${topic} `);
      await page.keyboard.press('Control+Enter');
      await expect(post(page, `sand #${topic}`)).toBeVisible();

      await ben.goto('/feed');
      await post(ben, `sand #${topic}`)
        .getByRole('link', { name: `#${topic}` })
        .click();
      await expect(ben.getByRole('heading', { level: 2, name: `#${topic}` })).toBeVisible();
      await expect(ben).toHaveTitle(new RegExp(`#${topic}`));
      await expect(ben.getByRole('article')).toHaveCount(2);
      await ben.getByRole('button', { name: `Follow #${topic}` }).click();
      await expect(ben.getByRole('button', { name: `Following #${topic}` })).toBeVisible();

      await ben.getByRole('link', { name: 'My topics' }).click();
      const followed = ben.getByRole('region', { name: 'Topics you follow' });
      await expect(followed.getByRole('link', { name: `#${topic}` })).toBeVisible();
      await expect(ben.getByRole('article')).toHaveCount(2);
      await expectAccessible(ben);
      const follow = followed.getByRole('button', { name: `Follow #${topic}` });
      await expect(follow).toHaveAttribute('aria-pressed', 'true');
      await follow.press('Enter');
      await expect(follow).toHaveAttribute('aria-pressed', 'false');
      await expect(follow).toBeFocused();
      await expect(ben.getByRole('article')).toHaveCount(0);
      await ben.reload();
      await expect(ben.getByText(/^Posts on topics that you follow/)).toBeVisible();
    });
  });
}

test('a visitor reads the posts on a topic, rendered by the server', async ({
  page,
  request,
  otherContext,
}) => {
  const topic = topicOf();
  await register(otherContext.request);
  await otherContext.request.post('/api/feed', { data: { content: `Lime #${topic}` } });
  const html = await (await request.get(`/feed?topic=${encodeURIComponent(topic.toLowerCase())}`)).text();
  expect(html).toContain(`#${topic}</a>`);
  await page.goto(`/feed?topic=${encodeURIComponent(topic)}`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Follow/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'My topics' })).toHaveCount(0);
});

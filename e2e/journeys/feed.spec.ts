import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { MOVING, expect, test } from '../fixtures.ts';
import { chooseItem } from '../keyboard.ts';
import { register } from '../members.ts';

test.use(MOVING);

const unique = () => randomUUID().slice(0, 8);
const feed = (page: Page) => page.getByRole('feed', { name: 'Professional Feed' });
const post = (page: Page, text: string) => feed(page).getByRole('article').filter({ hasText: text });

async function openFeed(page: Page): Promise<void> {
  await page.goto('/feed');
  await expect(feed(page)).toBeVisible();
}

test('a new post is announced to others within a second, and shifts nothing until they load it', async ({
  page,
  otherContext,
}) => {
  const reader = await otherContext.newPage();
  await register(page.request, { firstName: 'Ana', lastName: 'Duarte' });
  const streaming = reader.waitForResponse((response) => response.url().includes('/trpc/live.changes'));
  await openFeed(reader);
  await streaming;
  await openFeed(page);

  // Other journeys write at the same time, above this post.
  const offer = `Flour at cost ${unique()}`;
  const text = `${offer}, details: https://print.example/${unique()}`;
  await page.getByRole('button', { name: /^Share an opportunity/ }).click();
  await page.getByLabel('Your post').fill(text);
  await page.getByRole('button', { name: 'Opportunity' }).click();
  const before = await feed(reader).getByRole('article').first().textContent();
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(
    post(page, offer)
      .first()
      .getByRole('link', { name: /^print\.example/ }),
  ).toHaveAttribute('href', /^\/s\/\w+$/);

  const pill = reader.getByRole('button', { name: /new posts?$/ });
  await expect(pill).toBeVisible({ timeout: 3_000 });
  expect(await feed(reader).getByRole('article').first().textContent()).toBe(before);
  await expect(post(reader, offer)).toHaveCount(0);
  await pill.click();
  await expect(post(reader, offer)).toBeInViewport();
  await expect(pill).toBeHidden();
});

test('a member writes, comments on, edits and deletes a post by keyboard', async ({ page }) => {
  await register(page.request);
  await openFeed(page);
  const text = `From the keyboard ${unique()}`;

  await page.getByRole('button', { name: /^Share an opportunity/ }).press('Enter');
  await page.getByLabel('Your post').waitFor();
  await page.keyboard.type(text);
  await page.keyboard.press('Control+Enter');
  const mine = post(page, text);
  await expect(mine).toBeVisible();

  await mine.getByRole('button', { name: /^Like/ }).press('Space');
  await expect(mine.getByRole('button', { name: 'Like, 1 so far' })).toHaveAttribute('aria-pressed', 'true');
  await mine.getByRole('button', { name: /^Comment/ }).press('Enter');
  await expect(mine.getByLabel('Your comment')).toBeFocused();
  await page.keyboard.type('And an answer to myself');
  await page.keyboard.press('Control+Enter');
  await expect(mine.getByRole('listitem')).toContainText('And an answer to myself');

  await mine.getByRole('button', { name: /^More options for/ }).press('Enter');
  await chooseItem(page, page.getByRole('menuitem', { name: 'Edit post' }));
  await mine.getByLabel('Your post').fill(`${text}, changed`);
  await mine.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(mine).toContainText('edited');

  await page.reload();
  await expect(mine).toContainText(`${text}, changed`);
  await expect(mine.getByRole('button', { name: 'Comment, 1 so far' })).toBeVisible();
  await mine.getByRole('button', { name: /^More options for/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete post' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete post' }).press('Enter');
  await expect(mine).toBeHidden();
});

test('a visitor who wants to comment joins over the feed, and is at the post afterwards', async ({
  page,
  otherContext,
}) => {
  const { email } = await register(otherContext.request);
  // A post of its own: other journeys delete theirs meanwhile.
  const text = `Rye at dawn ${unique()}`;
  const written = await otherContext.request.post('/api/feed', { data: { content: text, type: 'general' } });
  expect(written.status(), await written.text()).toBe(201);
  await openFeed(page);
  await expect(page.getByRole('button', { name: 'Bookmark' })).toHaveCount(0);
  await post(page, text)
    .getByRole('link', { name: /^Comment/ })
    .click();
  await expect(page).toHaveURL(/\/feed\?dialog=register&next=%2Ffeed%2F\d+$/);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Already have an account? Sign in' }).click();
  // Both forms have a field for the address.
  await expect(dialog.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill('journey-password');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/feed\/\d+$/);
  await expect(page.getByLabel('Your comment')).toBeVisible();
  // The post is read first.
  await expect(page.getByLabel('Your comment')).not.toBeFocused();
});

test('the back button restores the scroll position of the feed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openFeed(page);
  await page.mouse.wheel(0, 2_600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2_000);
  const author = feed(page).getByRole('article').nth(12).getByRole('link').first();
  await author.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await author.click();
  await expect(page).toHaveURL(/\/profile\//);
  await page.goBack();
  await expect(feed(page)).toBeVisible();
  await expect.poll(() => page.evaluate((y) => Math.abs(window.scrollY - y), place)).toBeLessThanOrEqual(5);
});

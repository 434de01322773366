import { SWEEP } from '../devices.ts';
import { expect, test } from '../fixtures.ts';
import { DEMO, register, signIn } from '../members.ts';

const firstTitle = /^\/news\/[a-z0-9-]+$/;

test(
  'a visitor filters the news by topic and category, and the URL keeps the filter',
  SWEEP,
  async ({ page }) => {
    await page.goto('/news');
    await expect(page.getByText(/^Showing \d+ articles$/)).toBeVisible();
    await page.getByRole('button', { name: 'Business Growth' }).click();
    await expect(page).toHaveURL(/search=Business\+Growth/);
    await page.getByLabel('Category').selectOption('Business');
    await expect(page.getByText(/^Showing \d+ articles in Business$/)).toBeVisible();
    const count = await page.getByRole('article').count();
    expect(count).toBeGreaterThan(0);

    await page.reload();
    await expect(page.getByText(/^Showing \d+ articles in Business$/)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(count);
    await page.getByLabel('Search articles').fill('no article is called like this');
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
  },
);

test('visitors see the preview of an article, members all of it', async ({ page, otherContext }) => {
  await page.goto('/news');
  // Not one that another journey has just published with a line of text.
  const long = page.getByRole('article').filter({ hasText: /[2-9] min read/ });
  const title = long.first().getByRole('heading').getByRole('link');
  const path = (await title.getAttribute('href')) ?? '';
  const name = (await title.textContent()) ?? '';
  expect(path).toMatch(firstTitle);

  // Under load the server may send the shell only; the next response is rendered.
  let html = '';
  await expect(async () => {
    const answer = await page.request.get(path, { headers: { accept: 'text/html' } });
    html = await answer.text();
    expect(answer.status()).toBe(200);
    expect(html).not.toContain('noindex');
    expect(html).toMatch(/<meta property="og:type" content="article"/);
    expect(html).toContain('"@type":"NewsArticle"');
  }).toPass({ timeout: 15_000 });

  await title.click();
  await page.locator('article').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('next')).toBe(path);

  const member = await otherContext.newPage();
  await register(member.request);
  await member.goto(path);
  await expect(member.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect.poll(async () => (await member.locator('article').innerText()).length).toBeGreaterThan(500);
  const lines = (await member.locator('article').innerText()).split('\n');
  const last = lines.findLast((line) => line.length > 100) ?? '';
  expect(last).not.toBe('');
  expect(html).not.toContain(last.slice(0, 30));
});

test('a member saves an article and finds it again', SWEEP, async ({ page }) => {
  await register(page.request);
  await page.goto('/news');
  const card = page.getByRole('article').nth(1);
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: /^Bookmark/ }).click();
  await expect(card.getByRole('button', { name: /^Bookmark/ })).toHaveAttribute('aria-pressed', 'true');
  const liked = page.waitForResponse((answer) => answer.url().includes('/trpc/articles.like') && answer.ok());
  await card.getByRole('button', { name: /^Like/ }).click();
  await liked;
  await page.goto('/saved?tab=articles');
  const kept = page.getByRole('article', { name });
  await expect(kept.getByRole('button', { name: /^Like/ })).toHaveAttribute('aria-pressed', 'true');
});

test(
  'a member comments on an article, and the count reaches visitors',
  SWEEP,
  async ({ page, otherContext }) => {
    await register(page.request);
    await page.goto('/news');
    await page.getByRole('article').last().getByRole('heading').getByRole('link').click();
    const comments = page.getByRole('region', { name: 'Comments' });
    await comments.getByLabel('Your comment').fill('We do it the same way');
    const sent = page.waitForResponse((answer) => answer.url().includes('articles.comments.create'));
    await comments.getByRole('button', { name: 'Comment', exact: true }).click();
    expect((await sent).ok()).toBe(true);
    await page.reload();
    await expect(comments.getByText('We do it the same way')).toBeVisible();

    const visitor = await otherContext.newPage();
    await visitor.goto(new URL(page.url()).pathname);
    await expect(visitor.getByText(/comments?\. Join to comment/)).toBeVisible();
    await expect(visitor.getByText('We do it the same way')).toBeHidden();
  },
);

test('an unknown article has a page of its own, with status 404', SWEEP, async ({ page }) => {
  await signIn(page.request, DEMO.member);
  const answer = await page.goto('/news/there-is-no-such-article');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Article Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to News' }).click();
  await expect(page).toHaveURL(/\/news$/);
});

test('a member searches members, businesses, posts and articles from anywhere, by keyboard', async ({
  page,
}) => {
  await page.goto('/news');
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).toBeFocused();
  await page.keyboard.type('elena');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=elena$/);
  await expect(page.getByRole('region', { name: 'Members' })).toContainText('Elena');

  await page.keyboard.press('Control+k');
  const box = page.getByPlaceholder('Search, or go to...');
  const { y } = (await box.boundingBox({ timeout: 10_000 })) ?? {};
  await box.fill('zzzqq');
  await expect(page.getByText('Nothing found for “zzzqq”')).toBeVisible();
  await expect.poll(async () => (await box.boundingBox())?.y).toBe(y);
  await box.fill('news');
  await expect(page.getByRole('button', { name: /^News/ })).toBeVisible();
  await box.fill('rye & shine');
  await page.getByRole('button', { name: /^Rye & Shine/ }).waitFor();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(business|profile)\//);
});

import { randomUUID } from 'node:crypto';
import { expect, test } from '../fixtures.ts';
import { DEMO, signIn, skipTour } from '../members.ts';

test('a member submits an article, which is declined with a reason, changed and published, and a visitor reads it', async ({
  page,
  browser,
  baseURL,
  otherContext,
  expectAccessible,
}) => {
  const title = `Bread in winter ${randomUUID().slice(0, 8)}`;
  await skipTour(page, await signIn(page.request, DEMO.member));
  await page.goto('/news');
  await page.getByRole('link', { name: 'Write an article' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Summary').fill('Why rye keeps for a week.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(page.getByText('Write the article before you submit it')).toHaveCount(1);
  await page
    .getByLabel('Text', { exact: true })
    .fill('Rye keeps for a week.\n\nWheat does not, and nobody knows why.');
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.getByRole('button', { name: 'Submit for approval' }).click();
  const state = page.getByRole('status').filter({ hasText: 'Your article is waiting for approval' });
  await expect(state).toContainText('You’re notified either way');
  const address = new URL(page.url()).pathname;
  await expectAccessible(page);

  const desk = await otherContext.newPage();
  await signIn(desk.request, DEMO.admin);
  await desk.goto('/admin');
  await desk.getByRole('link', { name: /articles? to approve/ }).click();
  const card = desk.getByRole('listitem').filter({ hasText: title });
  await card.getByRole('button', { name: 'Read and decide' }).click();
  await expect(desk.getByText('Wheat does not, and nobody knows why.')).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Decline', exact: true }).click();
  await desk.getByLabel('Reason').fill('Please ask a baker why.');
  await desk.getByRole('button', { name: 'Decline article' }).click();
  await expect(desk.getByText('Article declined', { exact: true })).toBeVisible();

  await page.goto('/your-articles');
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('Reason: Please ask a baker why.');
  await expectAccessible(page);
  await row.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(address);
  await page
    .getByLabel('Text', { exact: true })
    .fill('Rye keeps for a week.\n\nWheat does not, says Elena the baker.');
  await page.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(state).toBeVisible();

  await desk.goto('/admin?tab=articles&filter=waiting');
  await card.getByRole('button', { name: 'Read and decide' }).click();
  await expect(desk.getByText('says Elena the baker')).toBeVisible();
  await desk.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(desk.getByText('Article published', { exact: true })).toBeVisible();

  await page.reload();
  await page.getByRole('link', { name: 'Read it in the news' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const published = new URL(page.url()).pathname;
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const visitor = await context.newPage();
  await visitor.goto(published);
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByText('Rye keeps for a week.', { exact: true })).toBeVisible();
  await expect(visitor.locator('article a[href^="/profile/"]').first()).toBeVisible();
  await context.close();
});

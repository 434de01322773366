import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { SWEEP } from '../devices.ts';
import { expect, test } from '../fixtures.ts';
import { DEMO, register, signIn } from '../members.ts';

const DAY = 86_400_000;
const PHONE = { width: 390, height: 844 };

async function post<T>(request: APIRequestContext, path: string, data: object): Promise<T> {
  const answer = await request.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as T;
}

/** Fills in the dialog to join that has this name, and waits until it is gone. */
async function joinBy(page: Page, name: string | RegExp) {
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByLabel('First name').fill('Vera');
  await dialog.getByLabel('Last name').fill('Visitor');
  await dialog.getByLabel('Email').fill(`${randomUUID()}@journey.test`);
  await dialog.getByRole('textbox', { name: /^Password/ }).fill('journey-password');
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await expect(dialog).toHaveCount(0);
}

test('a visitor who joins to take a seat has one', async ({ page, otherContext, expectAccessible }) => {
  await signIn(otherContext.request, DEMO.admin);
  const day = new Date(Date.now() + 3 * DAY).toISOString().slice(0, 10);
  const title = `Breakfast ${randomUUID().slice(0, 8)}`;
  const { slug } = await post<{ slug: string }>(otherContext.request, '/api/events', {
    title,
    place: 'Mill Lane 3',
    audience: 'public',
    timeZone: 'Europe/Lisbon',
    start: `${day}T08:00`,
    end: `${day}T09:30`,
    seats: 4,
  });
  await page.goto(`/events/${slug}`);
  await page.getByRole('link', { name: 'Join to take a seat' }).click();
  await expectAccessible(page);
  await joinBy(page, `Join to take a seat at “${title}”`);
  await expect(page.getByText('You have a seat.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/events/${slug}$`));
  await page.reload();
  await expect(page.getByText('You have a seat.')).toBeVisible();
});

test('a visitor who likes a post and joins has liked it', async ({ page, otherContext }) => {
  await register(otherContext.request);
  const content = `Rye at dawn ${randomUUID()}`;
  await post(otherContext.request, '/api/feed', { content, type: 'general' });
  await page.goto('/feed');
  const liked = page.getByRole('article').filter({ hasText: content }).getByRole('button', { name: /^Like/ });
  await liked.click();
  const stored = page.waitForResponse((answer) => answer.url().includes('/trpc/feed.like') && answer.ok());
  await joinBy(page, 'Join to like the post by Jo Traveller');
  await stored;
  await expect(liked).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(liked).toHaveAttribute('aria-pressed', 'true');
});

test('a visitor who likes an article on a phone and joins has liked it', SWEEP, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/news');
  const like = page.getByRole('button', { name: /^Like/ }).first();
  const words = await like.getAttribute('aria-label');
  const [, title = ''] = /“(.+)”/.exec(words ?? '') ?? [];
  await like.click();
  await joinBy(page, /^Join to like “/);
  const liked = page.getByRole('button', { name: title === '' ? /^Like/ : new RegExp(`^Like “${title}`) });
  await expect(liked.first()).toHaveAttribute('aria-pressed', 'true');
});

test('a visitor with a link to an opportunity for members joins over it, and may apply', async ({
  page,
  otherContext,
  expectAccessible,
}) => {
  await register(otherContext.request);
  const title = `Forty loaves ${randomUUID().slice(0, 8)}`;
  const { id } = await post<{ id: number }>(otherContext.request, '/api/opportunities', {
    title,
    description: 'For the spring fair.',
  });
  await page.goto(`/opportunities/${id}`);
  await expect(page.getByRole('heading', { name: 'Opportunity not found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Join', exact: true }).click();
  await joinBy(page, 'Join to see this opportunity');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a visitor who joins to apply finds the words to apply with', SWEEP, async ({ page, otherContext }) => {
  await register(otherContext.request);
  const title = `A window display ${randomUUID().slice(0, 8)}`;
  const { id } = await post<{ id: number }>(otherContext.request, '/api/opportunities', {
    title,
    description: 'For the spring fair.',
    audience: 'public',
  });
  await page.goto(`/opportunities/${id}`);
  await page.getByRole('link', { name: 'Join', exact: true }).click();
  await joinBy(page, `Join to apply for “${title}”`);
  await expect(page.getByRole('textbox', { name: /message/i })).toBeFocused();
});

test('a visitor with a business joins from the directory, and fills in its form', async ({ page }) => {
  await page.goto('/businesses');
  await page.getByRole('link', { name: 'List your business' }).click();
  await joinBy(page, 'Join to list your business');
  await expect(page).toHaveURL(/\/business\/create$/);
});

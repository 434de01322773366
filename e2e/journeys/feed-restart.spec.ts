import type { Page } from '@playwright/test';
import { expect, test as base } from '../fixtures.ts';
import { register } from '../members.ts';
import { type JourneyServer, START_MS, startJourneyServer } from '../server.ts';

const LIVE = '**/trpc/live.changes*';

const test = base.extend<{ server: JourneyServer }>({
  /** A server of its own, since the journey kills it. */
  server: [
    async ({}, use) => {
      const server = await startJourneyServer({ SEED: 'none' });
      await use(server);
      await server.stop();
    },
    { timeout: START_MS },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
});

const feed = (page: Page) => page.getByRole('feed', { name: 'Professional Feed' });
const pill = (page: Page) => page.getByRole('button', { name: /new posts?$/ });
/** The first lines of the posts on the page, newest first. */
const texts = async (page: Page) =>
  (await feed(page).getByRole('article').allInnerTexts()).map((text) => /Story \d/.exec(text)?.[0]);

async function write(page: Page, content: string): Promise<void> {
  const answer = await page.request.post('/api/feed', { data: { content } });
  expect(answer.status(), await answer.text()).toBe(201);
}

test('the open feed neither loses nor duplicates posts when the server crashes', async ({
  page: writer,
  otherContext,
  server,
}) => {
  test.slow();
  await register(writer.request);
  await write(writer, 'Story 1');
  const reader = await otherContext.newPage();
  const streaming = reader.waitForResponse((response) => response.url().includes('/trpc/live.changes'));
  await reader.goto('/feed');
  await streaming;
  await expect(feed(reader)).toBeVisible();

  await write(writer, 'Story 2');
  await expect(pill(reader)).toHaveText('1 new post', { timeout: 1_000 });

  // The stream cannot reconnect, so the next post is missed live.
  await reader.route(LIVE, (route) => route.abort());
  await server.kill();
  await server.restart();
  await write(writer, 'Story 3');
  await write(writer, 'Story 4');
  await expect(pill(reader)).toHaveText('1 new post');
  await reader.unroute(LIVE);

  await expect(pill(reader)).toHaveText('3 new posts', { timeout: 30_000 });
  expect(await texts(reader)).toEqual(['Story 1']);
  await pill(reader).click();
  await expect(pill(reader)).toBeHidden();
  expect(await texts(reader)).toEqual(['Story 4', 'Story 3', 'Story 2', 'Story 1']);

  await write(writer, 'Story 5');
  await expect(pill(reader)).toHaveText('1 new post');
});

import { sql } from '../../packages/db/src/index.ts';
import { withDatabase } from '../database.ts';
import { findViolations } from '../find-violations.ts';
import { expect, test as base } from '../fixtures.ts';
import { register } from '../members.ts';
import { type JourneyServer, START_MS, startJourneyServer } from '../server.ts';

/** A server of its own, since it changes what every page says. */
const test = base.extend<object, { server: JourneyServer }>({
  server: [
    async ({}, use) => {
      const server = await startJourneyServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
});

test('a community calls its members fellows: in previews, on pages of visitors and members, and no longer', async ({
  page,
  otherContext,
  server,
}) => {
  const { id } = await register(page.request);
  await withDatabase(
    (db) => sql`update app.users set role = 'admin' where id = ${id}`.execute(db),
    server.dataDir,
  );
  await page.goto('/admin/community');
  const card = page.getByRole('region', { name: 'Your own words' });
  await card.getByLabel('Instead of “member”').fill('fellow');
  await expect(card.getByText('Fill in every form of a word to see what changes.')).toBeVisible();
  await card.getByLabel('Instead of “members”').fill('fellows');
  await card.getByRole('button', { name: 'Show what changes' }).click();
  await expect(card.getByText(/^\d+ sentences change$/)).toBeVisible();
  await expect(card.getByText('Suggest me to other fellows', { exact: true })).toBeAttached();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes saved', { exact: true })).toBeVisible();

  const visitor = await otherContext.newPage();
  const faults: string[] = [];
  visitor.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  const first = await visitor.request.get('/', { headers: { accept: 'text/html' } });
  expect(await first.text()).not.toMatch(/[\s>]members?[\s<.,]/);
  await visitor.goto('/feed');
  await expect(visitor.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    'Opportunities, achievements and insights from fellows.',
  );
  expect(faults).toEqual([]);
  await page.goto('/members');
  await expect(page.getByRole('heading', { level: 1, name: 'Fellows' })).toBeVisible();

  await page.request.patch('/api/admin/community', { data: { ownWords: {} } });
  await page.goto('/members');
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
});

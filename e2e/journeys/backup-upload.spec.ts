import type { Page } from '@playwright/test';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from '../../packages/db/src/index.ts';
import { withDatabase } from '../database.ts';
import { DEVICES } from '../devices.ts';
import { expect, test as base } from '../fixtures.ts';
import { openByKeyboard, press } from '../keyboard.ts';
import { register } from '../members.ts';
import { type JourneyServer, START_MS, startJourneyServer } from '../server.ts';

/** A server of their own, since they restore its data. */
const test = base.extend<object, { server: JourneyServer }>({
  server: [
    async ({}, use) => {
      const server = await startJourneyServer({ SEED: 'none' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
});
test.describe.configure({ mode: 'default' });

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const items = (page: Page) => page.getByRole('region', { name: 'Backup Files' }).getByRole('listitem');

/** Chooses a file by keyboard, as the system's dialog gives it. */
async function choose(page: Page, file: { name: string; buffer: Buffer }) {
  const choosing = page.waitForEvent('filechooser');
  await press(page, button(page, 'Upload Backup'));
  await (await choosing).setFiles({ ...file, mimeType: 'application/zstd' });
}

for (const [device, viewport] of DEVICES)
  test(`an administrator brings back a downloaded backup at a ${device}, by keyboard`, async ({
    page,
    context,
    otherContext,
    server,
    expectAccessible,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const { id } = await register(context.request, { firstName: 'Hanna', lastName: 'Haus' });
    await withDatabase(
      (db) => sql`update app.users set role = 'admin' where id = ${id}`.execute(db),
      server.dataDir,
    );
    const made = await context.request.post('/api/admin/backup/create');
    const { name } = (await made.json()) as { name: string };
    await openByKeyboard(page, '/admin?tab=backup');
    await expect(
      items(page)
        .getByText(/^Verified in/)
        .first(),
    ).toBeVisible({ timeout: 60_000 });
    const path = join(server.dataDir, 'backups', name);
    const buffer = await readFile(path);
    await rm(path);

    await choose(page, { name: 'holiday.zst', buffer: Buffer.from('a picture, in truth') });
    await expect(page.getByText('holiday.zst is not a backup.')).toBeVisible();
    await choose(page, { name, buffer: buffer.subarray(0, buffer.length - 50) });
    await expect(page.getByText('The end of this file is missing')).toBeVisible();
    await expectAccessible(page);

    await choose(page, { name: `../../${name}`, buffer });
    const row = items(page).filter({ hasText: 'Uploaded' });
    await expect(row.getByText(/^Verified in/)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('The end of this file is missing')).toHaveCount(0);
    await expectAccessible(page);

    await register(otherContext.request);
    await press(page, row.getByRole('button', { name: /^Restore/ }));
    await expect(dialog(page).getByText(/1 member\. That would be lost/)).toBeVisible();
    await press(page, dialog(page).getByRole('button', { name: 'Cancel' }));
    await press(page, row.getByRole('button', { name: /^Delete/ }));
    await press(page, dialog(page).getByRole('button', { name: 'Delete' }));
    await expect(row).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    );
  });

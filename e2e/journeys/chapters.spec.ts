import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { DEVICES, SWEEP } from '../devices.ts';
import { expect, test } from '../fixtures.ts';
import { DEMO, register, signIn, skipTour } from '../members.ts';

const DAY = 86_400_000;

/** A chapter that anyone may join, led by the administrator who creates it. */
async function foundChapter(request: APIRequestContext): Promise<{ name: string; slug: string }> {
  await signIn(request, DEMO.admin);
  const name = `Circle ${randomUUID().slice(0, 8)}`;
  const answer = await request.post('/api/chapters', {
    data: { name, timeZone: 'Europe/Lisbon', joining: 'open' },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { slug } = (await answer.json()) as { slug: string };
  return { name, slug };
}

for (const [name, viewport] of DEVICES) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('an organizer plans a meeting of the chapter, a member takes the seat, and gives it up by leaving', async ({
      page,
      otherContext,
      playwright,
      baseURL,
      expectAccessible,
    }) => {
      const admin = await playwright.request.newContext({
        ...(baseURL && { baseURL, extraHTTPHeaders: { origin: baseURL } }),
      });
      const chapter = await foundChapter(admin);
      const ana = await register(page.request, { firstName: 'Ana' });
      await skipTour(page, ana);
      await page.request.put(`/api/chapters/${chapter.slug}/join`, { data: {} });
      const made = await admin.put(`/api/chapters/${chapter.slug}/members/${ana.id}`, {
        data: { role: 'organizer' },
      });
      expect(made.status(), await made.text()).toBe(200);

      await page.goto(`/chapters/${chapter.slug}`);
      await page.getByRole('link', { name: 'Plan a meeting' }).click();
      await expect(page.getByLabel('Held by')).toHaveValue(chapter.slug);
      await page.getByLabel(/^Title/).fill('Breakfast');
      const day = new Date(Date.now() + 3 * DAY).toISOString().slice(0, 10);
      await page.getByLabel(/^Start/).fill(`${day}T08:00`);
      await page.getByLabel(/^Seats/).fill('1');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Create event' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Breakfast' })).toBeVisible();
      const meeting = new URL(page.url()).pathname;
      await expect(page.getByRole('link', { name: chapter.name })).toBeVisible();

      const ben = await otherContext.newPage();
      await skipTour(ben, await register(ben.request, { firstName: 'Ben' }));
      expect((await ben.request.get(`/api${meeting}`)).status()).toBe(404);
      await ben.goto(`/chapters/${chapter.slug}`);
      await expect(ben.getByText('No open meetings right now.')).toBeVisible();
      await ben.getByRole('button', { name: 'Join', exact: true }).click();
      await expect(ben.getByText(`Welcome to ${chapter.name}`, { exact: true })).toBeVisible();
      await ben.getByRole('link', { name: 'Breakfast' }).click();
      await ben.getByRole('button', { name: 'Sign up' }).click();
      await expect(ben.getByText('You have a seat.')).toBeVisible();
      await expectAccessible(ben);

      await ben.getByRole('link', { name: chapter.name }).click();
      await ben.getByRole('button', { name: 'Leave' }).click();
      await ben.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
      await expect(ben.getByText('No open meetings right now.')).toBeVisible();
      await page.reload();
      await expect(page.getByText('0 of 1 seats taken.')).toBeVisible();
      await admin.dispose();
    });

    test(
      'a leader closes a chapter together with its meetings, by a choice of its own',
      SWEEP,
      async ({ page, expectAccessible }) => {
        const chapter = await foundChapter(page.request);
        const day = new Date(Date.now() + 3 * DAY).toISOString().slice(0, 10);
        const planned = await page.request.post('/api/events', {
          data: {
            title: 'Supper',
            timeZone: 'Europe/Lisbon',
            start: `${day}T19:00`,
            end: `${day}T21:00`,
            audience: 'chapter',
            chapter: chapter.slug,
          },
        });
        expect(planned.status(), await planned.text()).toBe(201);
        await page.goto(`/chapters/${chapter.slug}/edit`);
        await page.getByRole('button', { name: 'Close chapter' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Close chapter' }).click();
        const dialog = page.getByRole('dialog', { name: 'Cancel the meetings too?' });
        await expect(dialog).toContainText('“Supper” is still to come.');
        await expectAccessible(page);
        await dialog.getByRole('button', { name: 'Cancel meetings and close' }).click();
        await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
        const { slug } = (await planned.json()) as { slug: string };
        expect(await (await page.request.get(`/api/events/${slug}`)).json()).toMatchObject({
          isCancelled: true,
        });
      },
    );
  });
}

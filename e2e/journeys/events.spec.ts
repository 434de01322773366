import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { DEVICES } from '../devices.ts';
import { expect, test } from '../fixtures.ts';
import { openByKeyboard, press } from '../keyboard.ts';
import { DEMO, register, signIn, skipTour } from '../members.ts';

const DAY = 86_400_000;

/** A weekly breakfast with one seat, which administrators hold. */
async function planBreakfast(request: APIRequestContext): Promise<{ title: string; path: string }> {
  await signIn(request, DEMO.admin);
  const title = `Breakfast ${randomUUID().slice(0, 8)}`;
  const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
  const answer = await request.post('/api/events', {
    data: {
      title,
      place: 'Mill Lane 3',
      timeZone: 'Europe/Lisbon',
      start: `${dayIn(3)}T08:00`,
      end: `${dayIn(3)}T09:30`,
      seats: 1,
      repeats: { frequency: 'weekly', until: dayIn(24) },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { slug } = (await answer.json()) as { slug: string };
  return { title, path: `/events/${slug}` };
}

for (const [name, viewport] of DEVICES) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('a member finds a series, joins it and skips a date, whose seat goes to who waits', async ({
      page,
      otherContext,
      expectAccessible,
    }) => {
      const { title, path } = await planBreakfast(page.request);
      await skipTour(page, await register(page.request, { firstName: 'Ana' }));
      await page.goto(`/search?q=${encodeURIComponent(title)}`);
      await page.getByRole('link', { name: new RegExp(`^${title}`) }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.getByRole('button', { name: 'Sign up for every date' }).click();
      await expect(page.getByText('You have a seat.')).toBeVisible();

      const ben = await otherContext.newPage();
      await skipTour(ben, await register(ben.request, { firstName: 'Ben' }));
      await ben.goto(path);
      await ben.getByRole('button', { name: 'Join the waitlist' }).click();
      await expect(ben.getByText('You’re number 1 on the waitlist.')).toBeVisible();

      await page.getByRole('button', { name: 'Skip this date' }).click();
      await expect(page.getByText('You’re skipping this date.')).toBeVisible();
      await expect(ben.getByText('You have a seat.', { exact: true })).toBeVisible();
      await expectAccessible(ben);
      const downloading = ben.waitForEvent('download');
      await ben.getByRole('link', { name: 'Add to calendar' }).click();
      expect((await downloading).suggestedFilename()).toBe(`${path.slice('/events/'.length)}.ics`);
    });

    test('a member subscribes to their calendar by keyboard, and takes its address back', async ({
      page,
      expectAccessible,
    }) => {
      const { title, path } = await planBreakfast(page.request);
      await skipTour(page, await register(page.request));
      await page.goto(path);
      await page.getByRole('button', { name: 'Sign up for this date' }).click();
      await expect(page.getByText('You have a seat.')).toBeVisible();

      await openByKeyboard(page, '/events');
      await press(page, page.getByRole('button', { name: 'Subscribe in your calendar' }));
      const dialog = page.getByRole('dialog', { name: 'Subscribe in your calendar' });
      await press(page, dialog.getByRole('button', { name: 'Get an address' }));
      const address = dialog.getByRole('textbox', { name: 'Address of your calendar' });
      await expect(address).toHaveValue(/\/cal\/[\w-]{43}\.ics$/);
      await expectAccessible(page);
      const url = new URL(await address.inputValue());
      const calendar = await page.request.get(url.pathname);
      expect(await calendar.text()).toContain(`SUMMARY:${title}`);

      await press(page, dialog.getByRole('button', { name: 'Stop sharing my calendar' }));
      await expect(dialog).toHaveCount(0);
      expect((await page.request.get(url.pathname)).status()).toBe(404);
    });
  });
}

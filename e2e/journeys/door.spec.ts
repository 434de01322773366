import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { withDatabase } from '../database.ts';
import { expect, test } from '../fixtures.ts';
import { DEMO, signIn, skipTour } from '../members.ts';

const GUESTS = 60;
/** Guests whom both phones check in: the last of the first phone's, and the first of the second's. */
const SHARED = 12;
const HALF = (GUESTS - SHARED) / 2;
const nameOf = (number: number) => `Guest ${String(number).padStart(2, '0')}`;
const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

/** A breakfast that begins soon, to which sixty guests come. */
async function planBreakfast(request: APIRequestContext) {
  const start = new Date(Date.now() + 3_600_000);
  const wallTime = (hours: number) =>
    new Date(start.getTime() + hours * 3_600_000).toISOString().slice(0, 16);
  const answer = await request.post('/api/events', {
    data: {
      title: `Breakfast ${randomUUID().slice(0, 8)}`,
      place: 'Mill Lane 3',
      audience: 'public',
      timeZone: 'UTC',
      start: wallTime(0),
      end: wallTime(2),
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id, slug } = (await answer.json()) as { id: number; slug: string };
  const dateId = await withDatabase(async (db) => {
    const date = await db
      .selectFrom('eventDates')
      .select('id')
      .where('eventId', '=', id)
      .executeTakeFirstOrThrow();
    const guests = await db
      .insertInto('eventGuests')
      .values(
        numbers(1, GUESTS + 1).map((number) => ({
          dateId: date.id,
          name: nameOf(number),
          consentedAt: new Date(),
          eraseOn: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
        })),
      )
      .returning('id')
      .execute();
    await db
      .insertInto('eventRsvps')
      .values(guests.map((guest) => ({ dateId: date.id, guestId: guest.id, status: 'going' as const })))
      .execute();
    return date.id;
  });
  return { dateId, path: `/events/${slug}/door?event=${id}&date=${dateId}` };
}

const row = (page: Page, number: number) => page.getByRole('listitem').filter({ hasText: nameOf(number) });
const waiting = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Waiting to be sent' });

/** Presses the button of each, in a random order. */
async function checkIn(page: Page, guests: number[], random: () => number): Promise<void> {
  for (const number of shuffled(guests, random))
    await page.getByRole('button', { name: `Check in ${nameOf(number)}`, exact: true }).click();
}

/** Numbers from 0 to 1 in an order that the seed decides (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const shuffled = <Item>(items: Item[], random: () => number): Item[] =>
  items
    .map((item) => ({ item, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);

/** Who was recorded at a date, by name. */
const recorded = (dateId: number) =>
  withDatabase(async (db) => {
    const rows = await db
      .selectFrom('attendance')
      .innerJoin('eventGuests', 'eventGuests.id', 'attendance.guestId')
      .select('eventGuests.name')
      .where('attendance.dateId', '=', dateId)
      .where('attendance.undoneAt', 'is', null)
      .orderBy('eventGuests.name')
      .execute();
    return rows.map(({ name }) => name);
  });

/** The link by which a volunteer without an account helps at the door that `page` shows. */
async function volunteerLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Link for a volunteer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link for a volunteer' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  return link;
}

test.use({ viewport: { width: 360, height: 740 } });

test('two phones check sixty guests in without a network, and each is in once whichever is back first', async ({
  page,
  context,
  otherContext,
  expectAccessible,
}) => {
  const seed = Number(process.env['DOOR_SEED'] ?? randomInt(2 ** 31));
  console.log(`DOOR_SEED=${seed} repeats this order`);
  const random = randomOf(seed);
  await skipTour(page, await signIn(page.request, DEMO.admin));
  const { dateId, path } = await planBreakfast(page.request);
  await page.goto(path);
  const second = await otherContext.newPage();
  await second.goto(await volunteerLink(page));
  for (const phone of [page, second])
    await expect(phone.getByText(`0 of ${GUESTS} checked in`)).toBeVisible();

  const phones: { page: Page; context: BrowserContext; guests: number[] }[] = [
    { page, context, guests: numbers(1, HALF + SHARED + 1) },
    { page: second, context: otherContext, guests: numbers(HALF + 1, GUESTS + 1) },
  ];
  for (const phone of phones) {
    await phone.context.setOffline(true);
    await expect(phone.page.getByText('No network.', { exact: false })).toBeVisible();
    await checkIn(phone.page, phone.guests, random);
    await expect(waiting(phone.page)).toHaveCount(phone.guests.length);
    await expect(
      phone.page.getByText(`${phone.guests.length} check-ins are waiting to be sent.`),
    ).toBeVisible();
    // What waits is not done: neither counted, nor shown as present.
    await expect(phone.page.getByText(`0 of ${GUESTS} checked in`)).toBeVisible();
    await expect(phone.page.getByText(/^Present/)).toHaveCount(0);
  }
  expect(await recorded(dateId)).toEqual([]);
  await expectAccessible(page);

  const [first, last] = shuffled(phones, random);
  if (!first || !last) throw new Error('There are two phones');
  await first.context.setOffline(false);
  await expect(first.page.getByText(`${first.guests.length} of ${GUESTS} checked in`)).toBeVisible();
  await expect(waiting(first.page)).toHaveCount(0);
  await expect(first.page.getByRole('log')).toHaveCount(0);
  await expect(waiting(last.page)).toHaveCount(last.guests.length);

  await last.context.setOffline(false);
  await expect(last.page.getByText(`${GUESTS} of ${GUESTS} checked in`)).toBeVisible();
  await expect(waiting(last.page)).toHaveCount(0);
  // Whom both checked in, and nobody else, the later phone names as already in.
  const notices = last.page.getByRole('log').getByText(/was already checked in at/);
  await expect(notices).toHaveCount(SHARED);
  for (const number of numbers(HALF + 1, HALF + SHARED + 1))
    await expect(notices.filter({ hasText: nameOf(number) })).toHaveCount(1);
  await expect(row(last.page, HALF + 1)).toContainText('Present');
  expect(await recorded(dateId)).toEqual(numbers(1, GUESTS + 1).map(nameOf));
  await expectAccessible(last.page);
});

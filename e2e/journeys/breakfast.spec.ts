import type { APIRequestContext, Browser, Page } from '@playwright/test';
import ical from 'ical.js';
import { withDatabase } from '../database.ts';
import { expect, test } from '../fixtures.ts';
import { readMail } from '../mails.ts';
import { DEMO, register, signIn, skipTour } from '../members.ts';
import { waitForHydration } from '../page-ready.ts';
import { type MailedServer, START_MS, startServerWithMail } from '../server.ts';

const DAY = 86_400_000;
const SEATS = 20;
/** An hour from now, so that the door is open. */
const START = Date.now() + 3_600_000;
const dayIn = (days: number) => new Date(START + days * DAY).toISOString().slice(0, 10);
const PHONE = { width: 360, height: 740 };

let server: MailedServer;

test.beforeAll(async () => {
  test.setTimeout(START_MS);
  server = await startServerWithMail();
});
test.afterAll(() => server.stop());

const mailTo = (address: string) =>
  server.mail.messages.map((message) => readMail(message)).findLast(({ to }) => to.includes(address));

async function openBrowser(browser: Browser, viewport = { width: 1280, height: 800 }): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.origin, viewport });
  context.on('page', waitForHydration);
  return context.newPage();
}

/** A member with a browser of their own. */
async function openMember(browser: Browser, fields: Record<string, string>) {
  const page = await openBrowser(browser);
  const member = await register(page.request, fields);
  await skipTour(page, member);
  return { page, member };
}

/** A chapter with this leader and these members; from then on one joins the community by application. */
async function foundChapter(
  admin: APIRequestContext,
  leader: { page: Page; member: { id: number } },
  members: APIRequestContext[],
): Promise<string> {
  await signIn(admin, DEMO.admin);
  const made = await admin.post('/api/chapters', {
    data: { name: 'Mill Lane Circle', timeZone: 'UTC', joining: 'open' },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { slug } = (await made.json()) as { slug: string };
  for (const request of [leader.page.request, ...members])
    expect((await request.put(`/api/chapters/${slug}/join`, { data: {} })).ok()).toBe(true);
  const led = await admin.put(`/api/chapters/${slug}/members/${leader.member.id}`, {
    data: { role: 'leader' },
  });
  expect(led.status(), await led.text()).toBe(200);
  const mode = await admin.post('/trpc/admin.registration.update', { data: { mode: 'application' } });
  expect(mode.ok(), await mode.text()).toBe(true);
  return slug;
}

/** Takes all seats but one of the third date. */
const takeSeats = (path: string) =>
  withDatabase(async (db) => {
    const { id: dateId } = await db
      .selectFrom('eventDates')
      .innerJoin('events', 'events.id', 'eventDates.eventId')
      .select('eventDates.id')
      .where('events.slug', '=', path.slice('/events/'.length))
      .orderBy('startsAt')
      .offset(2)
      .limit(1)
      .executeTakeFirstOrThrow();
    const guests = await db
      .insertInto('eventGuests')
      .values(
        Array.from({ length: SEATS - 1 }, (_, index) => ({
          dateId,
          name: `Guest ${index + 1}`,
          consentedAt: new Date(),
          eraseOn: dayIn(40),
        })),
      )
      .returning('id')
      .execute();
    await db
      .insertInto('eventRsvps')
      .values(guests.map((guest) => ({ dateId, guestId: guest.id, status: 'going' as const })))
      .execute();
    return dateId;
  }, server.dataDir);

/** What a calendar program reads at the address of this member's calendar: the day of each entry. */
async function calendarDays({ page }: { page: Page }): Promise<string[]> {
  const made = await page.request.post('/api/calendar-feeds');
  const { url } = (await made.json()) as { url: string };
  const feed = await page.request.get(new URL(url).pathname);
  return new ical.Component(ical.parse(await feed.text()) as unknown[])
    .getAllSubcomponents('vevent')
    .map((entry) => new ical.Event(entry).startDate.toJSDate().toISOString().slice(0, 10))
    .toSorted();
}

test('a breakfast of a chapter, from its plan to a guest who applies to join', async ({
  browser,
  playwright,
  expectAccessible,
}) => {
  const admin = await playwright.request.newContext({
    baseURL: server.origin,
    extraHTTPHeaders: { origin: server.origin },
  });
  const lea = await openMember(browser, { firstName: 'Lea' });
  const ana = await openMember(browser, {
    firstName: 'Ana',
    lookingFor: 'A bookkeeper for my bakery',
  });
  const ben = await openMember(browser, {
    firstName: 'Ben',
    servicesOffered: 'Bookkeeping and payroll for small companies',
  });
  const chapter = await foundChapter(admin, lea, [ana.page.request, ben.page.request]);

  await lea.page.goto(`/chapters/${chapter}`);
  await lea.page.getByRole('link', { name: 'Plan a meeting' }).click();
  await lea.page.getByLabel(/^Title/).fill('Breakfast');
  await lea.page.getByLabel(/^Start/).fill(new Date(START).toISOString().slice(0, 16));
  await lea.page.getByLabel(/^Seats/).fill(String(SEATS));
  await lea.page.getByLabel(/^Repeats/).selectOption('Every week');
  await lea.page.getByLabel(/^Last day/).fill(dayIn(22));
  await lea.page.getByLabel(/^Place/).fill('Mill Lane 3');
  await lea.page.getByLabel(/^Who can see it/).selectOption('Everyone');
  await lea.page.getByRole('button', { name: 'Create event' }).click();
  await expect(lea.page.getByRole('heading', { level: 1, name: 'Breakfast' })).toBeVisible();
  const path = new URL(lea.page.url()).pathname;
  const third = await takeSeats(path);
  await ben.page.goto(path);
  await ben.page.getByRole('button', { name: 'Sign up for every date' }).click();
  await expect(ben.page.getByText('You have a seat.')).toBeVisible();

  // Ana joins the series, skips the second date, and waits for the third, which is full.
  await ana.page.goto(path);
  await ana.page.getByRole('button', { name: 'Sign up for every date' }).click();
  await expect(ana.page.getByText('You have a seat.')).toBeVisible();
  await expect(ana.page.getByRole('heading', { name: 'Whom to meet there' })).toBeVisible();
  await expect(ana.page.getByText(/bookkeep/i).first()).toBeVisible();
  const dates = ana.page.getByRole('region', { name: 'All dates' }).getByRole('link');
  await dates.nth(1).click();
  await ana.page.getByRole('button', { name: 'Skip this date' }).click();
  await expect(ana.page.getByText('You’re skipping this date.')).toBeVisible();
  await dates.nth(2).click();
  await expect(ana.page.getByText('You’re number 1 on the waitlist.')).toBeVisible();
  expect(await calendarDays(ana)).toEqual([dayIn(0), dayIn(14), dayIn(21)]);

  await ben.page.goto(`${path}?date=${third}`);
  await ben.page.getByRole('button', { name: 'Skip this date' }).click();
  await expect(ben.page.getByText('You’re skipping this date.')).toBeVisible();
  await expect(ana.page.getByText('You have a seat.', { exact: true })).toBeVisible();
  expect(await calendarDays(ben)).toEqual([dayIn(0), dayIn(7), dayIn(21)]);
  await expectAccessible(ana.page);

  // A guest comes by a mailed link.
  const gus = 'gus@guest.test';
  await ana.page.goto(path);
  await ana.page.getByRole('button', { name: 'Bring a guest' }).click();
  const dialog = ana.page.getByRole('dialog', { name: 'Bring a guest' });
  await dialog.getByLabel('Name').fill('Gus Guest');
  await dialog.getByLabel('Email').fill(gus);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByRole('status')).toContainText(gus);
  await expect.poll(() => mailTo(gus)?.subject, { timeout: 30_000 }).toMatch(/invites.you/);
  const guest = await openBrowser(browser, PHONE);
  await guest.goto(mailTo(gus)?.link ?? '');
  await guest.getByRole('button', { name: 'Show my seat' }).click();
  await guest.getByRole('button', { name: 'Confirm my seat' }).click();
  await expect(guest.getByText('You have a seat.')).toBeVisible();
  await expect(guest.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expectAccessible(guest);

  // The leader's phone has no network at the door.
  const door = await openBrowser(browser, PHONE);
  await door.context().addCookies(await lea.page.context().cookies());
  await door.goto(path);
  await door.getByRole('link', { name: 'Door' }).click();
  await expect(door.getByText('0 of 3 checked in')).toBeVisible();
  await door.context().setOffline(true);
  await expect(door.getByText('No network.', { exact: false })).toBeVisible();
  await door.getByRole('button', { name: 'Check in Gus Guest' }).click();
  await expect(door.getByText('1 check-in is waiting to be sent.')).toBeVisible();
  await door.context().setOffline(false);
  await expect(door.getByText('1 of 3 checked in')).toBeVisible();

  // What became of the guest is seen by who brought him, until he applies and is read.
  await ana.page.goto('/events');
  await ana.page.getByRole('link', { name: 'Your guests' }).click();
  const row = ana.page.getByRole('listitem').filter({ hasText: 'Gus Guest' });
  await expect(row.getByText(/^Came/)).toBeVisible();
  await row.getByRole('button', { name: 'I was in touch with Gus Guest' }).click();
  await expect(row.getByText(/^Followed up/)).toBeVisible();
  await expectAccessible(ana.page);

  await guest.goto('/?dialog=register');
  const form = guest.getByRole('dialog', { name: 'Apply to join' });
  await form.getByLabel('First name').fill('Gus');
  await form.getByLabel('Last name').fill('Guest');
  await form.getByLabel('Email').fill(gus);
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(guest.getByText(`We've sent a link to ${gus}`, { exact: false })).toBeVisible();
  await expect.poll(() => mailTo(gus)?.text, { timeout: 30_000 }).toContain('We received your application');
  await guest.goto(mailTo(gus)?.link ?? '');
  await guest.getByRole('button', { name: 'Show my application' }).click();
  await expect(guest.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await ana.page.reload();
  await expect(row.getByText(/^Applied/)).toBeVisible();
  await admin.dispose();
});

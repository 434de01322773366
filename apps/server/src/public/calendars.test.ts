import { sql } from '@guildhall/db';
import { makeEvent, makeEventDate, makeMember } from '@guildhall/db/testing';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { testServer } from '../../testing/test-server.ts';

const server = testServer();
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Math.ceil(Date.now() / HOUR) * HOUR + hours * HOUR);

async function signedIn(fields: Parameters<typeof makeMember>[1] = {}) {
  const member = await makeMember(server().db, fields);
  return { member, browser: await server().signedIn(member) };
}

/** A signed-in member with a calendar, and its path. */
async function subscriber() {
  const { browser, member } = await signedIn();
  const { body } = await browser.post('/api/calendar-feeds');
  const url = new URL((body as { url: string }).url);
  expect(url.origin).toBe(server().origin);
  return { browser, member, path: url.pathname };
}

const join = (browser: Browser, { id, dateId }: { id: number; dateId: number }) =>
  browser.send('PUT', `/api/events/${id}/dates/${dateId}/rsvp`);

async function entriesOf(path: string, browser = server().visitor()) {
  const { text, status } = await browser.get(path);
  expect(status).toBe(200);
  return new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((component) => ({
    event: new ICAL.Event(component),
    status: component.getFirstPropertyValue('status'),
  }));
}

const summaries = async (path: string) => (await entriesOf(path)).map(({ event }) => event.summary);

describe("a member's calendar", () => {
  test('has the dates that they come to or wait for, without a cookie', async () => {
    const { db } = server();
    const { browser, path } = await subscriber();
    const title = 'Breakfast; eggs, ham \\ “bread”';
    const going = await makeEvent(db, { title, place: 'Mill Lane 3,\nback door', startsAt: inHours(24) });
    const full = await makeEvent(db, { title: 'Full house', seats: 1, startsAt: inHours(48) });
    await makeEvent(db, { title: 'Not for me', startsAt: inHours(30) });
    const { browser: other } = await signedIn();
    await join(other, full);
    await join(browser, going);
    await join(browser, full);

    const [first, second, ...rest] = await entriesOf(path);
    expect(rest).toEqual([]);
    expect(first?.event.summary).toBe(title);
    expect(first?.event.location).toBe('Mill Lane 3,\nback door');
    expect(first?.event.startDate.toJSDate()).toEqual(inHours(24));
    expect(first?.event.description).toContain(
      `${server().origin}/events/${going.slug}?date=${going.dateId}`,
    );
    expect(first?.status).toBe('CONFIRMED');
    expect([second?.event.summary, second?.status]).toEqual(['Full house', 'TENTATIVE']);
    expect(second?.event.description).toContain('You’re on the waitlist.');
  });

  test('has all dates that take place when its address asks for them', async () => {
    const { db } = server();
    const { path } = await subscriber();
    await makeEvent(db, { title: 'For anyone', startsAt: inHours(24) });
    const canceled = await makeEvent(db, { title: 'Off again', startsAt: inHours(25) });
    await db
      .updateTable('eventDates')
      .set({ cancelledAt: sql`now()` })
      .where('id', '=', canceled.dateId)
      .execute();
    const all = await summaries(`${path}?events=all`);
    expect(all).toContain('For anyone');
    expect(all).not.toContain('Off again');
    expect(await summaries(path)).toEqual([]);
  });

  test('names a date the same wherever it is moved, and says when it was cancelled', async () => {
    const { db } = server();
    const { browser, path } = await subscriber();
    const event = await makeEvent(db, { startsAt: inHours(24) });
    await join(browser, event);
    const [before] = await entriesOf(path);
    await db
      .updateTable('eventDates')
      .set({
        startsAt: inHours(26),
        endsAt: sql`${inHours(26)}::timestamptz + minutes * interval '1 minute'`,
        sequence: sql`sequence + 1`,
        cancelledAt: sql`now()`,
      })
      .where('id', '=', event.dateId)
      .execute();
    const [after] = await entriesOf(path);
    expect(after?.event.uid).toBe(before?.event.uid);
    expect(after?.event.startDate.toJSDate()).toEqual(inHours(26));
    expect(after?.event.sequence).toBe((before?.event.sequence ?? 0) + 1);
    expect([before?.status, after?.status]).toEqual(['CONFIRMED', 'CANCELLED']);
  });

  test('is asked for again without being sent again', async () => {
    const { browser, path } = await subscriber();
    await join(browser, await makeEvent(server().db, { startsAt: inHours(24) }));
    const first = await server().visitor().get(path);
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(first.headers.get('x-robots-tag')).toBe('noindex');
    const etag = first.headers.get('etag') ?? '';
    const again = await server().visitor().get(path, { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('leads nowhere once replaced, removed, guessed, or its owner deactivated', async () => {
    const { db } = server();
    const statusOf = async (path: string) => (await server().visitor().get(path)).status;
    const { browser, member, path } = await subscriber();
    expect(await statusOf(path)).toBe(200);
    const replaced = new URL(((await browser.post('/api/calendar-feeds')).body as { url: string }).url)
      .pathname;
    expect(await statusOf(path)).toBe(404);
    expect(await statusOf(replaced)).toBe(200);
    await db.updateTable('users').set({ isActive: false }).where('id', '=', member.id).execute();
    expect(await statusOf(replaced)).toBe(404);
    await db.updateTable('users').set({ isActive: true }).where('id', '=', member.id).execute();
    await browser.send('DELETE', '/api/calendar-feeds');
    expect(await statusOf(replaced)).toBe(404);
    expect(await statusOf(`/cal/${'A'.repeat(43)}.ics`)).toBe(404);
    expect(await statusOf(`/cal/${'A'.repeat(400)}.ics`)).toBe(404);
    expect(await statusOf('/cal/%00.ics')).toBe(404);
  });

  test('is stored without its secret, once for each member', async () => {
    const { browser, member, path } = await subscriber();
    await Promise.all([browser.post('/api/calendar-feeds'), browser.post('/api/calendar-feeds')]);
    const rows = await server()
      .db.selectFrom('calendarFeeds')
      .selectAll()
      .where('userId', '=', member.id)
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(path.slice('/cal/'.length, -'.ics'.length));
    const { body } = await browser.get('/api/calendar-feeds');
    expect(body).toEqual({ since: rows[0]?.createdAt.toISOString() });
  });
});

describe('the file of a date', () => {
  const fileOf = ({ slug, dateId }: { slug: string; dateId: number }) =>
    `/events/${slug}/calendar.ics?date=${dateId}`;

  test('is for visitors when the event is, without the link to join online', async () => {
    const link = 'https://meet.example/secret-room';
    const open = await makeEvent(server().db, { audience: 'public', link, startsAt: inHours(24) });
    const { text, headers } = await server().visitor().get(fileOf(open));
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${open.slug}.ics"`);
    expect(text).not.toContain('secret-room');
    const { browser } = await signedIn();
    const [entry] = await entriesOf(fileOf(open), browser);
    expect(entry?.event.description).toContain(link);
    expect(entry?.event.location).toBe(link);
  });

  test('is not found for visitors when the event is for members, nor for the date of another event', async () => {
    const { db } = server();
    const closed = await makeEvent(db, { audience: 'members', startsAt: inHours(24) });
    const { dateId } = await makeEvent(db, { startsAt: inHours(24) });
    const { browser } = await signedIn();
    const statusOf = async (who: Browser, path: string) => (await who.get(path)).status;
    expect(await statusOf(server().visitor(), fileOf(closed))).toBe(404);
    expect(await statusOf(browser, fileOf(closed))).toBe(200);
    expect(await statusOf(browser, fileOf({ slug: closed.slug, dateId }))).toBe(404);
    expect(await statusOf(browser, `/events/${closed.slug}/calendar.ics?date=x`)).toBe(404);
    expect(await statusOf(browser, `/events/${closed.slug}/calendar.ics`)).toBe(404);
  });

  test('has the instants of the page on both sides of each change of clocks', async () => {
    const moments = [
      ['America/New_York', '2030-03-09T08:00', '2030-03-09T13:00:00Z'],
      ['America/New_York', '2030-03-10T08:00', '2030-03-10T12:00:00Z'],
      ['America/New_York', '2030-11-03T08:00', '2030-11-03T13:00:00Z'],
      ['Europe/Lisbon', '2030-03-31T08:00', '2030-03-31T07:00:00Z'],
      ['Europe/Lisbon', '2030-10-27T08:00', '2030-10-27T08:00:00Z'],
      ['Asia/Kolkata', '2030-03-31T08:00', '2030-03-31T02:30:00Z'],
      ['Australia/Lord_Howe', '2030-04-06T08:00', '2030-04-05T21:00:00Z'],
      ['Australia/Lord_Howe', '2030-04-07T08:00', '2030-04-06T21:30:00Z'],
    ];
    const { browser } = await signedIn({ role: 'admin' });
    for (const [timeZone, start, instant] of moments) {
      const end = `${start?.slice(0, 11)}09:30`;
      const { body } = await browser.post('/api/events', { title: 'Breakfast', timeZone, start, end });
      const { slug, date } = body as { slug: string; date: { id: number } };
      const [entry] = await entriesOf(fileOf({ slug, dateId: date.id }), browser);
      expect(entry?.event.startDate.toJSDate()).toEqual(new Date(instant ?? ''));
      expect(entry?.event.duration.toSeconds()).toBe(90 * 60);
    }
  });

  test('has lines of at most 75 bytes, whatever the texts are', async () => {
    const title = `${'ø'.repeat(90)} 👩‍👩‍👧‍👦\u0007 O'Brien <b>`;
    const description = 'First\r\n\r\n* one\n* two\u0000'.replace('\u0000', '');
    const event = await makeEvent(server().db, { title, description, startsAt: inHours(24) });
    const { browser } = await signedIn();
    const { text } = await browser.get(fileOf(event));
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
    const [entry] = await entriesOf(fileOf(event), browser);
    expect(entry?.event.summary).toBe(title.replace('\u0007', ' '));
    expect(entry?.event.description).toContain('First\n\n• one\n• two');
  });

  test('of a series, each date is an entry of its own', async () => {
    const { db } = server();
    const event = await makeEvent(db, { startsAt: inHours(24) });
    const { id: second } = await makeEventDate(db, { eventId: event.id, startsAt: inHours(48) });
    const { browser } = await signedIn();
    const [a] = await entriesOf(fileOf(event), browser);
    const [b] = await entriesOf(fileOf({ slug: event.slug, dateId: second }), browser);
    expect(a?.event.uid).not.toBe(b?.event.uid);
  });
});

import { sql } from '@guildhall/db';
import { beforeAll, expect, it, vi } from 'vitest';
import { insertManyMembers, insertWeeklyDates } from '../../../testing/bulk-events.ts';
import { testApi } from '../../../testing/index.ts';
import { sequentialScans } from '../../../testing/sequential-scans.ts';
import { followEvents } from './visitors/after-events.commands.ts';
import { remindAttendees } from './attendance/remind-attendees.commands.ts';
import { listAttendees } from './attendance/attendance.queries.ts';
import { fillFreedSeats } from './attendance/seats.commands.ts';
import { listCalendarEntries } from './calendar/calendar.queries.ts';
import { getEvent, listEvents } from './events.queries.ts';

vi.setConfig({ hookTimeout: 300_000, testTimeout: 120_000 });

const api = testApi();
/** Full intensity is 200,000 dates; ordinary test runs use fewer. */
const DATES = Number(process.env['EVENT_DATES'] ?? 20_000);
const DATES_EACH = 100;
const MEMBERS = 2_000;
const GROWING = ['events', 'event_dates', 'event_rsvps', 'users'];
const viewer = { id: 7, role: 'user', sessionKey: null, authAt: new Date() } as const;

const scans = (work: Parameters<typeof sequentialScans>[2]) => sequentialScans(api().db, GROWING, work);

/** Weekly series of a hundred dates, most of them over, and two members who come to each date. */
beforeAll(async () => {
  const { db } = api();
  await insertManyMembers(db, MEMBERS);
  await sql`
    insert into events (slug, title, time_zone, audience, place, seats, repeats)
    select 'event-' || n, 'Breakfast ' || n || ' word' || n % 500, 'UTC', (array['public', 'members'])[1 + n % 2],
      'Town ' || n % 90, 20, '{"frequency":"weekly","interval":1,"by":"day","week":null,"until":"2030-01-01"}'
    from generate_series(1, ${DATES / DATES_EACH}::int) as n`.execute(db);
  await insertWeeklyDates(db, { each: DATES_EACH, past: 80, minutesApart: 7 });
  await sql`
    insert into event_rsvps (date_id, user_id, status)
    select event_dates.id, 1 + (event_dates.id + turn * 37) % ${MEMBERS}::int, 'going'
    from event_dates, generate_series(1, 2) as turn`.execute(db);
  await sql`analyze`.execute(db);
});

it('lists events, upcoming and past, by index, for visitors and members', async () => {
  for (const who of [null, viewer])
    for (const when of ['upcoming', 'past'] as const)
      expect(await scans((db) => listEvents(db, who, { when, limit: 24 }))).toEqual([]);
});

it('shows an event and who comes to it by index', async () => {
  const { db } = api();
  const { id, slug } = await db
    .selectFrom('events')
    .select(['id', 'slug'])
    .limit(1)
    .executeTakeFirstOrThrow();
  const { date } = await getEvent(db, viewer, { slug });
  expect(await scans((read) => getEvent(read, viewer, { slug }))).toEqual([]);
  const going = { id, dateId: date.id, status: 'going', limit: 24 } as const;
  expect(await scans((read) => listAttendees(read, viewer, going))).toEqual([]);
});

it('makes calendars, reminders and the filling of seats by index', async () => {
  for (const scope of ['mine', 'all'] as const)
    expect(await scans((db) => listCalendarEntries(db, viewer, { scope }))).toEqual([]);
  expect(await scans((db) => remindAttendees(db))).toEqual([]);
  expect(await scans((db) => fillFreedSeats(db))).toEqual([]);
  expect(await scans((db) => followEvents(db))).toEqual([]);
});

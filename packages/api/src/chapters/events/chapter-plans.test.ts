import { sql } from '@guildhall/db';
import { beforeAll, expect, it, vi } from 'vitest';
import { insertManyMembers, insertWeeklyDates } from '../../../testing/bulk-events.ts';
import { testApi } from '../../../testing/index.ts';
import { sequentialScans } from '../../../testing/sequential-scans.ts';
import { getChapter, listChapters, listOwnChapters } from '../chapters/chapters.queries.ts';
import { listChapterMembers } from '../chapters/members/chapter-members.queries.ts';
import { listCalendarEntries } from './calendar/calendar.queries.ts';
import { getEvent, listEvents } from './events.queries.ts';
import { getMonth } from './month.queries.ts';

vi.setConfig({ hookTimeout: 600_000, testTimeout: 300_000 });

const api = testApi();
/** Full intensity is 100,000 members, 2,000 chapters and 200,000 dates; ordinary runs have a tenth of it. */
const CHAPTERS = Number(process.env['CHAPTERS'] ?? 200);
const DATES_EACH = 100;
const MEMBERS_EACH = 50;
const MEMBERS = CHAPTERS * MEMBERS_EACH;
/** A few hundred chapters are a handful of pages, which PostgreSQL rightly reads as they are. */
const MANY = 2_000;
const GROWING = ['chapter_members', 'events', 'event_dates', 'event_rsvps', 'users'].concat(
  CHAPTERS >= MANY ? ['chapters'] : [],
);
const viewer = { id: 7, role: 'user', sessionKey: null, authAt: new Date() } as const;

/** Each chapter meets every week, nine of ten for its members alone; one of ten is hidden, and the viewer is in three. */
beforeAll(async () => {
  const { db } = api();
  await insertManyMembers(db, MEMBERS);
  await sql`
    insert into chapters (slug, name, place, time_zone, joining, is_hidden)
    select 'chapter-' || n, 'Circle ' || n, 'Town ' || n % 90, 'UTC', 'invited', n % 10 = 0
    from generate_series(1, ${CHAPTERS}::int) as n`.execute(db);
  await sql`
    insert into chapter_members (chapter_id, user_id, role, state, joined_at)
    select chapters.id, 1 + ((chapters.id - 1) * ${MEMBERS_EACH}::int + n) % ${MEMBERS}::int,
      case when n = 0 then 'leader' else 'member' end, 'active', now()
    from chapters, generate_series(0, ${MEMBERS_EACH - 1}::int) as n`.execute(db);
  await sql`
    insert into chapter_members (chapter_id, user_id, state, joined_at)
    select n, 7, 'active', now() from generate_series(10, 30, 10) as n
    on conflict do nothing`.execute(db);
  await sql`
    insert into events (slug, title, time_zone, audience, place, seats, repeats, chapter_id)
    select 'event-' || id, 'Breakfast ' || id, 'UTC', case when id % 10 = 1 then 'public' else 'chapter' end,
      'Town ' || id % 90, 20,
      '{"frequency":"weekly","interval":1,"by":"day","week":null,"until":"2030-01-01"}', id
    from chapters`.execute(db);
  await insertWeeklyDates(db, { each: DATES_EACH, past: 60, minutesApart: 5 });
  await sql`
    insert into event_rsvps (date_id, user_id, status)
    select event_dates.id, 1 + (event_dates.id + turn * 37) % ${MEMBERS}::int, 'going'
    from event_dates, generate_series(1, 2) as turn`.execute(db);
  await sql`analyze`.execute(db);
});

const own = { slug: 'event-10', chapter: 'chapter-10' };
const month = new Date().toISOString().slice(0, 7);

/** Every list of chapters and their meetings. */
const LISTS: Record<string, (db: Parameters<typeof listEvents>[0]) => Promise<unknown>> = {
  'chapters, for a visitor': (db) => listChapters(db, null, { search: '', limit: 20 }),
  'chapters, for a member': (db) => listChapters(db, viewer, { search: '', limit: 20 }),
  'own chapters': (db) => listOwnChapters(db, viewer),
  'one chapter': (db) => getChapter(db, viewer, own.chapter),
  'members of a chapter': (db) => listChapterMembers(db, viewer, { slug: own.chapter, limit: 24 }),
  'coming meetings of a chapter': (db) =>
    listEvents(db, viewer, { when: 'upcoming', chapter: own.chapter, limit: 5 }),
  'past meetings of a chapter': (db) =>
    listEvents(db, viewer, { when: 'past', chapter: own.chapter, limit: 20 }),
  'coming events, for a visitor': (db) => listEvents(db, null, { when: 'upcoming', limit: 20 }),
  'coming events, for a member': (db) => listEvents(db, viewer, { when: 'upcoming', limit: 20 }),
  'past events, for a member': (db) => listEvents(db, viewer, { when: 'past', limit: 20 }),
  'one meeting': (db) => getEvent(db, viewer, { slug: own.slug }),
  'the month, for a member': (db) => getMonth(db, viewer, { month }),
  'a calendar of everything': (db) => listCalendarEntries(db, viewer, { scope: 'all' }),
  'a calendar of own dates': (db) => listCalendarEntries(db, viewer, { scope: 'mine' }),
};

it.each(Object.keys(LISTS))('reads %s by index', async (list) => {
  const read = LISTS[list];
  expect(read && (await sequentialScans(api().db, GROWING, read))).toEqual([]);
});

/** With CHAPTERS=2000 it prints the medians of docs/measurements/chapters.md. */
it('reads each in less than a second', async () => {
  const times: Record<string, number> = {};
  for (const [list, read] of Object.entries(LISTS)) {
    await read(api().db);
    const rounds: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const start = performance.now();
      await read(api().db);
      rounds.push(performance.now() - start);
    }
    times[list] = Math.round((rounds.toSorted((a, b) => a - b)[2] ?? 0) * 10) / 10;
  }
  if (process.env['CHAPTERS'] !== undefined) console.table(times);
  expect(Object.entries(times).filter(([, ms]) => ms > 1_000)).toEqual([]);
});

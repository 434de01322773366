import { randomBytes } from 'node:crypto';
import { sql } from '@guildhall/db';
import { joinChapter, makeChapter, makeEvent, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../testing/index.ts';
import { eraseGuests } from '../guests/own-seat.commands.ts';

const api = testApi();
const clientId = () => randomBytes(16).toString('hex');
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const NONE = { saidYes: 0, came: 0, late: 0, walkIns: 0, guests: 0, excused: 0, absent: 0 };

/** An event to which members said yes, and an organizer's caller. */
async function planned(members: string[], fields: Parameters<typeof makeEvent>[1] = {}) {
  const { db, as } = api();
  const { id, dateId } = await makeEvent(db, { title: 'Breakfast', audience: 'public', ...fields });
  const date = { id, dateId };
  const people = [];
  for (const lastName of members) {
    const row = await makeMember(db, { firstName: 'Member', lastName });
    const caller = await as(row);
    await caller.events.attendance.join(date);
    people.push({ id: row.id, key: `m${row.id}`, caller });
  }
  return { date, people, admin: await as(await makeMember(db, { role: 'admin' })) };
}

type Planned = Awaited<ReturnType<typeof planned>>;

type Status = 'present' | 'late' | 'excused' | 'absent';
const checkIn = ({ admin, date }: Planned, who: { key: string } | { name: string }, status: Status) =>
  admin.events.door.checkIn({ ...date, items: [{ clientId: clientId(), who, status }] });

const keyOf = ({ people }: Planned, number: number) => people[number]?.key ?? '';

/** As if the date had been so many days ago. */
const pass = (dateId: number, days = 10) =>
  sql`update event_dates set starts_at = now() - make_interval(days => ${days}),
    ends_at = now() - make_interval(days => ${days}) + interval '1 hour' where id = ${dateId}`.execute(
    api().db,
  );

describe('the figures of an event', () => {
  it('count who said yes, came, was late, had no seat, was a guest, was excused or absent', async () => {
    const party = await planned(['A', 'B', 'C', 'D', 'E'], { seats: 4 });
    await checkIn(party, { key: keyOf(party, 0) }, 'present');
    await checkIn(party, { key: keyOf(party, 1) }, 'late');
    await checkIn(party, { key: keyOf(party, 2) }, 'excused');
    // The fifth waits for a seat, and comes all the same.
    await checkIn(party, { key: keyOf(party, 4) }, 'present');
    await checkIn(party, { name: 'Ada Guest' }, 'present');
    const { admin, date } = party;
    expect((await admin.events.figures.get(date)).total.absent).toBe(0);
    await pass(date.dateId);
    const figures = await admin.events.figures.get(date);
    const counts = { saidYes: 4, came: 4, late: 1, walkIns: 2, guests: 1, excused: 1, absent: 1 };
    expect(figures).toMatchObject({ title: 'Breakfast', total: counts });
    expect(figures.dates).toMatchObject([{ id: date.dateId, isRecorded: true, ...counts }]);
  });

  it('say how often each person came, with a guest of several dates as one', async () => {
    const party = await planned(['A', 'B']);
    const series = await party.admin.events.create({
      title: 'Breakfast',
      audience: 'public',
      timeZone: 'UTC',
      start: `${inDays(1)}T08:00`,
      end: `${inDays(1)}T09:00`,
      repeats: { frequency: 'weekly', until: inDays(8) },
    });
    const { admin, people } = party;
    const [date, next] = series.dates.map(({ id }) => ({ id: series.id, dateId: id }));
    if (!date || !next) throw new Error('The series has two dates');
    const guest = { name: 'Ada Guest', email: 'ada@guests.test' };
    await people[0]?.caller.events.series.join(series);
    await people[1]?.caller.events.attendance.join(date);
    for (const [at, status] of [
      [date, 'late'],
      [next, 'present'],
    ] as const) {
      await checkIn({ ...party, date: at }, { key: keyOf(party, 0) }, status);
      await admin.events.door.checkIn({ ...at, items: [{ clientId: clientId(), who: guest }] });
    }
    await pass(date.dateId, 20);
    await pass(next.dateId);
    const none = { saidYes: 0, came: 0, late: 0, excused: 0, absent: 0 };
    const first = await admin.events.figures.people({ ...date, limit: 2 });
    const rest = await admin.events.figures.people({ ...date, limit: 2, cursor: first.nextCursor });
    expect([...first.items, ...rest.items].map(({ key: _key, ...person }) => person)).toEqual([
      { ...none, name: 'Ada Guest', isGuest: true, came: 2 },
      { ...none, name: 'Member A', isGuest: false, saidYes: 2, came: 2, late: 1 },
      { ...none, name: 'Member B', isGuest: false, saidYes: 1, absent: 1 },
    ]);
    expect((await admin.events.figures.get(date)).dates.map(({ id }) => id)).toEqual([
      next.dateId,
      date.dateId,
    ]);
  });

  it('leave out what was undone, and find nobody absent where nobody was at the door', async () => {
    const party = await planned(['A']);
    const { admin, date } = party;
    const [item] = (await checkIn(party, { key: keyOf(party, 0) }, 'present')).items;
    await admin.events.door.undo({ ...date, clientId: item?.clientId ?? '' });
    await pass(date.dateId);
    const { dates } = await admin.events.figures.get(date);
    expect(dates).toMatchObject([{ ...NONE, saidYes: 1, isRecorded: false }]);
  });

  it('do not change when guests are erased, who are not named then', async () => {
    const { db } = api();
    const party = await planned([]);
    const { admin, date } = party;
    await checkIn(party, { name: 'Ada Guest' }, 'present');
    await pass(date.dateId, 40);
    const before = await admin.events.figures.get(date);
    expect(before.total).toEqual({ ...NONE, came: 1, walkIns: 1, guests: 1 });
    await db
      .updateTable('eventGuests')
      .set({ eraseOn: sql<string>`current_date - 1` })
      .execute();
    await eraseGuests(db);
    expect(await admin.events.figures.get(date)).toEqual(before);
    expect((await admin.events.figures.people(date)).items).toEqual([]);
  });

  it('do not name deactivated members, whose attendance counts', async () => {
    const party = await planned(['A']);
    const { admin, date, people } = party;
    await checkIn(party, { key: keyOf(party, 0) }, 'present');
    await api()
      .db.updateTable('users')
      .set({ isActive: false })
      .where('id', '=', people[0]?.id ?? 0)
      .execute();
    expect((await admin.events.figures.get(date)).total.came).toBe(1);
    expect((await admin.events.figures.people(date)).items).toEqual([]);
  });
});

describe('a host of a chapter', () => {
  it('sees the figures of its events, and neither a member nor the host of another chapter does', async () => {
    const { db, as } = api();
    const [chapter, other] = [await makeChapter(db), await makeChapter(db)];
    const { date } = await planned([], { chapterId: chapter.id });
    const inRole = async (chapterId: number, role: 'host' | 'member') => {
      const row = await makeMember(db);
      await joinChapter(db, chapterId, { userId: row.id, role });
      return as(row);
    };
    const host = await inRole(chapter.id, 'host');
    expect((await host.events.figures.get(date)).total).toEqual(NONE);
    expect((await host.events.figures.people(date)).items).toEqual([]);
    for (const refused of [await inRole(chapter.id, 'member'), await inRole(other.id, 'host')]) {
      await expect(refused.events.figures.get(date)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(refused.events.figures.people(date)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });
});

import { sql } from '@guildhall/db';
import { makeEvent, makeEventDate, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../testing/index.ts';
import { mailSubjectsFor } from '../../../../testing/notified.ts';
import { fillFreedSeats } from './seats.commands.ts';
import { AttendeeNews, TELL_ATTENDEES_TASK, tellAttendees } from './tell-attendees.commands.ts';

const api = testApi();
const DAY = 86_400_000;
const soon = (days: number) => new Date(Math.ceil(Date.now() / 60_000) * 60_000 + days * DAY);
const weekly = JSON.stringify({
  frequency: 'weekly',
  interval: 1,
  by: 'day',
  week: null,
  until: '2030-01-01',
});

/** An event with its dates and some members. */
async function planned({
  seats = null,
  days = [1],
  members = 3,
}: {
  seats?: number | null;
  days?: number[];
  members?: number;
}) {
  const { db, as } = api();
  const [first = 1, ...later] = days;
  const { id, slug, dateId } = await makeEvent(db, {
    title: 'Breakfast',
    seats,
    startsAt: soon(first),
    ...(days.length > 1 && { repeats: weekly }),
  });
  const dates = [dateId];
  for (const day of later) dates.push((await makeEventDate(db, { eventId: id, startsAt: soon(day) })).id);
  const people = [];
  for (let turn = 0; turn < members; turn += 1) people.push(await makeMember(db));
  const callers = await Promise.all(people.map((member) => as(member)));
  const admin = await as(await makeMember(db, { role: 'admin' }));
  return { id, slug, dates, dateId, people, callers, admin, date: { id, dateId } };
}

/** Ids of the members with a status, in the order of the queue. */
async function idsWith(dateId: number, status: 'going' | 'waiting') {
  const rows = await api()
    .db.selectFrom('eventRsvps')
    .select('userId')
    .where('dateId', '=', dateId)
    .where('status', '=', status)
    .orderBy('queueNo')
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Runs the queued jobs that tell those who signed up. */
async function runNews() {
  const { db } = api();
  const { rows } = await sql<{ payload: unknown }>`
    select job.payload from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    where task.identifier = ${TELL_ATTENDEES_TASK} order by job.id`.execute(db);
  for (const { payload } of rows) await tellAttendees(db, AttendeeNews.parse(payload));
}

describe('signing up', () => {
  it('gives a seat, once, and shows who comes to members', async () => {
    const { date, slug, callers, people } = await planned({ seats: 2 });
    const [ana, ben] = callers;
    await ana?.events.attendance.join(date);
    expect(await ana?.events.attendance.join(date)).toMatchObject({ status: 'going', position: null });
    expect(await ben?.events.get({ slug })).toMatchObject({
      date: { going: 1, mine: null },
      can: { join: true, withdraw: false },
    });
    const { items } = (await ben?.events.attendance.list(date)) ?? { items: [] };
    expect(items.map(({ id }) => id)).toEqual([people[0]?.id]);
  });

  it('for a full date waits in line, and moves up with a bell and an email when a seat is free', async () => {
    const { date, slug, callers, people } = await planned({ seats: 1 });
    const [ana, ben, cem] = callers;
    await ana?.events.attendance.join(date);
    await ben?.events.attendance.join(date);
    expect(await cem?.events.attendance.join(date)).toMatchObject({ status: 'waiting', position: 2 });
    await ana?.events.attendance.withdraw(date);
    expect(await ben?.events.get({ slug })).toMatchObject({ date: { mine: 'going', waiting: 1 } });
    expect(await cem?.events.get({ slug })).toMatchObject({ date: { mine: 'waiting' }, position: 1 });
    expect((await ben?.notifications.list({}))?.items).toMatchObject([
      {
        kind: 'event',
        text: expect.stringMatching(/^You have a seat at “Breakfast”: /),
        target: { type: 'event', slug },
      },
    ]);
    expect(await mailSubjectsFor(api(), people[1]?.id ?? 0)).toEqual([expect.stringContaining('Breakfast')]);
    expect((await cem?.notifications.list({}))?.items).toEqual([]);
  });

  it('never overtakes those who wait, even while there is a seat', async () => {
    const { db } = api();
    const { date, callers, people } = await planned({ seats: 1 });
    const [ana, ben, cem] = callers;
    await ana?.events.attendance.join(date);
    await ben?.events.attendance.join(date);
    await db
      .deleteFrom('eventRsvps')
      .where('userId', '=', people[0]?.id ?? 0)
      .execute();
    expect(await cem?.events.attendance.join(date)).toMatchObject({ status: 'waiting', position: 2 });
    await fillFreedSeats(db);
    expect(await idsWith(date.dateId, 'going')).toEqual([people[1]?.id]);
  });

  it('is refused for a date that is over, canceled, or another event’s', async () => {
    const { db, as } = api();
    const { date, callers, admin } = await planned({});
    const other = await makeEvent(db);
    const over = await makeEvent(db, { startsAt: soon(-1) });
    const [ana] = callers;
    const join = (ref: { id: number; dateId: number }) => ana?.events.attendance.join(ref);
    await expect(join({ id: date.id, dateId: other.dateId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(join(over)).rejects.toMatchObject({ code: 'CONFLICT', message: 'This date is over' });
    await admin.events.cancel({ id: date.id });
    await expect(join(date)).rejects.toMatchObject({ code: 'CONFLICT' });
    const lapsed = await as(await makeMember(db, { membershipExpiresOn: '2020-01-01' }));
    await expect(lapsed.events.attendance.join(other)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await lapsed.events.attendance.withdraw({ id: other.id, dateId: other.dateId });
  });

  it('shows the waitlist to those who hold the event only', async () => {
    const { date, callers, admin, people } = await planned({ seats: 1 });
    for (const caller of callers) await caller.events.attendance.join(date);
    const asked = { ...date, status: 'waiting' } as const;
    await expect(callers[0]?.events.attendance.list(asked)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await admin.events.attendance.list(asked)).items.map(({ id }) => id)).toEqual(
      people.slice(1).map(({ id }) => id),
    );
  });
});

describe('the seats of an event', () => {
  it('that are raised move up whoever waits, and lowered leave everyone in', async () => {
    const { id, slug, date, callers, admin, people } = await planned({ seats: 1 });
    for (const caller of callers) await caller.events.attendance.join(date);
    const { localStart } = await admin.events.get({ slug });
    const fields = {
      id,
      title: 'Breakfast',
      timeZone: 'UTC',
      start: localStart,
      end: `${localStart.slice(0, 10)}T23:59`,
    };
    await admin.events.update({ ...fields, seats: 2 });
    expect(await idsWith(date.dateId, 'going')).toEqual(people.slice(0, 2).map((member) => member.id));
    await admin.events.update({ ...fields, seats: 1 });
    expect(await idsWith(date.dateId, 'going')).toHaveLength(2);
    await admin.events.update({ ...fields, seats: null });
    expect(await idsWith(date.dateId, 'going')).toHaveLength(3);
  });

  it('are exact when 200 members sign up at once for 20 of them, and some give theirs back', async () => {
    const { db, as } = api();
    const { date } = await planned({ seats: 20, members: 0 });
    const people = await db
      .insertInto('users')
      .values(
        Array.from({ length: 200 }, (_, number) => ({
          email: `crowd-${number}@example.org`,
          password: 'x',
          firstName: 'Crowd',
          lastName: `${number}`,
        })),
      )
      .returning('id')
      .execute();
    const callers = await Promise.all(people.map((person) => as(person)));
    const answers = await Promise.all(callers.map((caller) => caller.events.attendance.join(date)));
    expect(answers.filter(({ status }) => status === 'going')).toHaveLength(20);
    const line = [...(await idsWith(date.dateId, 'going')), ...(await idsWith(date.dateId, 'waiting'))];
    expect(new Set(line).size).toBe(200);

    const leaving = new Set(line.slice(0, 40));
    await Promise.all(
      people.map(
        async ({ id }, index) => leaving.has(id) && callers[index]?.events.attendance.withdraw(date),
      ),
    );
    expect(await idsWith(date.dateId, 'going')).toEqual(line.slice(40, 60));
    expect(await idsWith(date.dateId, 'waiting')).toEqual(line.slice(60));
  });
});

describe('a series', () => {
  it('is joined as a whole; a date is skipped and taken up again; a full date waits', async () => {
    const { id, slug, dates, callers } = await planned({ seats: 1, days: [1, 8, 15] });
    const [ana, ben] = callers;
    await ben?.events.attendance.join({ id, dateId: dates[1] ?? 0 });
    await ana?.events.series.join({ id });
    const mine = async () => (await ana?.events.get({ slug }))?.dates.map((date) => date.mine);
    expect(await mine()).toEqual(['going', 'waiting', 'going']);
    await ana?.events.attendance.withdraw({ id, dateId: dates[2] ?? 0 });
    expect(await mine()).toEqual(['going', 'waiting', 'skipped']);
    expect(await ben?.events.attendance.join({ id, dateId: dates[2] ?? 0 })).toMatchObject({
      status: 'going',
    });
    expect(await ana?.events.attendance.join({ id, dateId: dates[2] ?? 0 })).toMatchObject({
      status: 'waiting',
    });
    await ana?.events.series.withdraw({ id });
    expect(await mine()).toEqual([null, null, null]);
    expect(await ana?.events.get({ slug })).toMatchObject({ inSeries: false, can: { joinSeries: true } });
  });

  it('seats its members on dates that are added, in the order in which they joined', async () => {
    const { id, slug, callers, admin, people } = await planned({ seats: 1, days: [1, 8] });
    const { db } = api();
    const until = soon(20).toISOString().slice(0, 10);
    const repeats = {
      frequency: 'weekly',
      interval: 1,
      by: 'day',
      week: null,
      until: soon(8).toISOString().slice(0, 10),
    };
    await db
      .updateTable('events')
      .set({ repeats: JSON.stringify(repeats) })
      .where('id', '=', id)
      .execute();
    for (const caller of callers.slice(0, 2)) await caller.events.series.join({ id });
    const { localStart } = await admin.events.get({ slug });
    const end = `${localStart.slice(0, 10)}T23:59`;
    await admin.events.update({
      id,
      title: 'Breakfast',
      timeZone: 'UTC',
      seats: 1,
      start: localStart,
      end,
      until,
    });
    const added = (await admin.events.get({ slug })).dates.at(-1)?.id ?? 0;
    expect(await idsWith(added, 'going')).toEqual([people[0]?.id]);
    expect(await idsWith(added, 'waiting')).toEqual([people[1]?.id]);
  });

  it('is none of an event that takes place once', async () => {
    const { id, callers } = await planned({});
    await expect(callers[0]?.events.series.join({ id })).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('those who signed up', () => {
  it('hear once that an event is canceled or moved, and whoever did it does not', async () => {
    const { id, slug, dates, callers, admin } = await planned({ days: [1, 8] });
    const [ana, ben] = callers;
    await ana?.events.series.join({ id });
    await admin.events.series.join({ id });
    await ben?.events.attendance.join({ id, dateId: dates[1] ?? 0 });
    await admin.events.cancelDate({ id, dateId: dates[0] ?? 0 });
    await runNews();
    await runNews();
    const texts = async (caller: typeof ana) =>
      (await caller?.notifications.list({}))?.items.map(({ text }) => text.replace(/[:.] ?.*$/, ''));
    expect(await texts(ana)).toEqual(['“Breakfast” has been canceled']);
    expect(await texts(ben)).toEqual([]);

    const { localStart } = await admin.events.get({ slug });
    const day = localStart.slice(0, 10);
    await admin.events.update({
      id,
      title: 'Breakfast',
      timeZone: 'UTC',
      start: `${day}T00:00`,
      end: `${day}T01:00`,
    });
    await runNews();
    await runNews();
    expect(await texts(ben)).toEqual(['“Breakfast” has changed']);
    await admin.events.cancel({ id });
    await runNews();
    expect(await texts(ana)).toHaveLength(3);
    expect(await texts(admin)).toEqual([]);
  });
});

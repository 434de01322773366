import { joinChapter, makeChapter, makeEvent, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { mailSubjectsFor } from '../../../testing/notified.ts';

const api = testApi();
const DAY = 86_400_000;
const soon = (days = 1) => new Date(Math.ceil(Date.now() / 60_000) * 60_000 + days * DAY);
const wall = (days: number, hours = 0) =>
  new Date(soon(days).getTime() + hours * 3_600_000).toISOString().slice(0, 16);

const clientId = () => crypto.randomUUID().replaceAll('-', '');

const FORBIDDEN = { code: 'FORBIDDEN' };
const GONE = { code: 'NOT_FOUND' };

async function member(fields: { role?: 'user' | 'admin'; firstName?: string; email?: string } = {}) {
  const { db, as } = api();
  const row = await makeMember(db, { ...fields, emailVerifiedAt: new Date() });
  const { chapters, events, notifications } = await as(row);
  return { id: row.id, email: row.email, chapters, events, notifications };
}

const ROLES = ['leader', 'organizer', 'host', 'member'] as const;

/** A chapter with one of each role, someone outside, and the leader of another one. */
async function cast(fields: { isHidden?: boolean } = {}) {
  const { db } = api();
  const chapter = await makeChapter(db, { ...fields, ...(fields.isHidden && { joining: 'invited' }) });
  const [leader, organizer, host, ben, outsider, stranger] = [
    await member(),
    await member(),
    await member(),
    await member(),
    await member(),
    await member(),
  ];
  for (const [index, { id: userId }] of [leader, organizer, host, ben].entries())
    await joinChapter(db, chapter.id, { userId, role: ROLES[index] ?? 'member' });
  await makeChapter(db, { leaders: [stranger.id] });
  return { chapter, slug: chapter.slug, leader, organizer, host, ben, outsider, stranger };
}

const breakfast = (chapter: string, fields: object = {}) => ({
  title: 'Breakfast',
  timeZone: 'UTC',
  start: wall(2),
  end: wall(2, 1),
  audience: 'chapter' as const,
  seats: 1,
  chapter,
  ...fields,
});

const statusOf = async (dateId: number, userId: number) =>
  (
    await api()
      .db.selectFrom('eventRsvps')
      .select('status')
      .where('dateId', '=', dateId)
      .where('userId', '=', userId)
      .executeTakeFirst()
  )?.status;

describe('an event of a chapter', () => {
  it('is created by its leaders and organizers, not by its hosts, its members or leaders of another', async () => {
    const { slug, leader, organizer, host, ben, stranger } = await cast();
    for (const caller of [leader, organizer])
      expect(await caller.events.create(breakfast(slug))).toMatchObject({
        chapter: { slug },
        audience: 'chapter',
        can: { edit: true, cancel: true, door: true },
      });
    for (const caller of [host, ben, stranger])
      await expect(caller.events.create(breakfast(slug))).rejects.toMatchObject(FORBIDDEN);
  });

  it('is changed and canceled by the same, and by administrators; those who hold events of the community do not', async () => {
    const { slug, leader, organizer, host, ben, stranger } = await cast();
    const { db, as } = api();
    const { id, version } = await organizer.events.create(breakfast(slug, { audience: 'members' }));
    const { chapter: _chapter, ...fields } = breakfast(slug, {
      audience: 'members',
      title: 'Early breakfast',
    });
    const granted = await makeMember(db);
    await db.insertInto('grants').values({ userId: granted.id, role: 'events' }).execute();
    const change = { ...fields, id, expectedVersion: version };
    for (const caller of [host, ben, stranger, await as(granted)]) {
      await expect(caller.events.update(change)).rejects.toMatchObject(FORBIDDEN);
      await expect(caller.events.cancel({ id })).rejects.toMatchObject(FORBIDDEN);
    }
    expect(await leader.events.update(change)).toMatchObject({ title: 'Early breakfast' });
    const admin = await member({ role: 'admin' });
    expect(await admin.events.cancel({ id })).toMatchObject({ isCancelled: true });
  });

  it('has its hosts at the door, and neither its members nor hosts of another', async () => {
    const { slug, organizer, host, ben, outsider } = await cast();
    const { db } = api();
    const other = await makeChapter(db);
    await joinChapter(db, other.id, { userId: outsider.id, role: 'host' });
    const event = await organizer.events.create(breakfast(slug, { audience: 'members' }));
    const date = { id: event.id, dateId: event.date.id };
    await ben.events.attendance.join(date);
    const checkIn = { ...date, items: [{ clientId: clientId(), who: { key: `m${ben.id}` } }] };
    for (const caller of [ben, outsider]) {
      await expect(caller.events.door.list(date)).rejects.toMatchObject(FORBIDDEN);
      await expect(caller.events.door.checkIn(checkIn)).rejects.toMatchObject(FORBIDDEN);
    }
    expect((await host.events.door.list(date)).items).toMatchObject([{ key: `m${ben.id}` }]);
    expect((await host.events.door.checkIn(checkIn)).items).toMatchObject([{ outcome: 'recorded' }]);
    expect(await host.events.get({ slug: event.slug })).toMatchObject({ can: { edit: false, door: true } });
  });

  it('does not say to its hosts whose address it is of a member outside the chapter', async () => {
    const { slug, organizer, host, ben, outsider } = await cast();
    const event = await organizer.events.create(breakfast(slug));
    const date = { id: event.id, dateId: event.date.id };
    const items = [ben, outsider].map(({ email }) => ({
      clientId: clientId(),
      who: { name: 'Walk In', email },
    }));
    const { items: admitted } = await host.events.door.checkIn({ ...date, items });
    expect(admitted[0]?.person?.key).toBe(`m${ben.id}`);
    expect(admitted[1]?.person).toMatchObject({ key: expect.stringMatching(/^g/), name: 'Walk In' });
  });

  it('for its members is one of a chapter, and in a hidden chapter there is no other', async () => {
    const { slug, leader } = await cast({ isHidden: true });
    const admin = await member({ role: 'admin' });
    const { chapter: _chapter, ...community } = breakfast(slug);
    await expect(admin.events.create(community)).rejects.toThrow('This event belongs to no chapter');
    for (const audience of ['members', 'public'] as const)
      await expect(leader.events.create(breakfast(slug, { audience }))).rejects.toThrow(
        'Events of a hidden chapter are for its members only',
      );
    expect(await leader.events.create(breakfast(slug))).toMatchObject({ audience: 'chapter' });
  });

  it('is listed with those of its chapter, to those who see it', async () => {
    const { slug, leader, ben, outsider } = await cast();
    const inner = await leader.events.create(breakfast(slug));
    const open = await leader.events.create(breakfast(slug, { audience: 'members', title: 'Open day' }));
    await makeEvent(api().db, { startsAt: soon() });
    const idsFor = async (caller: typeof ben) =>
      (await caller.events.list({ chapter: slug })).items.map(({ id }) => id).toSorted();
    expect(await idsFor(ben)).toEqual([inner.id, open.id]);
    expect(await idsFor(outsider)).toEqual([open.id]);
    expect(await leader.events.list({ chapter: slug })).toMatchObject({ can: { create: true } });
    expect(await ben.events.list({ chapter: slug })).toMatchObject({ can: { create: false } });
  });
});

describe('a seat at a chapter’s event', () => {
  it('is free as soon as its holder leaves the chapter, and the next in line moves up', async () => {
    const { slug, organizer, ben, host } = await cast();
    const event = await organizer.events.create(breakfast(slug));
    const date = { id: event.id, dateId: event.date.id };
    await ben.events.attendance.join(date);
    await host.events.attendance.join(date);
    expect(await statusOf(date.dateId, host.id)).toBe('waiting');
    await ben.chapters.members.withdraw({ slug });
    expect(await statusOf(date.dateId, ben.id)).toBeUndefined();
    expect(await statusOf(date.dateId, host.id)).toBe('going');
    await expect(ben.events.attendance.join(date)).rejects.toMatchObject(GONE);
    expect(await mailSubjectsFor(api(), ben.id)).toEqual(
      expect.arrayContaining([expect.stringContaining('You’ve given up your seat at “Breakfast”')]),
    );
  });

  it('is lost by removal, also in a series and at what is open to others, and the member is notified once', async () => {
    const { slug, leader, organizer, ben } = await cast();
    const series = await organizer.events.create(
      breakfast(slug, {
        audience: 'members',
        repeats: { frequency: 'weekly', interval: 1, by: 'day', until: wall(40).slice(0, 10) },
      }),
    );
    await ben.events.series.join({ id: series.id });
    await leader.chapters.members.remove({ slug, userId: ben.id });
    const { db } = api();
    expect(await db.selectFrom('eventRsvps').selectAll().where('userId', '=', ben.id).execute()).toEqual([]);
    expect(
      await db.selectFrom('eventSeriesMembers').selectAll().where('userId', '=', ben.id).execute(),
    ).toEqual([]);
    const { items } = await ben.notifications.list({});
    expect(items.filter(({ text }) => text.startsWith('You no longer have a seat at'))).toHaveLength(1);
  });

  it('is lost by those outside when the event becomes one for its members', async () => {
    const { slug, organizer, ben, outsider } = await cast();
    const { chapter: _chapter, ...fields } = breakfast(slug, { seats: 1 });
    const event = await organizer.events.create(breakfast(slug, { audience: 'members' }));
    const date = { id: event.id, dateId: event.date.id };
    await outsider.events.attendance.join(date);
    await ben.events.attendance.join(date);
    await organizer.events.update({ ...fields, id: event.id, expectedVersion: event.version });
    expect(await statusOf(date.dateId, outsider.id)).toBeUndefined();
    expect(await statusOf(date.dateId, ben.id)).toBe('going');
    expect((await outsider.notifications.list({})).items[0]?.text).toMatch(/^You no longer have a seat at/);
  });

  it('is lost where two meetings become ones for members at the same moment', async () => {
    const { slug, organizer, leader, outsider } = await cast();
    const { chapter: _chapter, ...fields } = breakfast(slug);
    const open = () => organizer.events.create(breakfast(slug, { audience: 'members' }));
    for (let round = 0; round < 5; round += 1) {
      const events = [await open(), await open()];
      for (const { id, date } of events) await outsider.events.attendance.join({ id, dateId: date.id });
      await Promise.all(
        events.map(({ id, version }, index) =>
          [organizer, leader][index]?.events.update({ ...fields, id, expectedVersion: version }),
        ),
      );
      for (const { date } of events) expect(await statusOf(date.id, outsider.id)).toBeUndefined();
    }
  });

  it('is lost by those outside when the chapter is hidden', async () => {
    const { slug, leader, organizer, ben, outsider } = await cast();
    const event = await organizer.events.create(breakfast(slug, { audience: 'members', seats: 2 }));
    const date = { id: event.id, dateId: event.date.id };
    for (const caller of [ben, outsider]) await caller.events.attendance.join(date);
    await leader.chapters.update({
      slug,
      name: 'Quiet',
      timeZone: 'UTC',
      joining: 'invited',
      isHidden: true,
      expectedVersion: 1,
    });
    expect(await statusOf(date.dateId, outsider.id)).toBeUndefined();
    expect(await statusOf(date.dateId, ben.id)).toBe('going');
    await expect(outsider.events.get({ slug: event.slug })).rejects.toMatchObject(GONE);
  });

  it('is nobody’s who leaves while they sign up', async () => {
    const { slug, organizer } = await cast();
    const event = await organizer.events.create(breakfast(slug, { seats: null }));
    const date = { id: event.id, dateId: event.date.id };
    for (let round = 0; round < 10; round += 1) {
      const eva = await member();
      const chapter = await api()
        .db.selectFrom('chapters')
        .select('id')
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow();
      await joinChapter(api().db, chapter.id, { userId: eva.id });
      await Promise.allSettled([eva.events.attendance.join(date), eva.chapters.members.withdraw({ slug })]);
      expect(await statusOf(date.dateId, eva.id)).toBeUndefined();
    }
  });
});

describe('a chapter with coming events', () => {
  it('is closed with them by an explicit choice alone, and the refusal names them', async () => {
    const { slug, leader, organizer, ben, outsider } = await cast();
    const event = await organizer.events.create(breakfast(slug, { audience: 'members', seats: 5 }));
    const date = { id: event.id, dateId: event.date.id };
    for (const caller of [ben, outsider]) await caller.events.attendance.join(date);
    await expect(leader.chapters.setClosed({ slug, closed: true })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: '“Breakfast” is still to come. Cancel it together with the chapter, or close it later.',
    });
    expect(await ben.chapters.get({ slug })).toMatchObject({ isClosed: false });
    expect(await leader.chapters.setClosed({ slug, closed: true, cancelEvents: true })).toMatchObject({
      isClosed: true,
    });
    expect(await ben.events.get({ slug: event.slug })).toMatchObject({ isCancelled: true });
    await expect(outsider.events.get({ slug: event.slug })).rejects.toMatchObject(GONE);
    await expect(leader.events.create(breakfast(slug))).rejects.toThrow('This chapter is closed');
  });

  it('is closed at once when they are over or canceled', async () => {
    const { chapter, slug, leader, organizer } = await cast();
    await makeEvent(api().db, { chapterId: chapter.id, startsAt: soon(-3) });
    const { id } = await organizer.events.create(breakfast(slug));
    await organizer.events.cancel({ id });
    expect(await leader.chapters.setClosed({ slug, closed: true })).toMatchObject({ isClosed: true });
  });
});

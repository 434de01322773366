import { sql } from '@guildhall/db';
import { makeEvent, makeMember } from '@guildhall/db/testing';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../testing/index.ts';
import { composeMail } from '../../../console/mails/compose-mail.ts';
import { remindAttendees } from './remind-attendees.commands.ts';

const api = testApi();
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Math.ceil(Date.now() / 60_000) * 60_000 + hours * HOUR);

async function member(fields: Parameters<typeof makeMember>[1] = {}) {
  const { db, as } = api();
  const row = await makeMember(db, { emailVerifiedAt: new Date(), ...fields });
  return { id: row.id, email: row.email, caller: await as(row) };
}

/** The mails queued for a member as they would be sent now, with what each says to a calendar program. */
async function mailsTo(userId: number) {
  const { db, services } = api();
  const queued = await db
    .selectFrom('outbox')
    .select(['topic', 'payload', 'userId'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();
  const mails = await Promise.all(queued.map((event) => composeMail(db, services, event)));
  return mails.map(
    (mail) => mail && Object.assign({ subject: mail.subject }, entryIn(mail.calendar?.content)),
  );
}

function entryIn(content: string | undefined) {
  if (content === undefined) return {};
  const calendar = ICAL.Component.fromString(content);
  const entry = calendar.getFirstSubcomponent('vevent');
  const valueOf = (name: string) => String(entry?.getFirstPropertyValue(name));
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: valueOf('uid'),
    sequence: Number(valueOf('sequence')),
    status: valueOf('status'),
    attendee: valueOf('attendee'),
  };
}

/** As if everyone had signed up three days ago. */
const signedUpLongAgo = () =>
  api()
    .db.updateTable('eventRsvps')
    .set({ createdAt: sql`now() - interval '3 days'` })
    .execute();

const remindersOf = async ({ caller }: { caller: Awaited<ReturnType<typeof member>>['caller'] }) =>
  (await caller.notifications.list({})).items.filter(({ text }) => text.startsWith('Coming up'));

describe('an email about a seat', () => {
  it('puts the date into the calendar of who signs up, and crosses it out when they give it back', async () => {
    const date = await makeEvent(api().db, { title: 'Breakfast', startsAt: inHours(50) });
    const ana = await member();
    await ana.caller.events.attendance.join(date);
    const [joined] = await mailsTo(ana.id);
    expect(joined).toMatchObject({
      subject: expect.stringMatching(/^You’re signed up for “Breakfast”: /),
      method: 'REQUEST',
      status: 'CONFIRMED',
      attendee: `mailto:${ana.email}`,
    });
    await ana.caller.events.attendance.withdraw(date);
    expect(await mailsTo(ana.id)).toEqual([
      null,
      expect.objectContaining({ method: 'CANCEL', status: 'CANCELLED', uid: joined?.uid }),
    ]);
    expect((await ana.caller.notifications.list({})).items).toEqual([]);
  });

  it('is not sent to who waits, until they move up', async () => {
    const date = await makeEvent(api().db, { seats: 1, startsAt: inHours(50) });
    const [ana, ben] = [await member(), await member()];
    await ana.caller.events.attendance.join(date);
    await ben.caller.events.attendance.join(date);
    expect(await mailsTo(ben.id)).toEqual([]);
    await ana.caller.events.attendance.withdraw(date);
    expect(await mailsTo(ben.id)).toMatchObject([{ method: 'REQUEST', status: 'CONFIRMED' }]);
  });

  it('is not sent to an address that nobody confirmed', async () => {
    const date = await makeEvent(api().db, { startsAt: inHours(50) });
    const ana = await member({ emailVerifiedAt: null });
    await ana.caller.events.attendance.join(date);
    expect(await mailsTo(ana.id)).toEqual([]);
  });
});

describe('a reminder', () => {
  it('reaches who comes a day before, once, by bell and mail, whatever runs at the same time', async () => {
    const { db } = api();
    const date = await makeEvent(db, { title: 'Breakfast', seats: 1, startsAt: inHours(20) });
    const later = await makeEvent(db, { startsAt: inHours(30) });
    const [ana, ben] = [await member(), await member()];
    await ana.caller.events.attendance.join(date);
    await ana.caller.events.attendance.join(later);
    await ben.caller.events.attendance.join(date);
    await signedUpLongAgo();
    await Promise.all([remindAttendees(db), remindAttendees(db), remindAttendees(db)]);
    await remindAttendees(db);
    expect(await remindersOf(ana)).toMatchObject([{ target: { type: 'event', slug: date.slug } }]);
    expect(await remindersOf(ben)).toEqual([]);
    expect((await mailsTo(ana.id)).at(-1)).toMatchObject({
      subject: expect.stringMatching(/^Coming up: “Breakfast”/),
      method: 'REQUEST',
    });
  });

  it('is left out for who has just signed up, a canceled date and an area that is switched off', async () => {
    const { db, as } = api();
    const admin = await as(await makeMember(db, { role: 'admin' }));
    const [recent, canceled, off] = [
      await makeEvent(db, { startsAt: inHours(20) }),
      await makeEvent(db, { startsAt: inHours(20) }),
      await makeEvent(db, { startsAt: inHours(20) }),
    ];
    const ana = await member();
    await ana.caller.events.attendance.join(canceled);
    await signedUpLongAgo();
    await admin.events.cancel({ id: canceled.id });
    await ana.caller.events.attendance.join(recent);
    await remindAttendees(db);
    expect(await remindersOf(ana)).toEqual([]);

    await ana.caller.events.attendance.join(off);
    await signedUpLongAgo();
    const before = await admin.admin.community.get();
    await admin.admin.community.update({ ...before, disabledAreas: ['events'] });
    await remindAttendees(db);
    await admin.admin.community.update({ ...before, disabledAreas: [] });
    expect(await remindersOf(ana)).toEqual([]);
  });

  it('is repeated for a date that has moved', async () => {
    const { db, as } = api();
    const admin = await as(await makeMember(db, { role: 'admin' }));
    const start = inHours(20).toISOString().slice(0, 16);
    const event = await makeEvent(db, { title: 'Breakfast', startsAt: inHours(20) });
    const ana = await member();
    await ana.caller.events.attendance.join(event);
    await signedUpLongAgo();
    await remindAttendees(db);
    const before = (await mailsTo(ana.id)).at(-1);
    const moved = inHours(22).toISOString().slice(0, 16);
    const end = inHours(23).toISOString().slice(0, 16);
    expect(moved).not.toBe(start);
    await admin.events.update({ id: event.id, title: 'Breakfast', timeZone: 'UTC', start: moved, end });
    await remindAttendees(db);
    expect(await remindersOf(ana)).toHaveLength(2);
    const after = (await mailsTo(ana.id)).at(-1);
    expect(after).toMatchObject({ uid: before?.uid, sequence: (before?.sequence ?? 0) + 1 });
  });

  it('is not mailed to who has given the seat back since', async () => {
    const { db } = api();
    const date = await makeEvent(db, { startsAt: inHours(20) });
    const ana = await member();
    await ana.caller.events.attendance.join(date);
    await signedUpLongAgo();
    await remindAttendees(db);
    await ana.caller.events.attendance.withdraw(date);
    const subjects = (await mailsTo(ana.id)).flatMap((mail) => mail?.subject ?? []);
    expect(subjects).toEqual([expect.stringMatching(/^You’ve given up your seat/)]);
  });
});

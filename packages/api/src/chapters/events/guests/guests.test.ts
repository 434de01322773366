import { sql } from '@guildhall/db';
import { makeChapter, makeEvent, makeMember } from '@guildhall/db/testing';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../testing/index.ts';
import { composeMail } from '../../../console/mails/compose-mail.ts';
import { followEvents } from '../visitors/after-events.commands.ts';
import { remindAttendees } from '../attendance/remind-attendees.commands.ts';
import { eraseGuests } from './own-seat.commands.ts';
import { GUEST_MAIL } from './guest-mails.commands.ts';

const api = testApi();
const inHours = (hours: number) => new Date(Math.ceil(Date.now() / 60_000) * 60_000 + hours * 3_600_000);

let guests = 0;
const newGuest = () => ({ name: 'Ada Guest', email: `ada${(guests += 1)}@guests.test` });

/** A public event with a visitor's caller. */
async function planned(fields: Parameters<typeof makeEvent>[1] = {}) {
  const { id, dateId } = await makeEvent(api().db, {
    title: 'Breakfast',
    audience: 'public',
    startsAt: inHours(72),
    ...fields,
  });
  return { date: { id, dateId }, visitor: api().anonymous(), ada: newGuest() };
}

/** The mails queued for an address, as they would be sent now; null for those that would not be. */
async function mailsTo(email: string) {
  const { db, services } = api();
  const { rows } = await sql<{ topic: string; payload: unknown }>`
    select topic, payload from ops.outbox where topic = ${GUEST_MAIL}
      and (payload ->> 'guestId')::int in (select id from event_guests where email = ${email})
    order by created_at, id`.execute(db);
  return Promise.all(rows.map((event) => composeMail(db, services, { ...event, userId: null })));
}

/** The token of the link in the last mail to an address. */
async function tokenOf(email: string): Promise<{ token: string }> {
  const text = (await mailsTo(email)).at(-1)?.text ?? '';
  return { token: /#token=(\S+)/.exec(text)?.[1] ?? 'none' };
}

async function seated(date: { id: number; dateId: number }, guest = newGuest()) {
  const visitor = api().anonymous();
  await visitor.events.guests.request({ ...date, ...guest, consent: true });
  const link = await tokenOf(guest.email);
  return { link, seat: await visitor.events.guests.confirm(link) };
}

const methodOf = (content = '') => ICAL.Component.fromString(content).getFirstPropertyValue('method');

describe('a visitor without an account', () => {
  it('takes no seat any more at a meeting of a chapter that was hidden meanwhile; who has one sees it', async () => {
    const { db } = api();
    const chapter = await makeChapter(db);
    const { date, visitor, ada } = await planned({ chapterId: chapter.id });
    const { link: held } = await seated(date);
    await visitor.events.guests.request({ ...date, ...ada, consent: true });
    const link = await tokenOf(ada.email);
    await db
      .updateTable('chapters')
      .set({ isHidden: true, joining: 'invited' })
      .where('id', '=', chapter.id)
      .execute();
    await expect(visitor.events.guests.confirm(link)).rejects.toThrow('This event is for members now');
    const seat = await visitor.events.guests.open(held);
    expect(seat).toMatchObject({ status: 'going', can: { leave: true } });
    expect(JSON.stringify(seat)).not.toContain(chapter.name);
  });

  it('has a seat once the mailed link is confirmed, and none before', async () => {
    const { date, visitor, ada } = await planned({ seats: 1 });
    const member = await api().as(await makeMember(api().db));
    expect(await visitor.events.guests.request({ ...date, ...ada, consent: true })).toEqual({ ok: true });
    const [asked] = await mailsTo(ada.email);
    expect(asked?.subject).toBe('Confirm your seat at “Breakfast”');
    expect(asked?.text).not.toContain('Ada');
    const link = await tokenOf(ada.email);
    expect(await visitor.events.guests.open(link)).toMatchObject({ status: null, can: { confirm: true } });
    expect(await member.events.attendance.list(date)).toMatchObject({ items: [], guests: 0 });

    expect(await visitor.events.guests.confirm(link)).toMatchObject({ status: 'going' });
    expect(await visitor.events.guests.confirm(link)).toMatchObject({ status: 'going' });
    expect(await member.events.attendance.list(date)).toMatchObject({ items: [], guests: 1 });
    const mails = (await mailsTo(ada.email)).slice(1);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Hello Ada Guest,');
    expect(methodOf(mails[0]?.calendar?.content)).toBe('REQUEST');
  });

  it('waits like a member when all seats are taken, and moves up', async () => {
    const { date, visitor, ada } = await planned({ seats: 1 });
    const member = await api().as(await makeMember(api().db));
    await member.events.attendance.join(date);
    const { link, seat } = await seated(date, ada);
    expect(seat).toMatchObject({ status: 'waiting', position: 1 });
    await member.events.attendance.withdraw(date);
    expect(await visitor.events.guests.open(link)).toMatchObject({ status: 'going', position: null });
    const moved = (await mailsTo(ada.email)).at(-1);
    expect(moved?.subject).toMatch(/^You have a seat at “Breakfast”/);
  });

  it('frees the seat for the first on the waitlist, and is gone two days later', async () => {
    const { date, visitor, ada } = await planned({ seats: 1 });
    const { link } = await seated(date, ada);
    const { db, as } = api();
    const member = await as(await makeMember(db));
    expect(await member.events.attendance.join(date)).toMatchObject({ status: 'waiting' });
    expect(await visitor.events.guests.leave(link)).toMatchObject({ status: null });
    expect(await member.events.attendance.join(date)).toMatchObject({ status: 'going' });
    expect(methodOf((await mailsTo(ada.email)).at(-1)?.calendar?.content)).toBe('CANCEL');
    await eraseGuests(db);
    expect(await visitor.events.guests.open(link)).toMatchObject({ can: { confirm: true } });
    await db
      .updateTable('eventGuests')
      .set({ eraseOn: sql<string>`current_date - 1` })
      .execute();
    await eraseGuests(db);
    await expect(visitor.events.guests.open(link)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('cannot come to what visitors do not see, or to what is over or canceled', async () => {
    const { date: hidden, visitor, ada } = await planned({ audience: 'members' });
    await expect(visitor.events.guests.request({ ...hidden, ...ada, consent: true })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const { date: over } = await planned({ startsAt: inHours(-3) });
    await expect(visitor.events.guests.request({ ...over, ...ada, consent: true })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    const { date } = await planned();
    const { link } = await seated(date);
    const admin = await api().as(await makeMember(api().db, { role: 'admin' }));
    await admin.events.cancel({ id: date.id });
    await expect(visitor.events.guests.leave(link)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('gets the same answer for the address of a member, whose mail leads to their own account', async () => {
    const { date, visitor, ada } = await planned();
    const member = await makeMember(api().db);
    const answers = [
      await visitor.events.guests.request({ ...date, ...ada, consent: true }),
      await visitor.events.guests.request({ ...date, ...ada, email: member.email, consent: true }),
    ];
    expect(answers[1]).toEqual(answers[0]);
    const [mail] = await mailsTo(member.email);
    expect(mail?.text).toContain('belongs to your account');
    expect(mail?.text).not.toContain('#token=');
  });

  it('takes one seat, however often the address asks', async () => {
    const { date, ada } = await planned();
    await seated(date, ada);
    const { seat } = await seated(date, { ...ada, name: 'Another Name' });
    expect(seat).toMatchObject({ name: 'Ada Guest', status: 'going' });
    const { count } = await api()
      .db.selectFrom('eventRsvps')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('dateId', '=', date.dateId)
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  it('cannot use a link that was changed', async () => {
    const { date, visitor } = await planned();
    const { link } = await seated(date);
    await expect(visitor.events.guests.leave({ token: `x${link.token}` })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('a member', () => {
  it('invites a guest in their name, and stays the one who invited after an own request', async () => {
    const { date, visitor, ada } = await planned();
    const row = await makeMember(api().db, {
      firstName: 'Ben',
      lastName: 'Host',
      emailVerifiedAt: new Date(),
    });
    const ben = await api().as(row);
    await ben.events.guests.invite({ ...date, ...ada });
    const [mail] = await mailsTo(ada.email);
    expect(mail?.subject).toBe('Ben Host invites you to “Breakfast”');
    await visitor.events.guests.request({ ...date, ...ada, consent: true });
    const guest = await api()
      .db.selectFrom('eventGuests')
      .select('invitedBy')
      .where('dateId', '=', date.dateId)
      .executeTakeFirstOrThrow();
    expect(guest.invitedBy).toBe(row.id);
  });
});

describe('members and guests at once', () => {
  it('fill the seats exactly, with nobody twice', async () => {
    const { date, visitor } = await planned({ seats: 5 });
    const { db, as } = api();
    const invited = Array.from({ length: 10 }, (_, number) => ({
      name: 'Guest',
      email: `guest${number}@many.test`,
    }));
    for (const guest of invited) await visitor.events.guests.request({ ...date, ...guest, consent: true });
    const links = await Promise.all(invited.map(({ email }) => tokenOf(email)));
    const members = await Promise.all(Array.from({ length: 10 }, async () => as(await makeMember(db))));
    await Promise.all([
      ...links.map((link) => visitor.events.guests.confirm(link)),
      ...members.map((member) => member.events.attendance.join(date)),
      ...links.map((link) => visitor.events.guests.confirm(link)),
    ]);
    const rows = await db
      .selectFrom('eventRsvps')
      .select(['status', sql<number>`count(*)::int`.as('count')])
      .where('dateId', '=', date.dateId)
      .groupBy('status')
      .orderBy('status')
      .execute();
    expect(rows).toEqual([
      { status: 'going', count: 5 },
      { status: 'waiting', count: 15 },
    ]);
  });
});

describe('a guest who comes', () => {
  it('is thanked with the way into the community that is open to them', async () => {
    const { date, ada } = await planned({ startsAt: inHours(20) });
    await seated(date, ada);
    const { db } = api();
    await sql`update event_dates set starts_at = now() - interval '5 hours', ends_at = now() - interval '4 hours'
      where id = ${date.dateId}`.execute(db);
    await followEvents(db);
    const thanks = (await mailsTo(ada.email)).filter((mail) => mail?.subject.startsWith('Thank you'));
    expect(thanks).toHaveLength(1);
    expect(thanks[0]?.text).toContain('Join Guildhall: http://guildhall.test/?dialog=register');
    expect(thanks[0]?.calendar).toBeUndefined();
  });

  it('is reminded a day before, and is erased 30 days after', async () => {
    const { date, visitor, ada } = await planned({ startsAt: inHours(20) });
    const { link } = await seated(date, ada);
    const { db } = api();
    await db
      .updateTable('eventRsvps')
      .set({ createdAt: sql`now() - interval '3 days'` })
      .execute();
    await remindAttendees(db);
    await remindAttendees(db);
    const reminders = (await mailsTo(ada.email)).filter((mail) => mail?.subject.startsWith('Coming up'));
    expect(reminders).toHaveLength(1);
    const past = (days: number) =>
      sql`update event_dates set starts_at = starts_at - make_interval(days => ${days}),
        ends_at = ends_at - make_interval(days => ${days}) where id = ${date.dateId}`.execute(db);
    await past(29);
    await eraseGuests(db);
    expect(await visitor.events.guests.open(link)).toMatchObject({ status: 'going' });
    await past(3);
    await db
      .updateTable('eventGuests')
      .set({ eraseOn: sql<string>`current_date - 1` })
      .execute();
    await eraseGuests(db);
    await expect(visitor.events.guests.open(link)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

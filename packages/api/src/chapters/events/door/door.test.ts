import { randomBytes } from 'node:crypto';
import { sql } from '@guildhall/db';
import { makeEvent, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../testing/index.ts';
import { eraseGuests } from '../guests/own-seat.commands.ts';
import { signDoorPass } from './entry-code.ts';

const api = testApi();
const clientId = () => randomBytes(16).toString('hex');

/** An event with members who come to it, and an organizer. */
async function planned({
  members = 2,
  ...fields
}: { members?: number } & Parameters<typeof makeEvent>[1] = {}) {
  const { db, as } = api();
  const event = await makeEvent(db, { title: 'Breakfast', audience: 'public', ...fields });
  const date = { id: event.id, dateId: event.dateId };
  const people = [];
  for (let number = 1; number <= members; number += 1) {
    const row = await makeMember(db, { firstName: 'Member', lastName: `No${number}` });
    const caller = await as(row);
    await caller.events.attendance.join(date);
    people.push({ key: `m${row.id}`, id: row.id, caller });
  }
  const row = await makeMember(db, { role: 'admin', firstName: 'Ben', lastName: 'Host' });
  return { event, date, people, admin: await as(row), adminId: row.id };
}

type Planned = Awaited<ReturnType<typeof planned>>;
const keyOf = ({ people }: Planned, number = 0) => people[number]?.key ?? '';
const codeIn = (url: string) => ({ code: url.split('#code=')[1] ?? '' });

async function ownCode({ people, date }: Planned, number = 0) {
  const code = await people[number]?.caller.events.door.code(date);
  return codeIn(code?.url ?? '');
}

const countOf = async (dateId: number) => {
  const { count } = await api()
    .db.selectFrom('attendance')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('dateId', '=', dateId)
    .where('undoneAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};

describe('the list of a door', () => {
  it('has who comes and waits, page by page, for organizers alone', async () => {
    const party = await planned({ members: 3, seats: 2 });
    const { admin, date, people } = party;
    const first = await admin.events.door.list({ ...date, limit: 2 });
    expect(first.event.title).toBe('Breakfast');
    const rest = await admin.events.door.list({ ...date, limit: 2, cursor: first.nextCursor });
    expect([...first.items, ...rest.items].map(({ key, isWaiting }) => [key, isWaiting])).toEqual([
      [people[0]?.key, false],
      [people[1]?.key, false],
      [people[2]?.key, true],
    ]);
    expect(rest.nextCursor).toBeNull();
    await expect(people[0]?.caller.events.door.list(date)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(
      api()
        .anonymous()
        .events.door.checkIn({ ...date, items: [{ clientId: clientId(), who: { key: 'm1' } }] }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('a check-in', () => {
  it('is recorded once however often it is sent, at the time of the server', async () => {
    const party = await planned();
    const { admin, date } = party;
    const item = {
      clientId: clientId(),
      who: { key: keyOf(party) },
      statedAt: new Date(Date.now() - 86_400_000).toISOString(),
    };
    const sent = Date.now();
    const { items } = await admin.events.door.checkIn({ ...date, items: [item, item] });
    expect(items.map(({ outcome }) => outcome)).toEqual(['recorded', 'recorded']);
    const { attendance } = items[0]?.person ?? {};
    expect(attendance).toMatchObject({ status: 'present', by: 'Ben Host' });
    expect(Math.abs(Date.parse(attendance?.at ?? '') - sent)).toBeLessThan(60_000);
    expect((await admin.events.door.checkIn({ ...date, items: [item] })).items).toMatchObject([
      { outcome: 'recorded' },
    ]);
    expect(await countOf(date.dateId)).toBe(1);
  });

  it('is that of the faster phone, and the other is shown it', async () => {
    const party = await planned({ members: 10 });
    const { admin, date, people } = party;
    const itemsOf = () => people.map(({ key }) => ({ clientId: clientId(), who: { key } }));
    const answers = await Promise.all([
      admin.events.door.checkIn({ ...date, items: itemsOf() }),
      admin.events.door.checkIn({ ...date, items: itemsOf().toReversed() }),
    ]);
    const outcomes = answers.flatMap(({ items }) => items.map(({ outcome }) => outcome));
    expect(outcomes.filter((outcome) => outcome === 'recorded')).toHaveLength(10);
    expect(outcomes.filter((outcome) => outcome === 'already')).toHaveLength(10);
    expect(await countOf(date.dateId)).toBe(10);
  });

  it('can be undone, and does not return when it is sent again', async () => {
    const party = await planned();
    const { admin, date } = party;
    const item = { clientId: clientId(), who: { key: keyOf(party) } };
    await admin.events.door.checkIn({ ...date, items: [item] });
    expect((await admin.events.door.undo({ ...date, clientId: item.clientId })).person.attendance).toBeNull();
    await expect(admin.events.door.undo({ ...date, clientId: item.clientId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await admin.events.door.checkIn({ ...date, items: [item] })).items).toMatchObject([
      { outcome: 'refused', message: 'This check-in was undone since.' },
    ]);
    const again = { ...item, clientId: clientId() };
    expect((await admin.events.door.checkIn({ ...date, items: [again] })).items).toMatchObject([
      { outcome: 'recorded' },
    ]);
  });

  it('names who came instead, and only then', async () => {
    const party = await planned();
    const { admin, date } = party;
    const who = { key: keyOf(party) };
    const { items } = await admin.events.door.checkIn({
      ...date,
      items: [
        { clientId: clientId(), who, status: 'substitute' },
        { clientId: clientId(), who, status: 'late', substituteName: 'Eve Other' },
        { clientId: clientId(), who, status: 'substitute', substituteName: 'Eve Other' },
      ],
    });
    expect(items.map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'recorded']);
    expect(items[2]?.person?.attendance?.substituteName).toBe('Eve Other');
  });

  it('takes who came without signing up: a member by their address, or a guest', async () => {
    const party = await planned({ members: 1, seats: 1 });
    const { admin, date } = party;
    const member = await makeMember(api().db, { firstName: 'Late', lastName: 'Comer' });
    const { items } = await admin.events.door.checkIn({
      ...date,
      items: [
        { clientId: clientId(), who: { name: 'Late Comer', email: member.email } },
        { clientId: clientId(), who: { name: 'Ada Guest' } },
        { clientId: clientId(), who: { name: 'Ada Guest' } },
      ],
    });
    expect(items.map(({ person }) => [person?.name, person?.isGuest])).toEqual([
      ['Late Comer', false],
      ['Ada Guest', true],
      ['Ada Guest', true],
    ]);
    expect((await admin.events.door.list(date)).items).toHaveLength(4);
  });
});

describe('a code', () => {
  it('checks its holder in once', async () => {
    const party = await planned();
    const { admin, date } = party;
    const who = await ownCode(party);
    const send = async () =>
      (await admin.events.door.checkIn({ ...date, items: [{ clientId: clientId(), who }] })).items[0];
    expect(await send()).toMatchObject({ outcome: 'recorded', person: { key: keyOf(party) } });
    expect(await send()).toMatchObject({ outcome: 'already', person: { attendance: { by: 'Ben Host' } } });
  });

  it('of another event, of a day that is over, forged or of someone who left says so', async () => {
    const [party, other] = [await planned(), await planned()];
    const { admin, date } = party;
    const gone = await ownCode(party);
    await party.people[0]?.caller.events.attendance.withdraw(date);
    const over = await ownCode(party, 1);
    const expired = api().services.signer.sign(`entry:${date.dateId}:${keyOf(party, 1)}:1000`);
    const codes = [await ownCode(other), { code: `${over.code}x` }, { code: expired }, gone];
    const { items } = await admin.events.door.checkIn({
      ...date,
      items: codes.map((who) => ({ clientId: clientId(), who })),
    });
    expect(items.map(({ message }) => message)).toEqual([
      'This code is for another event.',
      'This code is not one of ours.',
      'This code has expired: its event is over.',
      'This person is not on the list, or gave the seat up.',
    ]);
    expect(await countOf(date.dateId)).toBe(0);
  });

  it('is for who has a seat', async () => {
    const { date } = await planned();
    const stranger = await api().as(await makeMember(api().db));
    await expect(stranger.events.door.code(date)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a volunteer', () => {
  it('sees names only, and checks in until the day is over', async () => {
    const party = await planned();
    const { admin, date } = party;
    const { url } = await admin.events.door.makePass(date);
    const pass = url.split('#pass=')[1] ?? '';
    const volunteer = api().anonymous();
    await admin.events.door.checkIn({
      ...date,
      items: [{ clientId: clientId(), who: { name: 'Ada Guest' } }],
    });
    const { items } = await volunteer.events.door.open({ ...date, pass });
    expect(items.map(({ name, isGuest }) => [name, isGuest])).toEqual([
      ['Member No1', false],
      ['Member No2', false],
      ['Ada Guest', false],
    ]);
    expect(items[2]?.attendance?.by).toBeNull();
    const member = await makeMember(api().db);
    const { items: checked } = await volunteer.events.door.checkIn({
      ...date,
      pass,
      items: [
        { clientId: clientId(), who: { key: keyOf(party) } },
        { clientId: clientId(), who: { name: 'Walk In', email: member.email } },
      ],
    });
    expect(checked).toMatchObject([{ outcome: 'recorded' }, { person: { name: 'Walk In' } }]);
    const { items: shown } = await admin.events.door.list(date);
    expect(shown[0]?.attendance?.by).toBeNull();

    const over = signDoorPass(api().services.signer, {
      dateId: date.dateId,
      makerId: 1,
      until: new Date(Date.now() - 1_000),
    });
    const other = await planned();
    for (const refused of [
      { ...date, pass: over },
      { ...other.date, pass },
      { ...date, pass: `${pass}x` },
    ])
      await expect(volunteer.events.door.open(refused)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('has a pass no longer than who made it keeps the door', async () => {
    const { db, as } = api();
    const { date } = await planned();
    const helper = await makeMember(db, { role: 'admin' });
    const { url } = await (await as(helper)).events.door.makePass(date);
    const pass = url.split('#pass=')[1] ?? '';
    const volunteer = api().anonymous();
    expect(await volunteer.events.door.open({ ...date, pass })).toMatchObject({ items: expect.any(Array) });
    await db.updateTable('users').set({ role: 'user' }).where('id', '=', helper.id).execute();
    await expect(volunteer.events.door.open({ ...date, pass })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('what is stored of who came', () => {
  it('loses the names of guests and substitutes 30 days later, and stays as a count', async () => {
    const party = await planned();
    const { admin, date } = party;
    const { db } = api();
    await admin.events.door.checkIn({
      ...date,
      items: [
        {
          clientId: clientId(),
          who: { key: keyOf(party) },
          status: 'substitute',
          substituteName: 'Eve Other',
        },
        { clientId: clientId(), who: { name: 'Ada Guest' } },
      ],
    });
    await sql`update event_dates set starts_at = starts_at - interval '40 days', ends_at = ends_at - interval '40 days'
      where id = ${date.dateId}`.execute(db);
    await db
      .updateTable('eventGuests')
      .set({ eraseOn: sql<string>`current_date - 1` })
      .execute();
    await eraseGuests(db);
    const rows = await db
      .selectFrom('attendance')
      .select(['userId', 'guestId', 'substituteName'])
      .where('dateId', '=', date.dateId)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { userId: party.people[0]?.id, guestId: null, substituteName: null },
      { userId: null, guestId: null, substituteName: null },
    ]);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '@guildhall/db';
import { TEST_PASSWORD, daysAgo, makeMember, makeReferral } from '@guildhall/db/testing';
import { testApi } from '../../../testing/index.ts';
import { spanBefore } from './span.ts';

const api = testApi();
let admin: Awaited<ReturnType<ReturnType<typeof api>['as']>>;
const figures = () => admin.admin.figures;
const day = (ago: number) => daysAgo(ago).toISOString().slice(0, 10);
const ALWAYS = { from: '2000-01-01', to: '2009-12-31' };

beforeEach(async () => {
  const { db, as } = api();
  await sql`truncate users cascade`.execute(db);
  admin = await as(await makeMember(db, { role: 'admin', createdAt: daysAgo(900) }));
});

describe('an administrator who asks for figures', () => {
  it('gets zeros of a time before the community', async () => {
    const { counts, activeByMonth, industries, towns, orderValue } = await figures().get(ALWAYS);
    expect(Object.values(counts).every(({ now, before }) => now === 0 && before === 0)).toBe(true);
    expect(activeByMonth).toHaveLength(120);
    expect([industries, towns, orderValue]).toEqual([[], [], { now: [], before: [] }]);
  });

  it('gets this year up to today without choosing, and the same days a year before', async () => {
    const { span, before, today } = await figures().get({});
    expect(span).toEqual({ from: `${today.slice(0, 4)}-01-01`, to: today });
    expect(before).toEqual(spanBefore(span));
    expect((await figures().get({ preset: 'lastYear' })).span).toEqual({
      from: `${Number(today.slice(0, 4)) - 1}-01-01`,
      to: `${Number(today.slice(0, 4)) - 1}-12-31`,
    });
    expect((await figures().get({ preset: 'last12Months' })).span.to).toBe(today);
  });

  it('gets only days that have begun', async () => {
    const { span, today } = await figures().get({ from: day(10), to: day(-300) });
    expect(span.to).toBe(today);
    await expect(figures().get({ from: day(-3), to: day(-5) })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'These days are yet to come',
    });
  });

  it.each([
    ['a last day before the first one', { from: '2026-02-01', to: '2026-01-01' }],
    ['more than ten years', { from: '2010-01-01', to: '2021-01-01' }],
    ['a day that does not exist', { from: '2025-02-29', to: '2025-03-01' }],
    ['days before the year 2000', { from: '1999-12-31', to: '2000-01-01' }],
    ['one end alone', { from: '2026-01-01' }],
  ])('is refused %s', async (_, span) => {
    await expect(figures().get(span)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('finds those who erased their account where they counted, without their name', async () => {
    const { db, as } = api();
    const ana = await makeMember(db, { firstName: 'Ana', createdAt: daysAgo(400) });
    await (await as(ana)).account.delete({ password: TEST_PASSWORD });
    const year = { from: day(500), to: day(300) };
    expect((await figures().get(year)).counts.joined).toEqual({ now: 1, before: 0 });
    const { items } = await figures().members({ figure: 'joined', ...year });
    expect(items).toMatchObject([{ member: { name: 'Former Member', company: null, isErased: true } }]);
    const { counts } = await figures().get({ from: day(1), to: day(0) });
    expect(counts).toMatchObject({ membersAtStart: { now: 2 }, left: { now: 1 }, membersAtEnd: { now: 1 } });
  });

  it('counts imported members from the day that the list says, and says of whom it says none', async () => {
    const { db } = api();
    const imported = { isActive: false, hasJoined: false };
    const since = async (membershipStartsOn: string | null) =>
      makeMember(db, { ...imported, membershipStartsOn });
    await since('1985-01-01');
    const { id } = await since(day(400));
    await since(null);
    const unknown = await since(null);
    const year = { from: day(364), to: day(0) };
    const read = async () => {
      const { counts, assumedStarts } = await figures().get(year);
      return { start: counts.membersAtStart, joined: counts.joined, assumedStarts };
    };
    expect(await read()).toEqual({
      start: { now: 3, before: 2 },
      joined: { now: 2, before: 1 },
      assumedStarts: 2,
    });
    const list = async (span: typeof year) =>
      (await figures().members({ figure: 'joined', ...span })).items.map((item) => [
        item.member?.id,
        item.day,
      ]);
    expect(await list({ from: day(401), to: day(399) })).toEqual([[id, day(400)]]);

    await admin.admin.users.update({ id: unknown.id, membershipStartsOn: day(500) });
    expect(await read()).toMatchObject({
      start: { now: 4, before: 2 },
      joined: { now: 1 },
      assumedStarts: 1,
    });
    await admin.admin.users.update({ id: unknown.id, membershipStartsOn: null });
    expect(await read()).toMatchObject({ joined: { now: 2 }, assumedStarts: 2 });
  });

  it('finds members by industry and town, as many as the figure says', async () => {
    const { db } = api();
    const baker = { industry: 'Food & Drink', location: 'Portland, OR', locationKey: 'portland' };
    for (const createdAt of [daysAgo(900), daysAgo(200), daysAgo(100)])
      await makeMember(db, { ...baker, createdAt });
    await makeMember(db, { industry: 'Law', createdAt: daysAgo(60) });
    await makeMember(db, { industry: 'law ', createdAt: daysAgo(50) });
    const { span, industries, towns } = await figures().get({ from: day(150), to: day(0) });
    expect(industries).toEqual([
      { value: 'food drink', name: 'Food & Drink', now: 3, before: 1 },
      { value: 'law', name: 'Law', now: 2, before: 0 },
    ]);
    expect(towns).toEqual([{ value: 'portland', name: 'Portland', now: 3, before: 1 }]);
    const list = async (filter: object) =>
      (await figures().members({ figure: 'membersAtEnd', ...span, ...filter })).items.length;
    expect([await list({ industry: 'law' }), await list({ town: 'portland' }), await list({})]).toEqual([
      2, 3, 6,
    ]);
  });

  it('sees an invited address until somebody joins with it, and then the member', async () => {
    const { db, anonymous } = api();
    await admin.admin.invitations.send({ emails: ['new@test.test', 'other@test.test'], days: 7 });
    const invited = async () => {
      const { span, counts } = await figures().get({});
      const { items } = await figures().members({ figure: 'invited', ...span });
      return { counts: [counts.invited.now, counts.invitedJoined.now], items };
    };
    expect(await invited()).toMatchObject({
      counts: [2, 0],
      items: [
        { member: null, email: 'other@test.test' },
        { member: null, email: 'new@test.test' },
      ],
    });
    const { code } = await db
      .selectFrom('invitations')
      .select('code')
      .where('email', '=', 'new@test.test')
      .executeTakeFirstOrThrow();
    const person = { firstName: 'Ina', lastName: 'Vited', password: 'secret-enough' };
    await anonymous().registration.join({ ...person, email: 'new@test.test', invitation: code });
    await db
      .updateTable('users')
      .set({ lastSeenAt: sql`now()` })
      .where('email', '=', 'new@test.test')
      .execute();
    expect(await invited()).toMatchObject({
      counts: [2, 1],
      items: [{ email: 'other@test.test' }, { member: { name: 'Ina Vited' }, email: null }],
    });
  });

  it('sees what an introduction was worth in the currency of its time', async () => {
    const { db } = api();
    const closed = { status: 'completed', outcomeValue: 1_500 } as const;
    await admin.admin.community.update({ currency: 'EUR' });
    await makeReferral(db, closed);
    await admin.admin.community.update({ currency: 'CHF' });
    await makeReferral(db, { ...closed, outcomeValue: 700 });
    const { introductionValue } = await figures().get({});
    expect(introductionValue.now).toEqual([
      { currency: 'EUR', hundredths: 150_000 },
      { currency: 'CHF', hundredths: 70_000 },
    ]);
  });
});

describe('the same span a year before', () => {
  it.each([
    [
      { from: '2026-01-01', to: '2026-11-26' },
      { from: '2025-01-01', to: '2025-11-26' },
    ],
    [
      { from: '2028-02-01', to: '2028-02-29' },
      { from: '2027-02-01', to: '2027-02-28' },
    ],
    [
      { from: '2029-02-01', to: '2029-02-28' },
      { from: '2028-02-01', to: '2028-02-29' },
    ],
    [
      { from: '2028-02-29', to: '2028-03-31' },
      { from: '2027-03-01', to: '2027-03-31' },
    ],
    [
      { from: '2026-01-01', to: '2026-12-31' },
      { from: '2025-01-01', to: '2025-12-31' },
    ],
  ])('of %o is %o', (span, before) => expect(spanBefore(span)).toEqual(before));
});

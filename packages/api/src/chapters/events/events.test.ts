import { makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { shifted } from './event-times.ts';

const api = testApi();

const now = new Date().toISOString().slice(0, 16);
/** A wall time in UTC, some days from now. */
const inDays = (days: number, minutes = 0) => shifted(now, days * 1_440 + minutes);

const evening = (fields: object = {}) => ({
  title: 'Evening at the mill',
  timeZone: 'UTC',
  start: inDays(2),
  end: inDays(2, 90),
  ...fields,
});

async function people() {
  const { db, as, anonymous } = api();
  const admin = await makeMember(db, { role: 'admin', firstName: 'Ada', lastName: 'Organizer' });
  return { ada: await as(admin), ben: await as(await makeMember(db)), visitor: anonymous() };
}

/** The list, all of its pages. */
async function listed(
  caller: { events: Awaited<ReturnType<typeof people>>['ben']['events'] },
  when: 'upcoming' | 'past',
) {
  const items = [];
  let cursor: string | null = null;
  do {
    const page = await caller.events.list({ when, limit: 2, cursor });
    items.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return items;
}

describe('an event', () => {
  it('is created by an administrator, and members see it; visitors only when it is public', async () => {
    const { ada, ben, visitor } = await people();
    const open = await ada.events.create(evening({ audience: 'public', link: 'https://meet.example/mill' }));
    const inner = await ada.events.create(evening({ title: 'Round table', description: 'Bring **cards**' }));

    expect(await ben.events.get({ slug: inner.slug })).toMatchObject({
      title: 'Round table',
      body: expect.any(Array),
      organizer: { name: 'Ada Organizer' },
      can: { edit: false, cancel: false },
    });
    await expect(visitor.events.get({ slug: inner.slug })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await visitor.events.get({ slug: open.slug })).toMatchObject({ isOnline: true, link: null });
    expect(await ben.events.get({ slug: open.slug })).toMatchObject({ link: 'https://meet.example/mill' });
    const seen = await listed(visitor, 'upcoming');
    expect(seen.map(({ id }) => id)).toContain(open.id);
    expect(seen.map(({ id }) => id)).not.toContain(inner.id);
  });

  it('cannot be created, changed or canceled by other members', async () => {
    const { ada, ben } = await people();
    const { id, date } = await ada.events.create(evening());
    const refused = { code: 'FORBIDDEN' };
    await expect(ben.events.create(evening())).rejects.toMatchObject(refused);
    await expect(ben.events.update({ id, ...evening() })).rejects.toMatchObject(refused);
    await expect(ben.events.cancel({ id })).rejects.toMatchObject(refused);
    await expect(ben.events.cancelDate({ id, dateId: date.id })).rejects.toMatchObject(refused);
  });

  it.each([
    [{ end: inDays(1) }, 'The end must be after the start'],
    [{ end: inDays(12) }, 'within seven days'],
    [{ start: inDays(-2), end: inDays(-2, 60) }, 'Choose a time that is still to come'],
    [{ start: '2031-02-30T10:00' }, 'Enter a day and a time'],
    [{ timeZone: 'Mars/Olympus' }, 'Choose a time zone'],
    [{ timeZone: '+02:00' }, 'Choose a time zone'],
    [{ seats: 0 }, 'seats'],
    [{ seats: 10_001 }, 'seats'],
    [{ title: ' ' }, 'Please enter a title'],
    [{ link: 'javascript:alert(1)' }, 'Must be a web address'],
    [{ repeats: { frequency: 'secondly', until: '2031-01-01' } }, 'frequency'],
    [{ repeats: { frequency: 'weekly' } }, 'Choose the last day'],
    [{ repeats: { frequency: 'weekly', interval: 0, until: inDays(60).slice(0, 10) } }, 'interval'],
    [{ repeats: { frequency: 'weekly', until: '9999-12-31' } }, 'within the next 18 months'],
    [{ repeats: { frequency: 'daily', until: inDays(530).slice(0, 10) } }, 'at most 500 dates'],
    [{ repeats: { frequency: 'weekly', until: inDays(3).slice(0, 10) } }, 'no second date'],
  ])('is refused with %j', async (fields, message) => {
    const { ada } = await people();
    await expect(
      ada.events.create(evening(fields) as Parameters<typeof ada.events.create>[0]),
    ).rejects.toThrow(message);
  });

  it('that is edited by two at once keeps the first edit, and says so to the second', async () => {
    const { ada } = await people();
    const { id, version } = await ada.events.create(evening());
    await ada.events.update({ id, ...evening({ title: 'First' }), expectedVersion: version });
    await expect(
      ada.events.update({ id, ...evening({ title: 'Second' }), expectedVersion: version }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('that is canceled leaves the list, stays readable and is not edited again', async () => {
    const { ada, ben } = await people();
    const { id, slug } = await ada.events.create(evening());
    await ada.events.cancel({ id });
    await ada.events.cancel({ id });
    expect((await listed(ben, 'upcoming')).map((item) => item.id)).not.toContain(id);
    expect(await ben.events.get({ slug })).toMatchObject({ isCancelled: true, date: { isCancelled: true } });
    await expect(ada.events.update({ id, ...evening() })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('called like another has an address of its own', async () => {
    const { ada } = await people();
    const slugs = [];
    for (const title of ['New', 'Café — heute', 'Café heute', '集会'])
      slugs.push((await ada.events.create(evening({ title }))).slug);
    expect(slugs.slice(0, 3)).toEqual(['event-1', 'cafe-heute', 'cafe-heute-2']);
    expect(new Set(slugs).size).toBe(4);
  });
});

describe('a repeating event', () => {
  const weekly = (fields: object = {}) =>
    evening({ repeats: { frequency: 'weekly', until: inDays(30).slice(0, 10) }, ...fields });

  it('has all its dates, and is listed with the next one', async () => {
    const { ada, ben } = await people();
    const { id, slug } = await ada.events.create(weekly());
    const event = await ben.events.get({ slug });
    expect(event.dates.map(({ startsAt }) => startsAt.slice(0, 16))).toEqual(
      [2, 9, 16, 23, 30].map((days) => inDays(days)),
    );
    expect((await listed(ben, 'upcoming')).filter((item) => item.id === id)).toMatchObject([
      { date: { id: event.dates[0]?.id } },
    ]);
  });

  it('without one of its dates is listed with the date after it', async () => {
    const { ada, ben } = await people();
    const { id, slug, dates } = await ada.events.create(weekly());
    const [first, second] = dates;
    await ada.events.cancelDate({ id, dateId: first?.id ?? 0 });
    expect((await listed(ben, 'upcoming')).find((item) => item.id === id)?.date.id).toBe(second?.id);
    expect((await ben.events.get({ slug })).date.id).toBe(second?.id);
    expect(await ben.events.get({ slug, date: first?.id })).toMatchObject({ date: { isCancelled: true } });
  });

  it('loses no date of another event', async () => {
    const { ada } = await people();
    const { id } = await ada.events.create(weekly());
    const other = await ada.events.create(weekly());
    await expect(ada.events.cancelDate({ id, dateId: other.date.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(ada.events.get({ slug: 'x', date: other.date.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('moves its coming dates along with the next one, and leaves what is over', async () => {
    const { ada } = await people();
    const { id, slug, dates } = await ada.events.create(weekly());
    await setBack(dates[0]?.id ?? 0);
    await ada.events.update({ id, ...weekly({ start: inDays(10, 60), end: inDays(10, 120) }) });
    const { dates: coming, minutes } = await ada.events.get({ slug });
    expect(minutes).toBe(60);
    expect(coming.map(({ startsAt }) => startsAt.slice(0, 16))).toEqual(
      [10, 17, 24, 31].map((days) => inDays(days, 60)),
    );
    expect((await listed(ada, 'past')).find((item) => item.id === id)?.date.id).toBe(dates[0]?.id);
  });

  it('gets further dates until a later last day, and keeps those it has', async () => {
    const { ada } = await people();
    const { id, slug, dates } = await ada.events.create(weekly());
    await ada.events.update({ id, ...weekly(), until: inDays(45).slice(0, 10) });
    const later = await ada.events.get({ slug });
    expect(later.dates.slice(0, 5)).toEqual(dates);
    expect(later.dates.map(({ startsAt }) => startsAt.slice(0, 16)).slice(5)).toEqual([
      inDays(37),
      inDays(44),
    ]);
    await expect(ada.events.update({ id, ...weekly(), until: inDays(20).slice(0, 10) })).rejects.toThrow(
      'cancel the dates',
    );
    await expect(ada.events.update({ id, ...weekly(), until: '2040-01-01' })).rejects.toThrow('18 months');
  });

  /** As if the date had been yesterday. */
  const setBack = (id: number) =>
    api()
      .db.updateTable('eventDates')
      .set({
        startsAt: new Date(Date.now() - 86_400_000),
        endsAt: new Date(Date.now() - 86_400_000 + 90 * 60_000),
      })
      .where('id', '=', id)
      .execute();
});

describe('a month of events', () => {
  it('has every date of it on the clocks where it takes place, and none that is canceled or for others', async () => {
    const { ada, ben, visitor } = await people();
    const year = new Date().getUTCFullYear() + 1;
    const at = (day: string, time = '23:30') => ({ start: `${day}T${time}`, end: `${day}T23:50` });
    const series = await ada.events.create(
      evening({
        title: 'Month: weekly',
        timeZone: 'Pacific/Auckland',
        ...at(`${year}-01-24`),
        repeats: { frequency: 'weekly', until: `${year}-02-14` },
      }),
    );
    const open = await ada.events.create(
      evening({
        title: 'Month: open',
        audience: 'public',
        timeZone: 'America/Los_Angeles',
        ...at(`${year}-01-31`),
      }),
    );
    const gone = await ada.events.create(evening({ title: 'Month: gone', ...at(`${year}-01-30`) }));
    await ada.events.cancel({ id: gone.id });
    const daysOf = async (caller: typeof ben, month: string) =>
      (await caller.events.month({ month })).items
        .filter(({ title, localStart }) => title.startsWith('Month: ') && localStart.startsWith(month))
        .map(({ id, localStart }) => [id, localStart.slice(0, 10)]);
    expect(await daysOf(ben, `${year}-01`)).toEqual([
      [series.id, `${year}-01-24`],
      [series.id, `${year}-01-31`],
      [open.id, `${year}-01-31`],
    ]);
    expect(await daysOf(ben, `${year}-02`)).toEqual([
      [series.id, `${year}-02-07`],
      [series.id, `${year}-02-14`],
    ]);
    expect(await daysOf(visitor, `${year}-01`)).toEqual([[open.id, `${year}-01-31`]]);
    await expect(ben.events.month({ month: `${year}-13` })).rejects.toThrow('Choose a month');
  });
});

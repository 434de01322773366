import { makeBusiness, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { type BusinessHours, WEEKDAYS } from './opening.schema.ts';

const api = testApi();

const HOUR_MS = 3_600_000;
const time = (at: Date) => at.toISOString().slice(11, 16);
const weekday = (at: Date) => WEEKDAYS[(at.getUTCDay() + 6) % 7] ?? 'mon';

const CLOSED: BusinessHours['days'] = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };

/** Hours that begin and end so many hours from now, on the day on which they begin. */
function hoursAround(from: number, to: number, timeZone = 'UTC', offset = 0): BusinessHours {
  const [opens, closes] = [from, to].map((hours) => new Date(Date.now() + (hours + offset) * HOUR_MS));
  if (!opens || !closes) throw new Error('There are two');
  return { timeZone, days: { ...CLOSED, [weekday(opens)]: [{ opens: time(opens), closes: time(closes) }] } };
}

const FORM = {
  description: 'Open at odd hours.',
  industry: 'Retail',
  category: 'Other',
};

describe('the hours of a business', () => {
  it('are stored, shown and changed by the owner, with its pages on social networks', async () => {
    const { db, as, anonymous } = api();
    const owner = await as(await makeMember(db));
    const businessHours = hoursAround(-1, 2);
    const socialMedia = { instagram: 'https://www.instagram.com/rye' };
    const { id, slug } = await owner.businesses.create({ ...FORM, name: 'Rye', businessHours, socialMedia });
    expect(await anonymous().businesses.get({ slug })).toMatchObject({ businessHours, socialMedia });

    await owner.businesses.update({ id, city: 'Porto' });
    expect(await anonymous().businesses.get({ slug })).toMatchObject({ businessHours, socialMedia });
    await owner.businesses.update({ id, businessHours: null, socialMedia: null });
    expect(await anonymous().businesses.get({ slug })).toMatchObject({
      businessHours: null,
      socialMedia: null,
    });
  });

  it('find who is open now, also past midnight and in other time zones', async () => {
    const { db, anonymous } = api();
    const open = {
      'Opensesame now': hoursAround(-1, 1),
      // Opened yesterday, or early today.
      'Opensesame overnight': hoursAround(-20, 1),
      'Opensesame Kolkata': hoursAround(-1, 1, 'Asia/Kolkata', 5.5),
    };
    const closed = {
      'Opensesame later': hoursAround(1, 2),
      'Opensesame before': hoursAround(-3, -1),
      'Opensesame elsewhere': hoursAround(-1, 1, 'Asia/Kolkata'),
      'Opensesame unknown': null,
    };
    for (const [name, businessHours] of Object.entries({ ...open, ...closed }))
      await makeBusiness(db, { name, businessHours });

    for (const filter of [{ search: 'opensesame' }, { search: 'opensesme' }, {}]) {
      const { items } = await anonymous().businesses.list({ ...filter, openNow: true, limit: 100 });
      const names = items.map(({ name }) => name).filter((name) => name.startsWith('Opensesame'));
      expect(names.toSorted()).toEqual(Object.keys(open).toSorted());
    }
  });

  it.each([
    ['a time zone that does not exist', { timeZone: 'Mars/Olympus', days: CLOSED }],
    ['a time of 25:00', { timeZone: 'UTC', days: { ...CLOSED, mon: [{ opens: '09:00', closes: '25:00' }] } }],
    [
      'intervals that overlap',
      {
        timeZone: 'UTC',
        days: {
          ...CLOSED,
          mon: [
            { opens: '09:00', closes: '13:00' },
            { opens: '12:00', closes: '18:00' },
          ],
        },
      },
    ],
    [
      'five intervals a day',
      {
        timeZone: 'UTC',
        days: {
          ...CLOSED,
          mon: [1, 2, 3, 4, 5].map((hour) => ({ opens: `0${hour}:00`, closes: `0${hour}:30` })),
        },
      },
    ],
  ])('cannot have %s', async (_what, businessHours) => {
    const { db, as } = api();
    const { id, ownerId } = await makeBusiness(db);
    const owner = await as({ id: ownerId });
    await expect(owner.businesses.update({ id, businessHours })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  it('come with social pages on the networks’ own sites only', async () => {
    const { db, as } = api();
    const { id, ownerId } = await makeBusiness(db);
    const owner = await as({ id: ownerId });
    for (const instagram of [
      'https://instagram.com.evil.example/rye',
      'rye.example',
      'rye and shine',
      '@rye/../x',
    ])
      await expect(owner.businesses.update({ id, socialMedia: { instagram } })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      });
  });

  it.each([
    ['instagram', '@bakewell.buns', 'https://www.instagram.com/bakewell.buns'],
    ['instagram', 'bakewellbuns', 'https://www.instagram.com/bakewellbuns'],
    ['instagram', 'instagram.com/rye', 'https://instagram.com/rye'],
    ['facebook', 'http://m.facebook.com/rye?locale=de', 'https://m.facebook.com/rye?locale=de'],
    ['linkedin', 'www.linkedin.com/company/rye', 'https://www.linkedin.com/company/rye'],
    ['youtube', '@rye', 'https://www.youtube.com/@rye'],
    ['x', 'https://twitter.com/rye', 'https://x.com/rye'],
  ] as const)('on %s may be written as %s', async (network, typed, stored) => {
    const { db, as } = api();
    const { id, ownerId } = await makeBusiness(db);
    const { socialMedia } = await (
      await as({ id: ownerId })
    ).businesses.update({ id, socialMedia: { [network]: typed } });
    expect(socialMedia).toEqual({ [network]: stored });
  });
});

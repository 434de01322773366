import { makeBusiness, makeMember, makeReview } from '@guildhall/db/testing';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { testApi } from '../../../../testing/index.ts';

const api = testApi();
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';

async function totals(business: { id: number; ownerId: number }) {
  const { as } = api();
  const { items } = await (await as({ id: business.ownerId })).businesses.activity.get({ id: business.id });
  return Object.fromEntries(items.map(({ kind, total }) => [kind, total]));
}

describe('the activity of a business', () => {
  it('counts what each visitor did once a day and kind, whoever presses twice at once', async () => {
    const { db, as, anonymous } = api();
    const business = await makeBusiness(db);
    const { id } = business;
    const ana = await as(await makeMember(db), { userAgent: BROWSER });
    const visitor = anonymous({ userAgent: BROWSER, ip: '198.51.100.1' });
    await Promise.all(
      Array.from({ length: 5 }, () => ana.businesses.activity.record({ id, action: 'call' })),
    );
    await visitor.businesses.activity.record({ id, action: 'call' });
    await visitor.businesses.activity.record({ id, action: 'website' });
    await ana.businesses.get({ slug: business.slug });
    await ana.businesses.contact({ id, content: 'Are you open on Sundays?' });
    await ana.businesses.favourites.set({ id, saved: true });
    await makeReview(db, { businessId: id });
    await makeReview(db, { businessId: id, isApproved: false });

    await vi.waitFor(
      async () =>
        expect(await totals(business)).toEqual({
          view: 1,
          call: 2,
          email: 0,
          website: 1,
          directions: 0,
          save: 1,
          message: 1,
          review: 1,
        }),
      20_000,
    );
  });

  it('leaves out the owner, administrators and bots', async () => {
    const { db, as, anonymous } = api();
    const { id, ownerId } = await makeBusiness(db);
    const admin = await as(await makeMember(db, { role: 'admin' }), { userAgent: BROWSER });
    const owner = await as({ id: ownerId }, { userAgent: BROWSER });
    for (const caller of [admin, owner, anonymous({ userAgent: 'Googlebot/2.1' })])
      expect(await caller.businesses.activity.record({ id, action: 'email' })).toEqual({ recorded: false });
  });

  it('covers thirty days and says what the thirty before were', async () => {
    const { db, as } = api();
    const { id, ownerId } = await makeBusiness(db);
    const day = (ago: number) => sql<string>`(now() at time zone 'UTC')::date - ${sql.lit(ago)}`;
    await db
      .insertInto('businessActivity')
      .values([
        { businessId: id, day: day(0), kind: 'view', count: 4 },
        { businessId: id, day: day(29), kind: 'view', count: 3 },
        { businessId: id, day: day(30), kind: 'view', count: 2 },
        { businessId: id, day: day(59), kind: 'view', count: 1 },
        { businessId: id, day: day(60), kind: 'view', count: 100 },
      ])
      .execute();
    const { items } = await (await as({ id: ownerId })).businesses.activity.get({ id });
    const views = items.find(({ kind }) => kind === 'view');
    expect(views).toMatchObject({ total: 7, before: 3 });
    expect(views?.points).toHaveLength(30);
    expect([views?.points.at(0)?.value, views?.points.at(-1)?.value]).toEqual([3, 4]);
  });

  it('is closed to everyone but the owner', async () => {
    const { db, as, anonymous } = api();
    const { id } = await makeBusiness(db);
    const other = await as(await makeMember(db));
    const admin = await as(await makeMember(db, { role: 'admin' }));
    await expect(anonymous().businesses.activity.get({ id })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    for (const caller of [other, admin])
      await expect(caller.businesses.activity.get({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('of a page that is not public is not counted for strangers', async () => {
    const { db, anonymous } = api();
    const { id } = await makeBusiness(db, { isActive: false });
    const record = anonymous({ userAgent: BROWSER }).businesses.activity.record({ id, action: 'call' });
    await expect(record).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

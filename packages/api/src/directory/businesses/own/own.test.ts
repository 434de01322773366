import { beforeEach, describe, expect, it } from 'vitest';
import { daysAgo, makeBusiness, makeMember, makeMessage, makeReview } from '@guildhall/db/testing';
import { testApi } from '../../../../testing/index.ts';

const api = testApi();
type Member = Awaited<ReturnType<typeof makeMember>>;
type Caller = Awaited<ReturnType<ReturnType<typeof api>['as']>>;
let owner: Member;
let asOwner: Caller;

beforeEach(async () => {
  owner = await makeMember(api().db);
  asOwner = await api().as(owner);
});

const HOURS = { timeZone: 'UTC', days: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] } };
const openBusiness = (more: object = {}) =>
  makeBusiness(api().db, { ownerId: owner.id, businessHours: JSON.stringify(HOURS), ...more });

describe('what an owner has yet to do', () => {
  it('is nothing for a member without a business', async () => {
    expect(await asOwner.businesses.own.get()).toEqual({ tasks: [], businesses: [] });
  });

  it('is to answer who asked first, then reviews, then to say when the business is open', async () => {
    const { db } = api();
    const business = await openBusiness();
    const silent = await openBusiness({ businessHours: null });
    const asker = await makeMember(db, { firstName: 'Tessa', lastName: 'van Dijk' });
    const about = { recipientId: owner.id, businessId: business.id };
    await makeReview(db, { businessId: business.id, rating: 4, content: 'Fine work', createdAt: daysAgo(2) });
    await makeMessage(db, { ...about, senderId: asker.id, content: 'Hello?', createdAt: daysAgo(4) });
    await makeMessage(db, { ...about, senderId: asker.id, content: 'Do you ship?', createdAt: daysAgo(3) });

    const { tasks } = await asOwner.businesses.own.get();
    expect(tasks.map(({ kind, excerpt, businessId }) => [kind, excerpt, businessId])).toEqual([
      ['message', 'Do you ship?', business.id],
      ['review', 'Fine work', business.id],
      ['hours', null, silent.id],
    ]);
    expect(tasks[0]?.person?.name).toBe('Tessa van Dijk');
    expect(tasks[1]?.rating).toBe(4);
  });

  it('leaves out what was answered, and those who are blocked or deactivated', async () => {
    const { db } = api();
    const business = await openBusiness();
    const about = { recipientId: owner.id, businessId: business.id };
    const [asker, blocked, gone] = [
      await makeMember(db),
      await makeMember(db),
      await makeMember(db, { isActive: false }),
    ];
    await db.insertInto('blocks').values({ blockerId: owner.id, blockedId: blocked.id }).execute();
    for (const { id } of [asker, blocked, gone]) await makeMessage(db, { ...about, senderId: id });
    await asOwner.messages.send({ toUserId: asker.id, content: 'We do.', type: 'other' });
    await makeReview(db, { businessId: business.id, reply: 'Thank you', repliedAt: new Date() });
    await makeReview(db, { businessId: business.id, userId: blocked.id });

    expect((await asOwner.businesses.own.get()).tasks).toEqual([]);
  });
});

describe('own businesses', () => {
  it('come with the figures of thirty days and of those before', async () => {
    const { db } = api();
    const { id } = await openBusiness();
    const day = (ago: number) => daysAgo(ago).toISOString().slice(0, 10);
    await db
      .insertInto('businessActivity')
      .values([
        { businessId: id, day: day(0), kind: 'view', count: 3 },
        { businessId: id, day: day(29), kind: 'view', count: 2 },
        { businessId: id, day: day(30), kind: 'view', count: 7 },
      ])
      .execute();

    const [business] = (await asOwner.businesses.own.get()).businesses;
    expect(business?.figures).toMatchObject({ views: 5, viewsBefore: 7, saves: 0, messages: 0 });
    expect(business?.figures.viewsByDay).toHaveLength(30);
    expect(business?.figures.viewsByDay.at(-1)).toBe(3);
    expect(business?.figures.viewsByDay[0]).toBe(2);
  });

  it('name what their pages lack, and no longer what was added', async () => {
    const { id } = await openBusiness({ businessHours: null });
    const missing = async () => [
      (await asOwner.businesses.own.get()).businesses[0]?.nextSteps,
      (await asOwner.businesses.activity.get({ id })).nextSteps,
    ];
    const first = ['contact', 'services', 'pictures', 'logo', 'hours', 'review'];
    expect(await missing()).toEqual([first, first]);

    await asOwner.businesses.update({ id, phone: '+351 21 555 0100', services: ['Framing'] });
    const next = ['prices', 'pictures', 'logo', 'hours', 'review'];
    expect(await missing()).toEqual([next, next]);

    const serviceDetails = [{ service: 'Framing', price: 'from 40 €', includes: '' }];
    await asOwner.businesses.update({ id, serviceDetails, businessHours: HOURS });
    const guest = await api().as(await makeMember(api().db));
    await guest.businesses.reviews.write({ businessId: id, rating: 5 });
    const last = ['pictures', 'logo'];
    expect(await missing()).toEqual([last, last]);

    await asOwner.businesses.own.setListed({ id, isListed: false });
    expect(await missing()).toEqual([[], []]);
  });

  it('leave the directory when their owner unpublishes them, and come back', async () => {
    const { db, anonymous } = api();
    const { id, slug } = await openBusiness();
    const listed = async () =>
      anonymous()
        .businesses.get({ slug })
        .then(
          () => true,
          () => false,
        );

    expect(await asOwner.businesses.own.setListed({ id, isListed: false })).toEqual({
      id,
      isListed: false,
    });
    expect(await listed()).toBe(false);
    expect((await asOwner.businesses.own.get()).businesses[0]).toMatchObject({
      isActive: false,
      can: { publish: true, unpublish: false },
    });
    await Promise.all([1, 2, 3].map(() => asOwner.businesses.own.setListed({ id, isListed: true })));
    expect(await listed()).toBe(true);
    const { version } = await db
      .selectFrom('businesses')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(version).toBe(3);
  });

  it('stay off the directory once an administrator took them off, even those that were unpublished', async () => {
    const { db, as } = api();
    const admin = await as(await makeMember(db, { role: 'admin' }));
    const { id } = await openBusiness();
    await asOwner.businesses.own.setListed({ id, isListed: false });
    await admin.businesses.admin.setStatus({ id, isActive: false });

    await expect(asOwner.businesses.own.setListed({ id, isListed: true })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await admin.businesses.admin.setStatus({ id, isActive: true });
    expect((await asOwner.businesses.own.get()).businesses[0]).toMatchObject({
      isActive: true,
      can: { publish: false, unpublish: true },
    });
  });
});

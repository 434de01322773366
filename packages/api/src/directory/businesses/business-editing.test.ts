import { makeBusiness, makeConnection, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';

const api = testApi();
const NOWHERE = 2_000_000_000;

const bakery = {
  name: 'Pão & Companhia',
  description: 'Sourdough, cakes and coffee.',
  industry: 'Retail',
  category: 'Other',
};

describe('editing a business', () => {
  it('updates the given fields, leaves the rest and increments the version', async () => {
    const { db, as } = api();
    const ana = await as(await makeMember(db));
    const made = await ana.businesses.create({ ...bakery, phone: '+351 1', country: 'Portugal' });
    const edited = await ana.businesses.update({ id: made.id, city: 'Porto', phone: '' });
    expect(edited).toMatchObject({
      city: 'Porto',
      phone: null,
      country: 'Portugal',
      description: bakery.description,
      version: made.version + 1,
    });
  });

  it('loses the verification with a new name or website, not with a new phone number', async () => {
    const { db, as } = api();
    const owner = await makeMember(db);
    const ana = await as(owner);
    const verified = () =>
      makeBusiness(db, { ownerId: owner.id, isVerified: true, website: 'https://a.test' });
    const change = async (more: object) =>
      (await ana.businesses.update({ id: (await verified()).id, ...more })).isVerified;
    expect(await change({ phone: '1', website: 'https://a.test' })).toBe(true);
    expect(await change({ name: 'Other' })).toBe(false);
    expect(await change({ website: 'https://b.test' })).toBe(false);
    expect(await change({ website: '' })).toBe(false);
  });

  it('is for the owner and administrators: others are refused, or do not find it', async () => {
    const { db, as, anonymous } = api();
    const open = await makeBusiness(db);
    const hidden = await makeBusiness(db, { isActive: false });
    const stranger = await as(await makeMember(db));
    const admin = await as(await makeMember(db, { role: 'admin' }));
    const city = 'Elsewhere';
    await expect(anonymous().businesses.update({ id: open.id, city })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    await expect(stranger.businesses.update({ id: open.id, city })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    for (const id of [hidden.id, NOWHERE])
      await expect(stranger.businesses.update({ id, city })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await admin.businesses.update({ id: hidden.id, city })).toMatchObject({ city });
  });

  it('keeps the price of each service that stays, whichever way the list is changed', async () => {
    const { db, as } = api();
    const { id, ownerId } = await makeBusiness(db);
    const owner = (await as({ id: ownerId })).businesses;
    const cakes = { service: 'Cakes', price: 'from $80', includes: 'Tasting' };
    const made = await owner.update({
      id,
      services: ['Bread', 'Cakes'],
      serviceDetails: [cakes, { service: 'Bread', price: ' ' }, { service: 'Pies', price: '$3' }],
    });
    expect(made.serviceDetails).toEqual([cakes]);
    // As REST and the import change it, which know no prices.
    const kept = await owner.update({ id, services: 'Rolls, cakes' });
    expect(kept.serviceDetails).toEqual([{ ...cakes, service: 'cakes' }]);
    expect((await owner.update({ id, city: 'Porto' })).serviceDetails).toHaveLength(1);
    expect((await owner.update({ id, services: [] })).serviceDetails).toEqual([]);
  });

  it('never touches owner, slug, status and counters', async () => {
    const { db, as } = api();
    const business = await makeBusiness(db);
    const forged = {
      ownerId: 1,
      slug: 'x',
      isVerified: true,
      isFeatured: true,
      isActive: false,
      viewCount: 9,
      rating: 5,
      reviewCount: 9,
      contactCount: 9,
      version: 99,
    };
    await (await as({ id: business.ownerId })).businesses.update({ id: business.id, ...forged });
    const {
      version,
      updatedAt: _at,
      searchTerms: _terms,
      ...after
    } = await db.selectFrom('businesses').selectAll().where('id', '=', business.id).executeTakeFirstOrThrow();
    expect(business).toMatchObject(after);
    expect(version).toBe(2);
  });

  it('is refused when someone else saved in the meantime', async () => {
    const { db, as } = api();
    const business = await makeBusiness(db);
    const owner = await as({ id: business.ownerId });
    await owner.businesses.update({ id: business.id, city: 'First', expectedVersion: 1 });
    await expect(
      owner.businesses.update({ id: business.id, city: 'Second', expectedVersion: 1 }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('writing to a business', () => {
  it('reaches the owner as a message about the business, and is counted', async () => {
    const { db, as } = api();
    const { id, ownerId, slug } = await makeBusiness(db, { name: 'Ferment Bakery' });
    const ana = await makeMember(db, { firstName: 'Ana', lastName: 'Silva' });
    await (await as(ana)).businesses.contact({ id, content: 'Do you bake for weddings?' });
    const [message] = (await (await as({ id: ownerId })).messages.list({})).items;
    expect(message).toMatchObject({
      content: 'Do you bake for weddings?',
      about: { kind: 'business', id, name: 'Ferment Bakery', slug },
      sender: { id: ana.id },
    });
    const row = await db
      .selectFrom('businesses')
      .select('contactCount')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.contactCount).toBe(1);
  });

  it('names the business in the bell, apart from what is written to its owner', async () => {
    const { db, as } = api();
    const shop = await makeBusiness(db, { name: 'Ferment Bakery' });
    const ana = await makeMember(db, { firstName: 'Ana', lastName: 'Silva' });
    await makeConnection(db, { userId: ana.id, connectedUserId: shop.ownerId, status: 'accepted' });
    const [caller, owner] = [await as(ana), await as({ id: shop.ownerId })];
    await caller.businesses.contact({ id: shop.id, content: 'Do you bake for weddings?' });
    await caller.businesses.contact({ id: shop.id, content: 'And for funerals?' });
    await caller.messages.send({ toUserId: shop.ownerId, content: 'See you tonight' });

    const texts = async () => (await owner.notifications.list({})).items.map(({ text }) => text);
    expect(await texts()).toEqual(['Ana Silva wrote to you', 'Ana Silva wrote to Ferment Bakery']);
    expect(
      (await owner.messages.thread({ userId: ana.id })).messages.map(({ about }) => about?.name),
    ).toEqual([undefined, 'Ferment Bakery', 'Ferment Bakery']);
    expect((await owner.messages.threads({})).items[0]?.lastMessage.about).toBeNull();
    await owner.messages.markThreadRead({ userId: ana.id });
    expect(await owner.notifications.unread()).toEqual({ count: 0 });
  });

  it('is one message to a stranger until they reply, whichever form it is sent from', async () => {
    const { db, as } = api();
    const owner = await makeMember(db);
    const shops = [
      await makeBusiness(db, { ownerId: owner.id }),
      await makeBusiness(db, { ownerId: owner.id }),
    ];
    const ana = await makeMember(db);
    const [caller, answering] = [await as(ana), await as(owner)];
    const write = (turn: number) =>
      caller.businesses.contact({ id: shops[turn % 2]?.id ?? 0, content: `Question ${turn}` });

    const sent = await Promise.allSettled(Array.from({ length: 12 }, (_, turn) => write(turn)));

    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = sent.filter((result) => result.status === 'rejected');
    expect(refused.map(({ reason }) => reason.code)).toEqual(Array.from({ length: 11 }, () => 'CONFLICT'));
    await expect(caller.messages.send({ toUserId: owner.id, content: 'Hello?' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect((await answering.messages.list({})).items).toHaveLength(1);

    await answering.messages.send({ toUserId: ana.id, content: 'Gladly' });
    await write(12);
    await write(13);
    expect((await answering.messages.list({})).items).toHaveLength(3);
  });

  it('is refused while a first message has no reply', async () => {
    const { db, as } = api();
    const { id, ownerId } = await makeBusiness(db);
    const caller = await as(await makeMember(db));
    await caller.messages.send({ toUserId: ownerId, content: 'Good morning' });
    await expect(caller.businesses.contact({ id, content: 'And by form' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('reaches at most twenty strangers a day', async () => {
    const { db, as } = api();
    const caller = await as(await makeMember(db));
    for (let turn = 0; turn < 20; turn += 1)
      await caller.businesses.contact({ id: (await makeBusiness(db)).id, content: 'Hello' });
    await expect(
      caller.businesses.contact({ id: (await makeBusiness(db)).id, content: 'Hello' }),
    ).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('counts thirty concurrent contacts', async () => {
    const { db, as } = api();
    const { id, ownerId } = await makeBusiness(db);
    const people = await Promise.all(Array.from({ length: 30 }, () => makeMember(db)));
    await makeConnection(db, { userId: ownerId, connectedUserId: people[0]?.id ?? 0, status: 'accepted' });
    await Promise.all(
      people.map(async (one) => (await as(one)).businesses.contact({ id, content: 'Hello' })),
    );
    const { contactCount } = await db
      .selectFrom('businesses')
      .select('contactCount')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(contactCount).toBe(30);
  });

  it('is refused to visitors, the owner and blocked members, and for a blank text or an unknown business', async () => {
    const { db, as, anonymous } = api();
    const { id, ownerId } = await makeBusiness(db);
    const blocked = await makeMember(db);
    await db.insertInto('blocks').values({ blockerId: ownerId, blockedId: blocked.id }).execute();
    const content = 'Hello';
    await expect(anonymous().businesses.contact({ id, content })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    await expect((await as({ id: ownerId })).businesses.contact({ id, content })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect((await as(blocked)).businesses.contact({ id, content })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const ana = await as(await makeMember(db));
    await expect(ana.businesses.contact({ id, content: '  ' })).rejects.toThrow('Please write a message');
    await expect(ana.businesses.contact({ id: NOWHERE, content })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

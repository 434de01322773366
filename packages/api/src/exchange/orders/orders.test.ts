import { type Database, sql } from '@guildhall/db';
import { makeMember, makeOrder, makeService } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';

const api = testApi();
const NOWHERE = 2_000_000_000;

const wish = (serviceId: number, more: object = {}) => ({
  serviceId,
  projectName: 'Bakery site',
  projectDescription: 'Five pages with our opening hours.',
  ...more,
});
const day = (fromToday: number) => new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10);
const countOrders = async (db: Database, userId: number) =>
  (await db.selectFrom('serviceOrders').select('id').where('userId', '=', userId).execute()).length;

describe('ordering', () => {
  it('stores the current name and price, whatever the service costs later', async () => {
    const { db, as } = api();
    const service = await makeService(db, { name: 'Logo', price: 45_000 });
    const ana = await as(await makeMember(db));

    const order = await ana.orders.place(wish(service.id));
    await db
      .updateTable('services')
      .set({ price: 99_900, name: 'Brand' })
      .where('id', '=', service.id)
      .execute();

    expect(order).toMatchObject({ serviceName: 'Logo', totalAmount: 45_000, status: 'pending' });
    const { items } = await ana.orders.list({});
    expect(items[0]).toMatchObject({ id: order.id, serviceName: 'Logo', totalAmount: 45_000 });
    expect(await ana.orders.timeline({ id: order.id })).toMatchObject([
      { kind: 'placed', toStatus: 'pending', amount: 45_000 },
    ]);
  });

  it('trims the input and fills blank requirements', async () => {
    const { db, as } = api();
    const { id } = await makeService(db);
    const ana = await as(await makeMember(db));
    const typed = { projectName: '  Site ', requirements: '  ', desiredCompletionDate: '' };
    expect(await ana.orders.place(wish(id, typed))).toMatchObject({
      projectName: 'Site',
      requirements: 'No specific requirements provided',
      desiredCompletionDate: null,
    });
  });

  it('names a blank field in the words of the form', async () => {
    const { db, as } = api();
    const { id } = await makeService(db);
    const ana = await as(await makeMember(db));
    await expect(ana.orders.place(wish(id, { projectName: '  ' }))).rejects.toThrow(
      'Please enter a project name',
    );
    await expect(ana.orders.place(wish(id, { projectDescription: '' }))).rejects.toThrow(
      'Please enter a project description',
    );
  });

  it('accepts today, and yesterday for other time zones, but nothing earlier and nothing beyond five years', async () => {
    const { db, as } = api();
    const { id } = await makeService(db);
    const ana = await as(await makeMember(db));
    for (const date of [day(0), day(-1), day(365)]) {
      const order = await ana.orders.place(wish(id, { projectName: date, desiredCompletionDate: date }));
      expect(order.desiredCompletionDate).toBe(date);
    }
    for (const desiredCompletionDate of [day(-2), day(6 * 366), '2027-02-30', 'tomorrow', '2027-1-1']) {
      await expect(ana.orders.place(wish(id, { desiredCompletionDate }))).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      });
    }
  });

  it('is refused to visitors, for unknown or retired services and for texts that are too long', async () => {
    const { db, as, anonymous } = api();
    const { id } = await makeService(db);
    const closed = await makeService(db, { isActive: false });
    const member = await makeMember(db);
    const ana = await as(member);

    await expect(anonymous().orders.place(wish(id))).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(ana.orders.place(wish(NOWHERE))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(ana.orders.place(wish(closed.id))).rejects.toMatchObject({ code: 'CONFLICT' });
    for (const more of [{ projectName: 'x'.repeat(201) }, { projectDescription: 'x'.repeat(5_001) }]) {
      await expect(ana.orders.place(wish(id, more))).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }
    expect(await countOrders(db, member.id)).toBe(0);
  });

  it('ignores price, status and owner in the input', async () => {
    const { db, as } = api();
    const { id } = await makeService(db, { price: 10_000 });
    const [ana, ben] = [await makeMember(db), await makeMember(db)];
    const forged = {
      totalAmount: 1,
      status: 'completed',
      userId: ben.id,
      quotedAmount: 1,
      ghlContactId: 'x',
    };
    const order = await (await as(ana)).orders.place(wish(id, forged));
    expect(order).toMatchObject({ totalAmount: 10_000, status: 'pending', quotedAmount: null });
    expect(await countOrders(db, ben.id)).toBe(0);
  });
});

describe('my orders', () => {
  it('are visible only to me: another member finds neither the order nor its timeline', async () => {
    const { db, as } = api();
    const order = await makeOrder(db);
    const stranger = await as(await makeMember(db));
    expect((await stranger.orders.list({})).items).toEqual([]);
    await expect(stranger.orders.timeline({ id: order.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(stranger.orders.cancel({ id: order.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(stranger.orders.acceptQuote({ id: order.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are listed newest first, page by page, without losing one', async () => {
    const { db, as } = api();
    const member = await makeMember(db);
    for (let index = 0; index < 7; index += 1) await makeOrder(db, { userId: member.id });
    const ana = await as(member);
    const first = await ana.orders.list({ limit: 4 });
    const second = await ana.orders.list({ limit: 4, cursor: first.nextCursor });
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    expect(ids).toHaveLength(7);
    expect(second.nextCursor).toBeNull();
  });

  it('can be cancelled while they are pending, once', async () => {
    const { db, as } = api();
    const member = await makeMember(db);
    const ana = await as(member);
    const pending = await makeOrder(db, { userId: member.id });
    const begun = await makeOrder(db, { userId: member.id, status: 'in_progress' });

    expect(await ana.orders.cancel({ id: pending.id })).toMatchObject({
      status: 'cancelled',
      can: { cancel: false },
    });
    expect(await ana.orders.timeline({ id: pending.id })).toMatchObject([
      { kind: 'status', fromStatus: 'pending', toStatus: 'cancelled' },
    ]);
    for (const id of [pending.id, begun.id])
      await expect(ana.orders.cancel({ id })).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('notifications of an order', () => {
  it('reach the member once per change, in the app and by email, for their own actions too', async () => {
    const { db, as } = api();
    const service = await makeService(db, { name: 'Logo', price: 0 });
    const member = await makeMember(db);
    const ana = await as(member);
    const admin = await as(await makeMember(db, { role: 'admin' }));

    const { id } = await ana.orders.place(wish(service.id));
    await admin.orders.quote({ id, amount: 80_000 });
    await ana.orders.acceptQuote({ id });
    await admin.orders.setStatus({ id, status: 'completed', note: 'The files are in your inbox.' });

    const notices = await db
      .selectFrom('notifications')
      .select('kind')
      .where('userId', '=', member.id)
      .execute();
    const mails = await db
      .selectFrom('outbox')
      .select(sql<string>`payload -> 'notice' ->> 'text'`.as('text'))
      .where('userId', '=', member.id)
      .where('channel', '=', 'mail')
      .execute();
    expect(notices.map(({ kind }) => kind)).toEqual(['order', 'order', 'order', 'order']);
    expect(mails.map(({ text }) => text).toSorted()).toEqual([
      'we received your quote request',
      'you accepted the quote of $800.00, so work can begin',
      'your order is now completed. The files are in your inbox.',
      'your quote of $800.00 is ready to accept or decline',
    ]);
  });

  it('name amounts in the currency of the community', async () => {
    const { db, as } = api();
    const service = await makeService(db, { name: 'Logo', price: 0 });
    const member = await makeMember(db);
    const ana = await as(member);
    const admin = await as(await makeMember(db, { role: 'admin' }));
    await admin.admin.community.update({ currency: 'EUR', dateLocale: 'en-IE' });
    const { id } = await ana.orders.place(wish(service.id));
    await admin.orders.quote({ id, amount: 245_000 });
    const { items } = await ana.notifications.list({});
    expect(items[0]?.text).toBe('Logo: your quote of €2,450.00 is ready to accept or decline');
    await admin.admin.community.update({ currency: '', dateLocale: '' });
  });
});

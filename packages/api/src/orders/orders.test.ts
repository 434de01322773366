import { type Database, sql } from '@guildhall/db';
import { makeMember, makeOrder, makeService } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { deliveryDays } from './delivery-time.ts';
import { canMove } from './orders.policy.ts';
import { OrderStatus } from './orders.schema.ts';

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
  it('keeps the name and price of the moment, whatever the service costs later', async () => {
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

  it('trims what was typed and fills blank requirements', async () => {
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

  it('names the field that is blank in the words of the form', async () => {
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

  it('takes today, and yesterday for another time zone, but no day before and none beyond five years', async () => {
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

  it('refuses visitors, unknown services, services no longer on offer and texts that are too long', async () => {
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

  it('ignores a price, a status and an owner that the caller names', async () => {
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

describe('news of an order', () => {
  it('reaches the member once a change, in the bell and by mail, their own steps included', async () => {
    const { db, as } = api();
    const service = await makeService(db, { name: 'Logo', price: 0 });
    const member = await makeMember(db);
    const ana = await as(member);
    const admin = await as(await makeMember(db, { role: 'admin' }));

    const { id } = await ana.orders.place(wish(service.id));
    await admin.orders.quote({ id, amount: 80_000 });
    await ana.orders.acceptQuote({ id });
    await admin.orders.setStatus({ id, status: 'completed' });

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
      'we have your request for a quote',
      'you accepted the quote of $800.00; work begins',
      'your order is now completed',
      'your quote is $800.00; please accept or decline it',
    ]);
  });
});

describe('ordering in a hurry', () => {
  it('makes one order of one key sent a hundred times at once', async () => {
    const { db, as } = api();
    const { id } = await makeService(db);
    const member = await makeMember(db);
    const ana = await as(member, { idempotencyKey: 'one-dialog' });

    const orders = await Promise.all(Array.from({ length: 100 }, () => ana.orders.place(wish(id))));

    expect(new Set(orders.map((order) => order.id)).size).toBe(1);
    expect(await countOrders(db, member.id)).toBe(1);
    expect(await ana.orders.timeline({ id: orders[0]?.id ?? 0 })).toHaveLength(1);
  });

  it('gives the first answer again for the same key, even after the minute of the double click', async () => {
    const { db, as } = api();
    const { id } = await makeService(db);
    const ana = await as(await makeMember(db), { idempotencyKey: 'kept' });
    const first = await ana.orders.place(wish(id));
    await db
      .updateTable('serviceOrders')
      .set({ orderDate: sql<Date>`now() - interval '2 hours'` })
      .where('id', '=', first.id)
      .execute();
    expect(await ana.orders.place(wish(id))).toEqual(first);
  });

  it('refuses the same key with another content, and keeps the keys of two members apart', async () => {
    const { db, as } = api();
    const { id } = await makeService(db);
    const ana = await as(await makeMember(db), { idempotencyKey: 'shared' });
    const ben = await as(await makeMember(db), { idempotencyKey: 'shared' });
    const order = await ana.orders.place(wish(id));
    await expect(ana.orders.place(wish(id, { projectName: 'Other' }))).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
    });
    expect((await ben.orders.place(wish(id))).id).not.toBe(order.id);
  });

  it('forgets a key after a day, and a key whose order was refused', async () => {
    const { db, as } = api();
    const { id } = await makeService(db, { isActive: false });
    const member = await makeMember(db);
    const ana = await as(member, { idempotencyKey: 'again' });
    await expect(ana.orders.place(wish(id))).rejects.toMatchObject({ code: 'CONFLICT' });
    await db.updateTable('services').set({ isActive: true }).where('id', '=', id).execute();
    await ana.orders.place(wish(id));

    await db
      .updateTable('idempotencyKeys')
      .set({ expiresAt: sql<Date>`now()` })
      .where('userId', '=', member.id)
      .execute();
    await ana.orders.place(wish(id, { projectName: 'Next day' }));
    expect(await countOrders(db, member.id)).toBe(2);
  });

  it('refuses a key that is empty, too long or not plain', async () => {
    const { db, as } = api();
    const { id } = await makeService(db);
    const member = await makeMember(db);
    for (const idempotencyKey of ['', 'k'.repeat(256), 'né']) {
      const ana = await as(member, { idempotencyKey });
      await expect(ana.orders.place(wish(id))).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }
  });

  it('takes the same project within a minute for a double click, but not after it was cancelled', async () => {
    const { db, as } = api();
    const { id } = await makeService(db);
    const ana = await as(await makeMember(db));
    const clicks = await Promise.all(Array.from({ length: 20 }, () => ana.orders.place(wish(id))));
    expect(new Set(clicks.map((order) => order.id)).size).toBe(1);

    const first = clicks[0]?.id ?? 0;
    expect((await ana.orders.place(wish(id, { projectName: 'Another' }))).id).not.toBe(first);
    await ana.orders.cancel({ id: first });
    expect((await ana.orders.place(wish(id))).id).not.toBe(first);
  });
});

describe('my orders', () => {
  it('are mine alone: another member finds neither the order nor its timeline', async () => {
    const { db, as } = api();
    const order = await makeOrder(db);
    const stranger = await as(await makeMember(db));
    expect((await stranger.orders.list({})).items).toEqual([]);
    await expect(stranger.orders.timeline({ id: order.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(stranger.orders.cancel({ id: order.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(stranger.orders.acceptQuote({ id: order.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('page newest first without losing one', async () => {
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

/** Ana has asked for a quote. */
async function quoteAsked() {
  const { db, as } = api();
  const member = await makeMember(db);
  const service = await makeService(db, { price: 0, deliveryTime: '10 days' });
  const ana = await as(member);
  const admin = await as(await makeMember(db, { role: 'admin' }));
  const order = await ana.orders.place(wish(service.id));
  return { db, ana, admin, order };
}

describe('a quote', () => {
  it('becomes the price when the member accepts it, and work begins', async () => {
    const { ana, admin, order } = await quoteAsked();
    await admin.orders.quote({ id: order.id, amount: 80_000 });
    expect((await ana.orders.list({})).items[0]).toMatchObject({
      quotedAmount: 80_000,
      totalAmount: 0,
      can: { answerQuote: true },
    });
    expect(await ana.orders.acceptQuote({ id: order.id })).toMatchObject({
      status: 'in_progress',
      totalAmount: 80_000,
      deliveryDate: day(10),
    });
    const kinds = (await ana.orders.timeline({ id: order.id })).map(({ kind }) => kind);
    expect(kinds).toEqual(['placed', 'quoted', 'quote_accepted']);
  });

  it('ends the order when the member declines it', async () => {
    const { ana, admin, order } = await quoteAsked();
    await admin.orders.quote({ id: order.id, amount: 80_000 });
    expect(await ana.orders.declineQuote({ id: order.id })).toMatchObject({
      status: 'cancelled',
      totalAmount: 0,
    });
    await expect(ana.orders.acceptQuote({ id: order.id })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('cannot be answered before it is made, nor made for a fixed price, nor be nothing', async () => {
    const { db, ana, admin, order } = await quoteAsked();
    await expect(ana.orders.acceptQuote({ id: order.id })).rejects.toMatchObject({ code: 'CONFLICT' });
    const fixed = await makeOrder(db);
    await expect(admin.orders.quote({ id: fixed.id, amount: 5 })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(admin.orders.quote({ id: order.id, amount: 0 })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    await expect(ana.orders.quote({ id: order.id, amount: 5 })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is answered once when accepting and declining arrive together', async () => {
    const { ana, admin, order } = await quoteAsked();
    await admin.orders.quote({ id: order.id, amount: 80_000 });
    const answers = await Promise.allSettled([
      ana.orders.acceptQuote({ id: order.id }),
      ana.orders.declineQuote({ id: order.id }),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('administrators', () => {
  it('move an order along, with the days, the note and the audit that belong to it', async () => {
    const { db, as } = api();
    const service = await makeService(db, { deliveryTime: '2-3 weeks' });
    const order = await makeOrder(db, { serviceId: service.id });
    const admin = await as(await makeMember(db, { role: 'admin' }));

    const begun = await admin.orders.setStatus({ id: order.id, status: 'in_progress', note: 'On it' });
    expect(begun).toMatchObject({ status: 'in_progress', deliveryDate: day(21), completedDate: null });
    const done = await admin.orders.setStatus({ id: order.id, status: 'completed' });
    expect(done.completedDate).not.toBeNull();
    expect(await admin.orders.timeline({ id: order.id })).toMatchObject([
      { fromStatus: 'pending', toStatus: 'in_progress', note: 'On it' },
      { fromStatus: 'in_progress', toStatus: 'completed', note: null },
    ]);
    const audit = await db
      .selectFrom('audit')
      .select('event')
      .where('targetId', '=', String(order.id))
      .execute();
    expect(audit).toHaveLength(2);
  });

  it('cannot move it where the rules do not lead', async () => {
    const { db, as } = api();
    const admin = await as(await makeMember(db, { role: 'admin' }));
    for (const from of OrderStatus.options) {
      for (const to of OrderStatus.options.filter((status) => !canMove(from, status))) {
        const order = await makeOrder(db, { status: from });
        await expect(admin.orders.setStatus({ id: order.id, status: to })).rejects.toMatchObject({
          code: 'CONFLICT',
        });
      }
    }
    await expect(admin.orders.setStatus({ id: NOWHERE, status: 'completed' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('see every order with who placed it, by status; members see no such list', async () => {
    const { db, as } = api();
    const ana = await makeMember(db, { firstName: 'Ana' });
    const order = await makeOrder(db, { userId: ana.id, status: 'completed' });
    const admin = await as(await makeMember(db, { role: 'admin' }));
    const { items } = await admin.orders.listAll({ status: 'completed', limit: 100 });
    expect(items.find(({ id }) => id === order.id)?.member).toMatchObject({ id: ana.id, firstName: 'Ana' });
    expect(items.every(({ status }) => status === 'completed')).toBe(true);
    await expect((await as(ana)).orders.listAll({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect((await as(ana)).orders.setStatus({ id: order.id, status: 'pending' })).rejects.toMatchObject(
      { code: 'FORBIDDEN' },
    );
  });
});

describe('the delivery time', () => {
  it('is read from the words that shops use, at its far end', () => {
    const read: [string | null, number | null][] = [
      ['2-3 weeks', 21],
      ['5 business days', 7],
      ['10 days', 10],
      ['24 hours', 1],
      ['1 month', 30],
      ['1 to 2 months', 60],
      ['Ongoing', null],
      ['99999 days', null],
      ['-- weeks', null],
      ['', null],
      [null, null],
    ];
    for (const [words, days] of read) expect(deliveryDays(words)).toBe(days);
  });
});

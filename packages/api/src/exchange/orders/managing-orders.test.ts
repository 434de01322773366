import { makeMember, makeOrder, makeService } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
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

/** Ana has requested a quote. */
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
  it('becomes the price when the member accepts it, and the work starts', async () => {
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

  it('cannot be answered before it is made, made for a fixed price, or be zero', async () => {
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

  it('is answered once when accepted and declined at the same time', async () => {
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
  it('change the status of an order, which sets its dates, note and audit entry', async () => {
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

  it('cannot make a forbidden status change', async () => {
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

  it('list all orders with their members, by status; members cannot', async () => {
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
  it('is parsed from the wording of shops, as its upper bound', () => {
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

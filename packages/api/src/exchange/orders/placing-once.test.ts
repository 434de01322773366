import { type Database, sql } from '@guildhall/db';
import { makeMember, makeService } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { retryWhenBusy } from '../../../testing/retry-when-busy.ts';

const api = testApi();

const wish = (serviceId: number, more: object = {}) => ({
  serviceId,
  projectName: 'Bakery site',
  projectDescription: 'Five pages with our opening hours.',
  ...more,
});
const countOrders = async (db: Database, userId: number) =>
  (await db.selectFrom('serviceOrders').select('id').where('userId', '=', userId).execute()).length;

describe('ordering more than once', () => {
  it('creates one order when the same idempotency key is sent a hundred times at once', async () => {
    const { db, as } = api();
    const { id } = await makeService(db);
    const member = await makeMember(db);
    const ana = await as(member, { idempotencyKey: 'one-dialog' });

    const orders = await Promise.all(
      Array.from({ length: 100 }, () => retryWhenBusy(() => ana.orders.place(wish(id)))),
    );

    expect(new Set(orders.map((order) => order.id)).size).toBe(1);
    expect(await countOrders(db, member.id)).toBe(1);
    expect(await ana.orders.timeline({ id: orders[0]?.id ?? 0 })).toHaveLength(1);
  });

  it('returns the first response again for the same key, even after the dedupe window', async () => {
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

  it('rejects the same key with other content, and keeps the keys of two members apart', async () => {
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

  it('forgets a key after a day, and a key whose order was rejected', async () => {
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

  it('rejects a key that is empty, too long or not plain ASCII', async () => {
    const { db, as } = api();
    const { id } = await makeService(db);
    const member = await makeMember(db);
    for (const idempotencyKey of ['', 'k'.repeat(256), 'né']) {
      const ana = await as(member, { idempotencyKey });
      await expect(ana.orders.place(wish(id))).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }
  });

  it('treats the same project within a minute as a double click, but not after it was canceled', async () => {
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

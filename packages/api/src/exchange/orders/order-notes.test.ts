import { makeMember, makeOrder } from '@guildhall/db/testing';
import { expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';

const api = testApi();

async function begun() {
  const { db, as } = api();
  const [member, admin] = [await makeMember(db), await makeMember(db, { role: 'admin' })];
  const order = await makeOrder(db, { userId: member.id, status: 'in_progress', serviceName: 'Logo' });
  return { db, id: order.id, asMember: await as(member), asAdmin: await as(admin), as };
}

it('a member and the team write to each other about an order, on its timeline', async () => {
  const { id, asMember, asAdmin } = await begun();
  await asMember.orders.write({ id, text: ' When does it begin? ' });
  const timeline = await asAdmin.orders.write({ id, text: 'On Monday.' });
  expect(timeline.slice(-2)).toMatchObject([
    { kind: 'note', by: 'member', note: 'When does it begin?' },
    { kind: 'note', by: 'team', note: 'On Monday.' },
  ]);
  expect(await asMember.orders.timeline({ id })).toEqual(timeline);
  const { items } = await asMember.notifications.list({});
  expect(items.map(({ text }) => text)).toEqual([expect.stringContaining('our team wrote: On Monday.')]);
});

it('what a member wrote waits for the team until it writes back or moves the order on', async () => {
  const { id, asMember, asAdmin } = await begun();
  const isAsked = async () =>
    (await asAdmin.orders.listAll({})).items.find((order) => order.id === id)?.askedAt !== null;
  expect(await isAsked()).toBe(false);
  for (const answer of [
    () => asAdmin.orders.write({ id, text: 'Soon.' }),
    () => asAdmin.orders.setStatus({ id, status: 'completed', note: null }),
  ]) {
    await asMember.orders.write({ id, text: 'When?' });
    expect(await isAsked()).toBe(true);
    expect((await asAdmin.admin.waiting()).find(({ kind }) => kind === 'orders')?.count).toBeGreaterThan(0);
    await answer();
    expect(await isAsked()).toBe(false);
  }
});

it('a stranger writes on no order, and nobody writes nothing', async () => {
  const { db, id, asMember, as } = await begun();
  const stranger = await as(await makeMember(db));
  await expect(stranger.orders.write({ id, text: 'Hello' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  for (const text of ['  ', 'x'.repeat(2_001)])
    await expect(asMember.orders.write({ id, text })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect(await asMember.orders.timeline({ id })).toEqual([]);
});

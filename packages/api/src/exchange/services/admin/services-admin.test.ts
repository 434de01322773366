import { makeMember, makeOrder, makeService } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../testing/index.ts';
import type { CreateServiceInput } from './services-admin.schema.ts';

const api = testApi();
const admin = async () => {
  const { db, as } = api();
  return as(await makeMember(db, { role: 'admin' }));
};

const window: CreateServiceInput = {
  name: 'Shop window',
  description: 'A site of five pages.',
  category: 'web_design',
  price: 129_900,
  deliveryTime: '2 weeks',
  features: ['Five pages', 'five pages', ' A form '],
  isActive: true,
};

describe('a service', () => {
  it('is on offer once an administrator created it, and the audit log says so', async () => {
    const boss = await admin();
    const { id } = await boss.admin.services.create(window);
    expect(await api().anonymous().services.list()).toContainEqual({
      id,
      name: 'Shop window',
      description: 'A site of five pages.',
      category: 'web_design',
      price: 129_900,
      deliveryTime: '2 weeks',
      features: ['Five pages', 'A form'],
      imageUrl: null,
    });
    const { items } = await boss.audit.list({ event: 'service.created', limit: 1 });
    expect(items[0]).toMatchObject({ targetId: String(id), after: { price: 129_900 } });
  });

  it('leaves the shop when it is switched off, and stays in the console', async () => {
    const boss = await admin();
    const { id } = await boss.admin.services.create(window);
    await boss.admin.services.update({ id, isActive: false });
    expect((await api().anonymous().services.list()).map((service) => service.id)).not.toContain(id);
    expect(await boss.admin.services.list()).toContainEqual(expect.objectContaining({ id, isActive: false }));
    const member = await api().as(await makeMember(api().db));
    await expect(
      member.orders.place({ serviceId: id, projectName: 'Window', projectDescription: 'For spring' }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('changes without a change of its orders', async () => {
    const { db } = api();
    const service = await makeService(db, { name: 'Check-up', price: 29_000 });
    const order = await makeOrder(db, { serviceId: service.id });
    await (
      await admin()
    ).admin.services.update({ id: service.id, name: 'Deep check', price: 0, isActive: false });
    const after = await db
      .selectFrom('serviceOrders')
      .select(['serviceName', 'totalAmount', 'status'])
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(after).toEqual({
      serviceName: order.serviceName,
      totalAmount: order.totalAmount,
      status: 'pending',
    });
  });

  it('stands in the shop where an administrator moves it, and a new one last', async () => {
    const { db, anonymous } = api();
    const boss = await admin();
    const [seo, branding] = [
      await makeService(db, { name: 'Seo', category: 'seo' }),
      await makeService(db, { name: 'Branding', category: 'branding' }),
    ];
    const { id: newest } = await boss.admin.services.create(window);
    const known = [seo.id, branding.id, newest];
    const shown = async () =>
      (await anonymous().services.list()).map(({ id }) => id).filter((id) => known.includes(id));
    expect(await shown()).toEqual([branding.id, seo.id, newest]);

    await boss.admin.services.update({ id: newest, place: 0 });
    expect(await shown()).toEqual([newest, branding.id, seo.id]);
    expect((await boss.admin.services.list())[0]?.id).toBe(newest);
    await boss.admin.services.update({ id: newest, place: 200 });
    expect((await boss.admin.services.list()).at(-1)?.id).toBe(newest);
    await expect(boss.admin.services.update({ id: newest, place: -1 })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  it('is audited with its places before and after a move', async () => {
    const boss = await admin();
    const { id } = await boss.admin.services.create(window);
    const from = (await boss.admin.services.list()).findIndex((service) => service.id === id);
    const audited = async () => (await boss.audit.list({ event: 'service.updated', limit: 1 })).items[0];

    await boss.admin.services.update({ id, place: 0 });
    expect(await audited()).toMatchObject({ before: { place: from }, after: { place: 0 } });
    await boss.admin.services.update({ id, place: 200, price: 100_000 });
    expect(await audited()).toMatchObject({
      before: { place: 0, price: 129_900 },
      after: { place: from, price: 100_000 },
    });
    await boss.admin.services.update({ id, price: 90_000 });
    expect((await audited())?.before).toEqual({ price: 100_000 });
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a name of two lines', { name: 'Shop\nwindow' }],
    ['a price below zero', { price: -1 }],
    ['part of a cent', { price: 0.5 }],
  ])('with %s is refused', async (_name, fields) => {
    await expect((await admin()).admin.services.create({ ...window, ...fields })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  it('that nobody ordered is deleted, and one that was ordered is only taken off offer', async () => {
    const { db } = api();
    const boss = await admin();
    const { id } = await boss.admin.services.create(window);
    await boss.admin.services.delete({ id });
    const listed = (await boss.admin.services.list()).map((service) => service.id);
    expect(listed).not.toContain(id);
    expect((await boss.audit.list({ event: 'service.deleted', limit: 1 })).items[0]).toMatchObject({
      targetId: String(id),
      before: { name: 'Shop window', price: 129_900 },
    });
    await expect(boss.admin.services.delete({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });

    const ordered = await makeService(db);
    await makeOrder(db, { serviceId: ordered.id });
    const found = (await boss.admin.services.list()).find((service) => service.id === ordered.id);
    expect(found).toMatchObject({ isOrdered: true });
    await expect(boss.admin.services.delete({ id: ordered.id })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('that does not exist cannot be changed', async () => {
    await expect(
      (await admin()).admin.services.update({ id: 2_000_000_000, isActive: false }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

import { makeBusiness, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../testing/index.ts';

const api = testApi();
const NOWHERE = 2_000_000_000;
const admin = async () => api().as(await makeMember(api().db, { role: 'admin' }));

const fields = {
  name: 'Admin Made',
  description: 'Made in the console.',
  industry: 'Technology',
  category: 'Consulting',
};

describe('administrators', () => {
  it('list a business for any owner, active and unverified unless they say otherwise', async () => {
    const { db } = api();
    const owner = await makeMember(db);
    const console = await admin();
    expect(await console.businesses.admin.create({ ...fields, ownerId: owner.id })).toMatchObject({
      isActive: true,
      isVerified: false,
      isFeatured: false,
    });
    for (let index = 0; index < 6; index += 1)
      await console.businesses.admin.create({ ...fields, ownerId: owner.id, isVerified: true });
    const rows = await db.selectFrom('businesses').select('id').where('ownerId', '=', owner.id).execute();
    expect(rows).toHaveLength(7);
  });

  it('are told when the owner is missing or unknown', async () => {
    const console = await admin();
    await expect(console.businesses.admin.create({ ...fields, ownerId: NOWHERE })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'Owner not found',
    });
    const business = await makeBusiness(api().db);
    await expect(console.businesses.admin.update({ id: business.id, ownerId: NOWHERE })).rejects.toThrow(
      'Owner not found',
    );
    for (const ownerId of [0, 1.5])
      await expect(console.businesses.admin.create({ ...fields, ownerId })).rejects.toThrow(
        'Owner ID is required',
      );
  });

  it('edit everything and keep the verification of a renamed business', async () => {
    const { db } = api();
    const business = await makeBusiness(db, { isVerified: true });
    const heir = await makeMember(db);
    const edited = await (
      await admin()
    ).businesses.admin.update({ id: business.id, name: 'Renamed', isFeatured: true, ownerId: heir.id });
    expect(edited).toMatchObject({
      name: 'Renamed',
      isVerified: true,
      isFeatured: true,
      slug: business.slug,
    });
    const row = await db
      .selectFrom('businesses')
      .select('ownerId')
      .where('id', '=', business.id)
      .executeTakeFirstOrThrow();
    expect(row.ownerId).toBe(heir.id);
  });

  it('change one switch without the other', async () => {
    const { id } = await makeBusiness(api().db);
    const console = await admin();
    expect(await console.businesses.admin.setStatus({ id, isVerified: true })).toMatchObject({
      isVerified: true,
      isActive: true,
    });
    expect(await console.businesses.admin.setStatus({ id, isActive: false })).toMatchObject({
      isVerified: true,
      isActive: false,
      notPublic: true,
    });
    await expect(console.businesses.admin.setStatus({ id })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('delete a business for everyone, and restore it unchanged', async () => {
    const { db, as, anonymous } = api();
    const { id, slug, ownerId } = await makeBusiness(db);
    const console = await admin();
    await console.businesses.admin.delete({ id });
    for (const caller of [anonymous(), await as({ id: ownerId }), console])
      await expect(caller.businesses.get({ slug })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await (await as({ id: ownerId })).businesses.mine()).toEqual([]);
    await expect(console.businesses.admin.delete({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });

    await console.businesses.admin.restore({ id });
    expect(await anonymous().businesses.get({ slug })).toMatchObject({ id, notPublic: false });
    await expect(console.businesses.admin.restore({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('leave an audit entry of each step, with the previous values', async () => {
    const { db } = api();
    const { id } = await makeBusiness(db, { isVerified: false });
    const console = await admin();
    await console.businesses.admin.setStatus({ id, isVerified: true });
    await console.businesses.admin.delete({ id });
    const rows = await db
      .selectFrom('audit')
      .select(['event', 'before', 'after'])
      .where('targetType', '=', 'business')
      .where('targetId', '=', String(id))
      .orderBy('id')
      .execute();
    expect(rows).toMatchObject([
      { event: 'business.status_changed', before: { isVerified: false }, after: { isVerified: true } },
      { event: 'business.deleted' },
    ]);
  });

  it('are the only ones allowed to do so', async () => {
    const { db, as, anonymous } = api();
    const { id, ownerId } = await makeBusiness(db);
    const owner = (await as({ id: ownerId })).businesses.admin;
    const visitor = anonymous().businesses.admin;
    const steps = [
      (who: typeof owner) => who.create({ ...fields, ownerId }),
      (who: typeof owner) => who.update({ id, isFeatured: true }),
      (who: typeof owner) => who.setStatus({ id, isVerified: true }),
      (who: typeof owner) => who.delete({ id }),
      (who: typeof owner) => who.restore({ id }),
    ];
    for (const step of steps) {
      await expect(step(visitor)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
      await expect(step(owner)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });
});

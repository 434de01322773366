import { makeBusiness, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../testing/index.ts';

const api = testApi();

describe('favourites', () => {
  it('are saved once however often I click, listed last saved first, and removed', async () => {
    const { db, as } = api();
    const [one, other] = [await makeBusiness(db), await makeBusiness(db)];
    const ana = await as(await makeMember(db));
    await Promise.all(
      Array.from({ length: 20 }, () => ana.businesses.favourites.set({ id: one.id, saved: true })),
    );
    await ana.businesses.favourites.set({ id: other.id, saved: true });
    const { items } = await ana.businesses.favourites.list({});
    expect(items.map(({ id }) => id)).toEqual([other.id, one.id]);
    expect(await ana.businesses.get({ slug: one.slug })).toMatchObject({ favourite: true });

    expect(await ana.businesses.favourites.set({ id: one.id, saved: false })).toEqual({
      id: one.id,
      saved: false,
    });
    expect(await ana.businesses.get({ slug: one.slug })).toMatchObject({ favourite: false });
  });

  it('are visible only to me', async () => {
    const { db, as } = api();
    const { id, slug } = await makeBusiness(db);
    await (await as(await makeMember(db))).businesses.favourites.set({ id, saved: true });
    const ben = await as(await makeMember(db));
    expect((await ben.businesses.favourites.list({})).items).toEqual([]);
    expect(await ben.businesses.get({ slug })).toMatchObject({ favourite: false });
  });

  it('page through each exactly once, and leave out what is no longer public', async () => {
    const { db, as } = api();
    const ana = await as(await makeMember(db));
    for (let index = 0; index < 5; index += 1)
      await ana.businesses.favourites.set({ id: (await makeBusiness(db)).id, saved: true });
    const closed = await makeBusiness(db);
    await ana.businesses.favourites.set({ id: closed.id, saved: true });
    await db.updateTable('businesses').set({ isActive: false }).where('id', '=', closed.id).execute();
    const first = await ana.businesses.favourites.list({ limit: 3 });
    const second = await ana.businesses.favourites.list({ limit: 3, cursor: first.nextCursor });
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(5);
    expect(second.nextCursor).toBeNull();
  });

  it('are refused to visitors and for an unknown business', async () => {
    const { db, as, anonymous } = api();
    const hidden = await makeBusiness(db, { isActive: false });
    const ana = await as(await makeMember(db));
    await expect(anonymous().businesses.favourites.set({ id: hidden.id, saved: true })).rejects.toMatchObject(
      {
        code: 'UNAUTHORIZED',
      },
    );
    await expect(ana.businesses.favourites.set({ id: hidden.id, saved: true })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

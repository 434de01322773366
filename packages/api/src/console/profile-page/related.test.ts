import { makeBusiness, makeConnection, makeEmployee, makeMember, makePost } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';

const api = testApi();

async function community() {
  const { db, as, anonymous } = api();
  const elena = await makeMember(db, { firstName: 'Elena', servicesOffered: 'bookkeeping for bakeries' });
  const ana = await makeMember(db, { firstName: 'Ana', lookingFor: 'a bookkeeper for my bakery' });
  const friend = (one: { id: number }, other: { id: number }) =>
    makeConnection(db, { userId: one.id, connectedUserId: other.id, status: 'accepted' });
  const of = { username: String(elena.id) };
  return { db, as, elena, ana, friend, of, visitor: anonymous(), viewer: await as(ana) };
}

describe('what surrounds a profile', () => {
  it('is for visitors the public businesses and posts, and no ties', async () => {
    const { db, elena, ana, friend, of, visitor } = await community();
    await friend(ana, elena);
    await makeBusiness(db, { ownerId: elena.id, name: 'Elena Books', slug: 'elena-books' });
    await makeBusiness(db, { ownerId: elena.id, isActive: false });
    await makePost(db, { userId: elena.id, content: 'Hello' });
    await makePost(db, { userId: elena.id, isPublished: false });
    expect(await visitor.profile.related(of)).toMatchObject({
      businesses: [{ slug: 'elena-books', title: null }],
      posts: [{ content: 'Hello' }],
      mutual: { count: 0, people: [] },
      match: null,
    });
  });

  it('shows the business of a confirmed employee, and not one that only invited them', async () => {
    const { db, elena, of, visitor } = await community();
    const [works, invited] = [await makeBusiness(db, { name: 'Works' }), await makeBusiness(db)];
    const employment = { userId: elena.id, title: 'Baker' };
    await makeEmployee(db, { ...employment, businessId: works.id, status: 'confirmed' });
    await makeEmployee(db, { ...employment, businessId: invited.id, status: 'invited' });
    expect((await visitor.profile.related(of)).businesses).toMatchObject([{ name: 'Works', title: 'Baker' }]);
  });

  it('has the three newest posts', async () => {
    const { db, elena, of, visitor } = await community();
    for (const content of ['one', 'two', 'three', 'four']) await makePost(db, { userId: elena.id, content });
    const { posts } = await visitor.profile.related(of);
    expect(posts.map(({ content }) => content)).toEqual(['four', 'three', 'two']);
  });

  it('names three of the active members whom both know, and counts all of them', async () => {
    const { db, elena, ana, friend, of, viewer } = await community();
    for (let index = 0; index < 5; index += 1) {
      const both = await makeMember(db, { isActive: index > 0 });
      await friend(both, elena);
      await friend(ana, both);
    }
    await friend(elena, await makeMember(db));
    const { mutual } = await viewer.profile.related(of);
    expect(mutual.count).toBe(4);
    expect(mutual.people).toHaveLength(3);
  });

  it('says why the two match, unless the member does not want to be suggested', async () => {
    const { db, elena, of, viewer } = await community();
    const { match } = await viewer.profile.related(of);
    expect(match?.strength).toBe('strong');
    expect(match?.reasons.join()).toMatch(/bookkeep/i);
    expect(match?.greeting).toContain('“a bookkeeper for my bakery”');
    await db.updateTable('users').set({ suggestable: false }).where('id', '=', elena.id).execute();
    expect((await viewer.profile.related(of)).match).toBeNull();
  });

  it('has no ties on the own profile', async () => {
    const { as, elena, ana, friend, of } = await community();
    await friend(ana, elena);
    expect(await (await as(elena)).profile.related(of)).toMatchObject({ mutual: { count: 0 }, match: null });
  });

  it('does not exist for deactivated members and for those who block the viewer', async () => {
    const { db, as, elena, of, viewer, visitor } = await community();
    await (await as(elena)).connections.block({ userId: (await viewer.auth.me())?.id ?? 0 });
    await expect(viewer.profile.related(of)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await db.updateTable('users').set({ isActive: false }).where('id', '=', elena.id).execute();
    await expect(visitor.profile.related(of)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

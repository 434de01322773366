import { makeConnection, makeMember, makePost } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';

const api = testApi();

/** Ana knows Ben, has asked Cleo and not Dora. */
async function network() {
  const { db, as } = api();
  const [ana, ben, cleo, dora] = [
    await makeMember(db),
    await makeMember(db),
    await makeMember(db),
    await makeMember(db),
  ];
  await makeConnection(db, { userId: ben.id, connectedUserId: ana.id, status: 'accepted' });
  await makeConnection(db, { userId: ana.id, connectedUserId: cleo.id, status: 'pending' });
  return { db, as, viewer: await as(ana), ben, cleo, dora };
}

describe('a part of the feed', () => {
  it('has the posts of my connections alone, newest first, page by page', async () => {
    const { db, viewer, ben, cleo, dora } = await network();
    const ids: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      ids.unshift((await makePost(db, { userId: ben.id })).id);
      await makePost(db, { userId: cleo.id });
      await makePost(db, { userId: dora.id });
    }
    const first = await viewer.feed.list({ from: 'connections', limit: 2 });
    const second = await viewer.feed.list({ from: 'connections', limit: 2, cursor: first.nextCursor });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(second.nextCursor).toBeNull();
  });

  it('has nothing of those who know nobody who posts, and nothing of a connection that was blocked since', async () => {
    const { db, as, viewer, ben } = await network();
    await makePost(db, { userId: ben.id });
    expect((await (await as({ id: ben.id })).feed.list({ from: 'connections' })).items).toEqual([]);
    expect((await viewer.feed.list({ from: 'connections' })).items).toHaveLength(1);
    await viewer.connections.block({ userId: ben.id });
    expect((await viewer.feed.list({ from: 'connections' })).items).toEqual([]);
  });

  it('has the posts of one type, also of my connections alone', async () => {
    const { db, viewer, ben, dora } = await network();
    const mine = await makePost(db, { userId: ben.id, type: 'insight' });
    const other = await makePost(db, { userId: dora.id, type: 'insight' });
    await makePost(db, { userId: ben.id, type: 'achievement' });
    const insights = await viewer.feed.list({ type: 'insight' });
    expect(insights.items.map(({ id }) => id).slice(0, 2)).toEqual([other.id, mine.id]);
    expect(insights.items.every(({ type }) => type === 'insight')).toBe(true);
    const both = await viewer.feed.list({ type: 'insight', from: 'connections' });
    expect(both.items.map(({ id }) => id)).toEqual([mine.id]);
  });
});

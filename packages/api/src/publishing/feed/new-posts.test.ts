import { makeMember, makePost } from '@guildhall/db/testing';
import { describe, expect, it, vi } from 'vitest';
import { announcedDuring } from '../../../testing/announced-during.ts';
import { testApi } from '../../../testing/index.ts';

vi.setConfig({ testTimeout: 60_000 });

const api = testApi();

describe('new posts', () => {
  it('are published to everyone once visible, and not when rejected', async () => {
    const { db, as } = api();
    const ana = await as(await makeMember(db));

    expect(await announcedDuring(api().db, () => ana.feed.create({ content: 'News!' }))).toEqual([
      { userIds: null, topics: ['feed'] },
    ]);
    // The same text is a duplicate of the same post.
    expect(await announcedDuring(api().db, () => ana.feed.create({ content: 'News!' }))).toEqual([]);
    expect(
      await announcedDuring(api().db, () => ana.feed.create({ content: ' ' }).catch(() => undefined)),
    ).toEqual([]);
  });

  it('are counted after the newest one a reader has seen, even if that one has been deleted', async () => {
    const { db, as, anonymous } = api();
    const ana = await makeMember(db);
    const seen = await makePost(db, { userId: ana.id });
    await makePost(db);
    await makePost(db);
    await makePost(db, { isPublished: false });

    expect(await anonymous().feed.countNewer({ afterId: seen.id })).toEqual({ count: 2 });
    await (await as(ana)).feed.delete({ id: seen.id });
    expect(await anonymous().feed.countNewer({ afterId: seen.id })).toEqual({ count: 2 });
  });

  it('are all counted for a reader who has seen none, up to a hundred', async () => {
    const { db, anonymous } = api();
    const { id } = await makeMember(db);
    const posts = Array.from({ length: 120 }, (_, index) => ({ userId: id, content: `Many ${index}` }));
    await db.insertInto('posts').values(posts).execute();
    expect(await anonymous().feed.countNewer({ afterId: 0 })).toEqual({ count: 100 });
  });

  it('are never skipped: a reader who has seen one learns of every later one', async () => {
    const { db, as, anonymous } = api();
    const members = await Promise.all(Array.from({ length: 8 }, async () => as(await makeMember(db))));
    const first = await makePost(db);
    const known = new Set((await db.selectFrom('posts').select('id').execute()).map(({ id }) => id));
    const before = known.size;
    let newest = first.id;
    let missed = 0;

    const posting = Promise.all(
      members.map(async (member, who) => {
        for (let index = 0; index < 5; index += 1)
          await member.feed.create({ content: `Race ${who} ${index}` });
      }),
    );
    const state = { isFinished: false };
    void posting.then(() => (state.isFinished = true));
    const look = async () => {
      const { count } = await anonymous().feed.countNewer({ afterId: newest });
      const { items } = await anonymous().feed.list({ limit: 100 });
      const fresh = items.filter(({ id }) => !known.has(id));
      const place = items.findIndex(({ id }) => id === newest);
      missed += fresh.filter((post) => items.indexOf(post) > place).length;
      expect(fresh.length).toBeGreaterThanOrEqual(count);
      for (const { id } of fresh) known.add(id);
      newest = items[0]?.id ?? newest;
    };
    while (!state.isFinished) await look();
    await posting;
    await look();

    expect(missed).toBe(0);
    expect(known.size).toBe(before + 40);
  });
});

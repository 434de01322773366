import { makeMember, makePost } from '@guildhall/db/testing';
import { array, assert, asyncProperty, boolean, nat, tuple } from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { retryWhenBusy } from '../../../testing/retry-when-busy.ts';

vi.setConfig({ testTimeout: 60_000 });

const api = testApi();

async function countersOf(postId: number) {
  const { db } = api();
  return db
    .selectFrom('posts')
    .select(['likes', 'shares', 'comments'])
    .where('id', '=', postId)
    .executeTakeFirstOrThrow();
}

describe('liking', () => {
  it('keeps the counter equal to its rows under 100 parallel toggles', async () => {
    const { db, as } = api();
    const post = await makePost(db);
    const members = await Promise.all(Array.from({ length: 10 }, async () => as(await makeMember(db))));

    await Promise.all(
      Array.from({ length: 100 }, (_, turn) =>
        retryWhenBusy(async () =>
          members[turn % 10]?.feed.like({ id: post.id, liked: (turn * 7) % 3 !== 0 }),
        ),
      ),
    );

    const rows = await db.selectFrom('postLikes').select('userId').where('postId', '=', post.id).execute();
    expect((await countersOf(post.id)).likes).toBe(rows.length);
  });

  it('ends in the last state that each member set', async () => {
    const { db, as } = api();
    const members = await Promise.all(Array.from({ length: 3 }, async () => as(await makeMember(db))));
    await assert(
      asyncProperty(array(tuple(nat(2), boolean()), { maxLength: 12 }), async (clicks) => {
        const post = await makePost(db);
        const last = [false, false, false];
        for (const [who, liked] of clicks) {
          await members[who]?.feed.like({ id: post.id, liked });
          last[who] = liked;
        }
        expect((await countersOf(post.id)).likes).toBe(last.filter(Boolean).length);
      }),
      { numRuns: 15 },
    );
  });
});

describe('bookmarking', () => {
  it('saves a post for the member only, and removes it again', async () => {
    const { db, as } = api();
    const post = await makePost(db);
    const [ana, ben] = [await as(await makeMember(db)), await as(await makeMember(db))];

    for (let click = 0; click < 2; click += 1) {
      expect(await ana.feed.bookmark({ id: post.id, bookmarked: true })).toEqual({
        id: post.id,
        bookmarked: true,
      });
    }
    expect((await ana.feed.get({ id: post.id })).bookmarked).toBe(true);
    expect((await ben.feed.get({ id: post.id })).bookmarked).toBe(false);

    await ana.feed.bookmark({ id: post.id, bookmarked: false });
    expect((await ana.feed.get({ id: post.id })).bookmarked).toBe(false);
  });

  it('is refused to visitors and for posts that the member cannot see', async () => {
    const { db, as, anonymous } = api();
    const [post, hidden] = [await makePost(db), await makePost(db, { isPublished: false })];
    await expect(anonymous().feed.bookmark({ id: post.id, bookmarked: true })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    const ana = await as(await makeMember(db));
    await expect(ana.feed.bookmark({ id: hidden.id, bookmarked: true })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('sharing', () => {
  it('counts each member once and a visitor once a day, under 100 parallel shares', async () => {
    const { db, as, anonymous } = api();
    const post = await makePost(db);
    const people = [await as(await makeMember(db)), await as(await makeMember(db)), anonymous()];

    await Promise.all(
      Array.from({ length: 100 }, (_, turn) =>
        retryWhenBusy(async () => people[turn % 3]?.feed.share({ id: post.id })),
      ),
    );

    expect(await anonymous().feed.share({ id: post.id })).toEqual({ id: post.id, shares: 3 });
    const rows = await db
      .selectFrom('postShares')
      .select('visitorId')
      .where('postId', '=', post.id)
      .execute();
    expect(rows).toHaveLength(3);
    expect(rows.every(({ visitorId }) => !visitorId.includes('203.0.113.7'))).toBe(true);
  });

  it('counts once a day for an address that sends forty user agents', async () => {
    const { db, anonymous } = api();
    const { id } = await makePost(db);
    for (let turn = 0; turn < 40; turn += 1)
      await anonymous({ userAgent: `Browser ${turn}` }).feed.share({ id });
    expect(await anonymous({ ip: '203.0.113.8' }).feed.share({ id })).toEqual({ id, shares: 2 });
  });

  it('is refused for a deleted post', async () => {
    await expect(api().anonymous().feed.share({ id: 2_000_000_000 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

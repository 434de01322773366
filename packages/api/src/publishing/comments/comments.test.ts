import { makeMember, makePost } from '@guildhall/db/testing';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { retryWhenBusy } from '../../../testing/retry-when-busy.ts';

vi.setConfig({ testTimeout: 60_000 });

const api = testApi();

const countOn = async (postId: number) =>
  (await api().db.selectFrom('posts').select('comments').where('id', '=', postId).executeTakeFirstOrThrow())
    .comments;

describe('commenting', () => {
  it('shows a member’s comment to a signed-out reader, and counts it', async () => {
    const { db, as, anonymous } = api();
    const post = await makePost(db);
    const ana = await makeMember(db, { firstName: 'Ana', lastName: 'Silva', jobTitle: 'Baker' });

    await (await as(ana)).feed.comments.create({ postId: post.id, content: '  Congratulations!  ' });

    const { items } = await anonymous().feed.comments.list({ postId: post.id });
    expect(items).toMatchObject([
      {
        postId: post.id,
        content: 'Congratulations!',
        author: { name: 'Ana Silva', jobTitle: 'Baker' },
        relativeTime: 'Just now',
        can: { delete: false, report: false },
      },
    ]);
    expect((await anonymous().feed.get({ id: post.id })).comments).toBe(1);
  });

  it('is refused to a visitor, for a blank or over-long text and for a hidden or deleted post', async () => {
    const { db, as, anonymous } = api();
    const [post, hidden] = [await makePost(db), await makePost(db, { isPublished: false })];
    const ana = await as(await makeMember(db));

    await expect(
      anonymous().feed.comments.create({ postId: post.id, content: 'Hello' }),
    ).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    for (const content of [' \n ', 'x'.repeat(2_001)]) {
      await expect(ana.feed.comments.create({ postId: post.id, content })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      });
    }
    for (const postId of [hidden.id, 2_000_000_000]) {
      await expect(ana.feed.comments.create({ postId, content: 'Hello' })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      await expect(ana.feed.comments.list({ postId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await countOn(post.id)).toBe(0);
  });

  it('creates one comment from the same text sent twenty times at once', async () => {
    const { db, as } = api();
    const post = await makePost(db);
    const ana = await as(await makeMember(db));

    const comments = await Promise.all(
      Array.from({ length: 20 }, () =>
        retryWhenBusy(() => ana.feed.comments.create({ postId: post.id, content: 'Clicked in a hurry' })),
      ),
    );

    expect(new Set(comments.map(({ id }) => id)).size).toBe(1);
    expect(await countOn(post.id)).toBe(1);
  });

  it('creates one comment per idempotency key, even after the dedupe window', async () => {
    const { db, as } = api();
    const post = await makePost(db);
    const ana = await as(await makeMember(db), { idempotencyKey: 'kept' });
    const comment = { postId: post.id, content: 'The answer to this was lost' };
    const first = await ana.feed.comments.create(comment);
    await db
      .updateTable('postComments')
      .set({ createdAt: sql<Date>`now() - interval '2 hours'` })
      .where('id', '=', first.id)
      .execute();

    expect(await ana.feed.comments.create(comment)).toEqual(first);
    expect(await countOn(post.id)).toBe(1);
  });

  it('keeps the counter equal to its rows while 100 comments are created and deleted concurrently', async () => {
    const { db, as } = api();
    const post = await makePost(db);
    const members = await Promise.all(Array.from({ length: 5 }, async () => as(await makeMember(db))));

    await Promise.all(
      Array.from({ length: 100 }, async (_, turn) => {
        const member = members[turn % 5];
        const comment = await retryWhenBusy(async () =>
          member?.feed.comments.create({ postId: post.id, content: `Comment ${turn}` }),
        );
        if (comment && turn % 3 === 0)
          await retryWhenBusy(async () => member?.feed.comments.delete({ id: comment.id }));
      }),
    );

    const rows = await db
      .selectFrom('postComments')
      .select('id')
      .where('postId', '=', post.id)
      .where('deletedAt', 'is', null)
      .execute();
    expect(rows).toHaveLength(66);
    expect(await countOn(post.id)).toBe(66);
  });
});

describe('reading comments', () => {
  it('pages through every comment once, oldest first, while others keep writing', async () => {
    const { db, as, anonymous } = api();
    const post = await makePost(db);
    const ana = await as(await makeMember(db));
    const written: number[] = [];
    for (let index = 0; index < 13; index += 1) {
      written.push((await ana.feed.comments.create({ postId: post.id, content: `Comment ${index}` })).id);
    }

    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const page = await anonymous().feed.comments.list({ postId: post.id, limit: 4, cursor });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
      await ana.feed.comments.create({ postId: post.id, content: `Meanwhile ${seen.length}` });
    } while (cursor !== null);

    expect(seen.slice(0, 13)).toEqual(written);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('hides comments of deactivated and blocked members', async () => {
    const { db, as, anonymous } = api();
    const post = await makePost(db);
    const [ana, gone] = [await makeMember(db), await makeMember(db)];
    const fromGone = await (
      await as(gone)
    ).feed.comments.create({ postId: post.id, content: 'I am leaving' });
    await db.updateTable('users').set({ isActive: false }).where('id', '=', gone.id).execute();
    const rude = await makeMember(db);
    const fromRude = await (await as(rude)).feed.comments.create({ postId: post.id, content: 'Rude words' });
    await db.insertInto('blocks').values({ blockerId: ana.id, blockedId: rude.id }).execute();

    const ids = (await (await as(ana)).feed.comments.list({ postId: post.id })).items.map(({ id }) => id);
    expect(ids).not.toContain(fromRude.id);
    const all = (await anonymous().feed.comments.list({ postId: post.id })).items.map(({ id }) => id);
    expect(all).toContain(fromRude.id);
    expect(all).not.toContain(fromGone.id);
  });
});

describe('removing comments', () => {
  it('lets its author, the author of the post and an administrator delete a comment', async () => {
    const { db, as } = api();
    const [host, guest, admin] = [
      await makeMember(db),
      await makeMember(db),
      await makeMember(db, { role: 'admin' }),
    ];
    const post = await makePost(db, { userId: host.id });
    const caller = await as(guest);
    for (const remover of [guest, host, admin]) {
      const comment = await caller.feed.comments.create({ postId: post.id, content: `For ${remover.id}` });
      expect(await (await as(remover)).feed.comments.delete({ id: comment.id })).toEqual({
        id: comment.id,
        postId: post.id,
        articleId: null,
        comments: 0,
      });
    }
    const records = await db
      .selectFrom('audit')
      .select(['actorId', 'before'])
      .where('event', '=', 'comment.deleted')
      .execute();
    // Only the administrator's: the others deleted their own.
    expect(records).toEqual([
      { actorId: admin.id, before: { authorId: guest.id, articleId: null, postId: post.id } },
    ]);
  });

  it('is refused to visitors and strangers, and for a deleted comment', async () => {
    const { db, as, anonymous } = api();
    const post = await makePost(db);
    const ana = await as(await makeMember(db));
    const stranger = await as(await makeMember(db));
    const { id } = await ana.feed.comments.create({ postId: post.id, content: 'Mine' });

    await expect(anonymous().feed.comments.delete({ id })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(stranger.feed.comments.delete({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await ana.feed.comments.delete({ id });
    await expect(ana.feed.comments.delete({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('lets members report comments of others, not their own', async () => {
    const { db, as } = api();
    const post = await makePost(db);
    const ana = await as(await makeMember(db));
    const ben = await as(await makeMember(db));
    const { id } = await ana.feed.comments.create({ postId: post.id, content: 'Buy now' });

    expect(await ben.feed.comments.report({ id, reason: 'Advertising' })).toEqual({ id, reported: true });
    await expect(ana.feed.comments.report({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

import { makeMember, makePost } from '@guildhall/db/testing';
import { array, assert, asyncProperty, boolean, integer, nat, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import type { Post, PostPage } from './feed.schema.ts';

const api = testApi();
/** No longer on their first day, when posts are limited. */
const LONG_AGO = { createdAt: new Date(2026, 0) };

describe('posting', () => {
  it('shows a member’s post to a signed-out reader', async () => {
    const { db, as, anonymous } = api();
    const ana = await makeMember(db, {
      firstName: 'Ana',
      lastName: 'Silva',
      jobTitle: 'Baker',
      company: 'Pão',
    });

    const post = await (
      await as(ana)
    ).feed.create({ content: '  We open a second shop 🥖  ', type: 'achievement' });

    const { items } = await anonymous().feed.list({});
    expect(items[0]).toMatchObject({
      id: post.id,
      content: 'We open a second shop 🥖',
      type: 'achievement',
      author: { name: 'Ana Silva', jobTitle: 'Baker', company: 'Pão' },
      relativeTime: 'Just now',
      likes: 0,
      liked: false,
      can: { delete: false },
    });
  });

  it('is refused to a visitor, and for a blank or over-long text and an unknown type', async () => {
    const { db, as, anonymous } = api();
    const ana = await as(await makeMember(db));

    await expect(anonymous().feed.create({ content: 'Hello' })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    for (const content of ['   ', 'x'.repeat(3_001), 'nul \u0000 byte', '\ud800']) {
      await expect(ana.feed.create({ content })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }
    await expect(ana.feed.create({ content: 'Hello', type: 'advert' as 'general' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  it('creates one post from the same text sent twenty times at once', async () => {
    const { db, as, anonymous } = api();
    const ana = await as(await makeMember(db));
    const content = 'Clicked in a hurry';

    const posts = await Promise.all(Array.from({ length: 20 }, () => ana.feed.create({ content })));

    expect(new Set(posts.map(({ id }) => id)).size).toBe(1);
    const { items } = await anonymous().feed.list({ limit: 100 });
    expect(items.filter((post) => post.content === content)).toHaveLength(1);
  });
});

describe('reading', () => {
  it('pages through every post once, newest first, while others keep posting', async () => {
    const { db, as, anonymous } = api();
    const ana = await makeMember(db);
    const older = [];
    for (let index = 0; index < 25; index += 1)
      older.push(await makePost(db, { userId: ana.id, content: `Paged ${index}` }));
    const caller = await as(ana);

    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const page = await anonymous().feed.list({ limit: 4, cursor });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
      await caller.feed.create({ content: `Posted meanwhile ${seen.length}` });
    } while (cursor !== null);

    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(seen.toSorted((one, other) => other - one));
    expect(older.every(({ id }) => seen.includes(id))).toBe(true);
  });

  it('repeats and skips no post, whatever the page sizes, while others post and delete', async () => {
    const { db, as, anonymous } = api();
    const { id: userId } = await makeMember(db);
    const writers = await Promise.all(
      Array.from({ length: 4 }, async () => as(await makeMember(db, LONG_AGO))),
    );
    let serial = 0;
    await assert(
      asyncProperty(
        array(record({ limit: integer({ min: 1, max: 9 }), posts: nat(4), deletes: boolean() })),
        async (steps) => {
          // Some have the same timestamp, so that the id breaks the tie.
          const instant = new Date();
          const posts = await db
            .insertInto('posts')
            .values(
              Array.from({ length: 23 }, (_, index) => ({
                userId,
                content: `Run ${(serial += 1)}`,
                createdAt: new Date(instant.getTime() - (index >> 1)),
              })),
            )
            .returning('id')
            .execute();
          const deleted = new Set<number>();
          const seen: number[] = [];
          let cursor: string | null = null;
          for (let turn = 0; ; turn += 1) {
            const step = steps[turn % Math.max(1, steps.length)] ?? { limit: 5, posts: 0, deletes: false };
            const [page]: [PostPage, ...Post[]] = await Promise.all([
              anonymous().feed.list({ limit: step.limit, cursor }),
              ...writers
                .slice(0, step.posts)
                .map((writer) => writer.feed.create({ content: `Meanwhile ${(serial += 1)}` })),
            ]);
            seen.push(...page.items.map(({ id }) => id));
            if (step.deletes) {
              const { id } = posts[turn % posts.length] ?? { id: 0 };
              deleted.add(id);
              await db.updateTable('posts').set({ deletedAt: instant }).where('id', '=', id).execute();
            }
            cursor = page.nextCursor;
            if (cursor === null || posts.every(({ id }) => seen.includes(id) || deleted.has(id))) break;
          }
          expect(new Set(seen).size).toBe(seen.length);
          expect(posts.filter(({ id }) => !seen.includes(id) && !deleted.has(id))).toEqual([]);
        },
      ),
      { numRuns: 12 },
    );
  }, 60_000);

  it('hides posts that are unpublished or whose author is deactivated', async () => {
    const { db, anonymous } = api();
    const gone = await makeMember(db, { isActive: false });
    const hidden = [await makePost(db, { isPublished: false }), await makePost(db, { userId: gone.id })];

    const { items } = await anonymous().feed.list({ limit: 100 });
    expect(items.filter(({ id }) => hidden.some((post) => post.id === id))).toEqual([]);
  });

  it('rejects an invalid cursor with a clear message', async () => {
    await expect(api().anonymous().feed.list({ cursor: 'abc' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'This page link is not valid',
    });
  });
});

describe('deleting', () => {
  it('lets the author and an administrator delete a post', async () => {
    const { db, as, anonymous } = api();
    const ana = await makeMember(db);
    const admin = await makeMember(db, { role: 'admin' });
    const [own, other] = [await makePost(db, { userId: ana.id }), await makePost(db, { userId: ana.id })];

    await (await as(ana)).feed.delete({ id: own.id });
    await (await as(admin)).feed.delete({ id: other.id });

    const { items } = await anonymous().feed.list({ limit: 100 });
    expect(items.filter(({ id }) => id === own.id || id === other.id)).toEqual([]);
  });

  it('is audited when an administrator does it, not when the author does', async () => {
    const { db, as } = api();
    const [ana, admin] = [await makeMember(db), await makeMember(db, { role: 'admin' })];
    const own = await makePost(db, { userId: ana.id });
    const other = await makePost(db, { userId: ana.id, content: 'Buy now' });
    await (await as(ana)).feed.delete({ id: own.id });
    await (await as(admin)).feed.delete({ id: other.id });

    const records = await db
      .selectFrom('audit')
      .select(['event', 'actorId', 'targetId', 'before'])
      .where('targetType', '=', 'post')
      .where('targetId', 'in', [String(own.id), String(other.id)])
      .execute();
    expect(records).toEqual([
      {
        event: 'post.deleted',
        actorId: admin.id,
        targetId: String(other.id),
        before: expect.objectContaining({ authorId: ana.id }),
      },
    ]);
  });

  it('by an administrator is a decision that its author reads and may object to', async () => {
    const { db, as } = api();
    const [ana, admin] = [await makeMember(db), await makeMember(db, { role: 'admin' })];
    const post = await makePost(db, { userId: ana.id, content: 'Buy now' });
    await (await as(admin)).feed.delete({ id: post.id });

    const { id } = await db
      .selectFrom('moderationDecisions')
      .select('id')
      .where('memberId', '=', ana.id)
      .executeTakeFirstOrThrow();
    expect(await (await as(ana)).decisions.open({ id })).toMatchObject({
      objectType: 'post',
      decision: 'delete',
      can: { object: true },
    });
  });

  it('does not let a stranger delete my post, nor anyone a deleted one', async () => {
    const { db, as } = api();
    const post = await makePost(db);
    const stranger = await as(await makeMember(db));

    await expect(stranger.feed.delete({ id: post.id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(stranger.feed.delete({ id: 2_000_000_000 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('liking', () => {
  it('counts one like per member, however often and fast they click', async () => {
    const { db, as } = api();
    const post = await makePost(db);
    const members = await Promise.all(Array.from({ length: 10 }, async () => as(await makeMember(db))));

    await Promise.all(
      members.flatMap((member) =>
        Array.from({ length: 5 }, () => member.feed.like({ id: post.id, liked: true })),
      ),
    );

    const { likes } = await db
      .selectFrom('posts')
      .select('likes')
      .where('id', '=', post.id)
      .executeTakeFirstOrThrow();
    expect(likes).toBe(10);
  });

  it('removes a like, once', async () => {
    const { db, as } = api();
    const post = await makePost(db);
    const ben = await as(await makeMember(db));
    await ben.feed.like({ id: post.id, liked: true });

    expect(await ben.feed.like({ id: post.id, liked: false })).toEqual({
      id: post.id,
      liked: false,
      likes: 0,
    });
    expect(await ben.feed.like({ id: post.id, liked: false })).toEqual({
      id: post.id,
      liked: false,
      likes: 0,
    });
  });

  it('is refused for a post that the member cannot see', async () => {
    const { db, as } = api();
    const hidden = await makePost(db, { isPublished: false });
    const ben = await as(await makeMember(db));
    await expect(ben.feed.like({ id: hidden.id, liked: true })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

import { makeMember, makePost } from '@guildhall/db/testing';
import { describe, expect, it, vi } from 'vitest';
import { testApi } from '../../../testing/index.ts';

vi.setConfig({ testTimeout: 60_000 });

const api = testApi();

/** A post by Hana with a comment by Ana. */
async function openThread() {
  const { db, as } = api();
  const [hana, ana, ben] = [await makeMember(db), await makeMember(db), await makeMember(db)];
  const post = await makePost(db, { userId: hana.id });
  const [asHana, asAna, asBen] = [await as(hana), await as(ana), await as(ben)];
  const first = await asAna.feed.comments.create({ postId: post.id, content: 'Who delivers on Sundays?' });
  const reply = (content: string, parentId = first.id) =>
    asBen.feed.comments.create({ postId: post.id, content, parentId });
  const texts = async (viewer = asHana) =>
    (await viewer.feed.comments.list({ postId: post.id })).items.map(({ content }) => content);
  const notices = async (viewer: typeof asAna) =>
    (await viewer.notifications.list({})).items.map(({ text }) => text);
  return { db, hana, ana, ben, asHana, asAna, asBen, post, first, reply, texts, notices };
}

describe('replying to a comment', () => {
  it('puts the reply under what it answers, before younger comments', async () => {
    const { asAna, post, first, reply, texts } = await openThread();
    await asAna.feed.comments.create({ postId: post.id, content: 'Anyway.' });
    expect(await reply('We do.')).toMatchObject({ parentId: first.id });
    expect(await texts()).toEqual(['Who delivers on Sundays?', 'We do.', 'Anyway.']);
  });

  it('keeps to one level: an answer to a reply joins its thread', async () => {
    const { first, reply } = await openThread();
    const { id } = await reply('We do.');
    expect(await reply('From ten on.', id)).toMatchObject({ parentId: first.id });
  });

  it('is counted as a comment, and pages through threads without a gap', async () => {
    const { asHana, asAna, post, reply } = await openThread();
    for (const day of ['Monday', 'Tuesday', 'Wednesday']) {
      await asAna.feed.comments.create({ postId: post.id, content: day });
      await reply(`Not on ${day}`);
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await asHana.feed.comments.list({ postId: post.id, limit: 2, cursor });
      seen.push(...page.items.map(({ content }) => content));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toEqual([
      'Who delivers on Sundays?',
      'Not on Monday',
      'Not on Tuesday',
      'Not on Wednesday',
      'Monday',
      'Tuesday',
      'Wednesday',
    ]);
    expect((await asHana.feed.get({ id: post.id })).comments).toBe(7);
  });

  it('notifies who is answered and the author of the post, each once', async () => {
    const { asHana, asAna, asBen, post, first, reply, notices } = await openThread();
    const { id } = await reply('We do.');
    expect((await notices(asAna))[0]).toMatch(/replied to your comment: We do\.$/);
    expect((await notices(asHana))[0]).toMatch(/commented on your post: We do\.$/);
    await asHana.feed.comments.create({ postId: post.id, content: 'Thanks', parentId: id });
    expect((await notices(asBen))[0]).toMatch(/replied to your comment: Thanks$/);
    expect(await notices(asAna)).toHaveLength(1);
    const own = await asHana.feed.comments.create({ postId: post.id, content: 'Which bread?' });
    await reply('Rye', own.id);
    expect((await notices(asHana)).filter((text) => text.endsWith('Rye'))).toHaveLength(1);
    expect(first.parentId).toBeNull();
  });

  it('creates one reply from the same text sent twice, and two below different comments', async () => {
    const { asAna, post, reply } = await openThread();
    const other = await asAna.feed.comments.create({ postId: post.id, content: 'And on Mondays?' });
    const [one, twice, elsewhere] = [
      await reply('We do.'),
      await reply('We do.'),
      await reply('We do.', other.id),
    ];
    expect(twice.id).toBe(one.id);
    expect(elsewhere.id).not.toBe(one.id);
  });

  it('is refused below a deleted comment and below a comment on another post', async () => {
    const { db, asAna, asBen, first, reply } = await openThread();
    const elsewhere = await makePost(db);
    await expect(
      asBen.feed.comments.create({ postId: elsewhere.id, content: 'Here', parentId: first.id }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await asAna.feed.comments.delete({ id: first.id });
    await expect(reply('Too late')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is refused to whoever is blocked by the author of the comment, who is not notified', async () => {
    const { db, ana, ben, asAna, reply, notices } = await openThread();
    await db.insertInto('blocks').values({ blockerId: ana.id, blockedId: ben.id }).execute();
    await expect(reply('Hello again')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await notices(asAna)).toEqual([]);
  });

  it('stays when the comment above it is deleted, hidden or erased with its author', async () => {
    const { db, hana, ana, asAna, asBen, first, reply, texts } = await openThread();
    await reply('We do.');
    await db.insertInto('blocks').values({ blockerId: ana.id, blockedId: hana.id }).execute();
    expect(await texts()).toEqual(['We do.']);
    await db.deleteFrom('blocks').where('blockerId', '=', ana.id).execute();
    await asAna.feed.comments.delete({ id: first.id });
    expect(await texts(asAna)).toEqual(['We do.']);
    await db.deleteFrom('postComments').where('id', '=', first.id).execute();
    const { items } = await asBen.feed.comments.list({ postId: first.postId ?? 0 });
    expect(items).toMatchObject([{ content: 'We do.', parentId: first.id }]);
  });
});

import { joinChapter, makeChapter, makeMember } from '@guildhall/db/testing';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../testing/index.ts';
import { mailSubjectsFor } from '../../../../testing/notified.ts';

const api = testApi();
const NOT_FOUND = { code: 'NOT_FOUND' };

async function member(fields: Parameters<typeof makeMember>[1] = {}) {
  const row = await makeMember(api().db, { emailVerifiedAt: new Date(), ...fields });
  const { chapters, feed, connections, saved, notifications, search, admin, decisions } = await api().as(row);
  return { id: row.id, chapters, feed, connections, saved, notifications, search, admin, decisions };
}

/** A chapter that Ana leads, with Ben in it, and Eva outside. */
async function scene() {
  const [ana, ben, eva] = [await member(), await member(), await member()];
  const { id, slug } = await makeChapter(api().db, { leaders: [ana.id] });
  await joinChapter(api().db, id, { userId: ben.id });
  const post = await ana.chapters.posts.create({ slug, content: 'Who has a key to the mill?' });
  return { ana, ben, eva, id, slug, post };
}
type Scene = Awaited<ReturnType<typeof scene>>;

const idsOf = ({ items }: { items: { id: number }[] }) => items.map((item) => item.id);

describe('a post of a chapter', () => {
  it('is read, commented on, liked and saved by its members', async () => {
    const { ben, slug, post } = await scene();
    expect(idsOf(await ben.chapters.posts.list({ slug }))).toEqual([post.id]);
    expect(await ben.feed.get({ id: post.id })).toMatchObject({ chapter: { slug }, noIndex: true });
    await ben.feed.comments.create({ postId: post.id, content: 'I do' });
    await ben.feed.like({ id: post.id, liked: true });
    await ben.feed.bookmark({ id: post.id, bookmarked: true });
    expect(await ben.feed.get({ id: post.id })).toMatchObject({ comments: 1, likes: 1, bookmarked: true });
    expect(idsOf(await ben.saved.posts({}))).toEqual([post.id]);
  });

  it('does not exist for anyone else, whatever they try', async () => {
    const { ben, eva, slug, post } = await scene();
    const comment = await ben.feed.comments.create({ postId: post.id, content: 'I do' });
    const { id } = post;
    for (const caller of [eva, api().anonymous()])
      await expect(caller.feed.get({ id })).rejects.toMatchObject(NOT_FOUND);
    const tries = [
      () => eva.chapters.posts.list({ slug }),
      () => eva.feed.comments.list({ postId: id }),
      () => eva.feed.comments.create({ postId: id, content: 'Me too' }),
      () => eva.feed.comments.report({ id: comment.id, category: 'other', reason: 'x' }),
      () => eva.feed.like({ id, liked: true }),
      () => eva.feed.bookmark({ id, bookmarked: true }),
      () => eva.feed.share({ id }),
      () => eva.feed.report({ id, category: 'other', reason: 'x' }),
      () => eva.feed.update({ id, content: 'Mine' }),
      () => eva.feed.delete({ id }),
    ];
    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject(NOT_FOUND);
  });

  it('is in no list beyond its chapter, not even for its members', async () => {
    const { ana, ben, post } = await scene();
    const listed = await ben.feed.list({ limit: 100 });
    expect(idsOf(listed)).not.toContain(post.id);
    expect((await ben.feed.countNewer({ afterId: 0 })).count).toBe(listed.items.length);
    expect((await ben.search.all({ q: 'key to the mill' })).posts).toEqual([]);
    expect((await ana.feed.unpublished()).items).toEqual([]);
  });

  it('is written by its members alone, and by nobody once the chapter is closed', async () => {
    const { ana, eva, slug } = await scene();
    const root = await member({ role: 'admin' });
    for (const caller of [eva, root])
      await expect(caller.chapters.posts.create({ slug, content: 'Hello' })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    await ana.chapters.setClosed({ slug, closed: true });
    await expect(ana.chapters.posts.create({ slug, content: 'Hello' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('is another one than a post of the same words on the feed', async () => {
    const { ana, post } = await scene();
    const open = await ana.feed.create({ content: post.content });
    expect(open.id).not.toBe(post.id);
    expect(open).not.toHaveProperty('chapter');
  });

  it('comes to its members page by page, the newest first', async () => {
    const { ana, ben, slug, post } = await scene();
    const second = await ana.chapters.posts.create({ slug, content: 'Found it' });
    const page = await ben.chapters.posts.list({ slug, limit: 1 });
    expect(idsOf(page)).toEqual([second.id]);
    expect(idsOf(await ben.chapters.posts.list({ slug, limit: 1, cursor: page.nextCursor }))).toEqual([
      post.id,
    ]);
  });

  it('cannot be published: the database refuses it', async () => {
    const { id } = (await scene()).post;
    const change = api().db.updateTable('posts').set({ isPublished: true }).where('id', '=', id).execute();
    await expect(change).rejects.toThrow(/posts_of_chapters/);
  });
});

describe('who reads a post of a chapter loses it at once', () => {
  it.each<[string, (scene: Scene) => Promise<unknown>]>([
    ['they leave', ({ ben, slug }) => ben.chapters.members.withdraw({ slug })],
    ['they are removed', ({ ana, ben, slug }) => ana.chapters.members.remove({ slug, userId: ben.id })],
    ['the chapter is closed', ({ ana, slug }) => ana.chapters.setClosed({ slug, closed: true })],
    ['its author blocks them', ({ ana, ben }) => ana.connections.block({ userId: ben.id })],
    ['they block its author', ({ ana, ben }) => ben.connections.block({ userId: ana.id })],
    [
      'its author is deactivated',
      ({ ana }) => api().db.updateTable('users').set({ isActive: false }).where('id', '=', ana.id).execute(),
    ],
  ])('when %s', async (_when, end) => {
    const made = await scene();
    const { ana, ben, slug, post } = made;
    await ben.feed.bookmark({ id: post.id, bookmarked: true });
    const { id: commentId } = await ben.feed.comments.create({ postId: post.id, content: 'I do' });
    await ana.feed.comments.create({ postId: post.id, parentId: commentId, content: 'Bring it along' });
    const noticesOf = async () => (await ben.notifications.list({})).items.length;
    const mailsOf = async () =>
      (await mailSubjectsFor(api(), ben.id)).filter((subject) => subject?.includes('Bring'));
    expect(await noticesOf()).toBe(1);
    expect(await mailsOf()).toHaveLength(1);
    await end(made);
    await expect(ben.feed.get({ id: post.id })).rejects.toMatchObject(NOT_FOUND);
    await expect(ben.feed.comments.list({ postId: post.id })).rejects.toMatchObject(NOT_FOUND);
    expect((await ben.saved.posts({})).items).toEqual([]);
    const listed = await ben.chapters.posts.list({ slug }).then(idsOf, () => []);
    expect(listed).toEqual([]);
    expect((await ben.notifications.list({})).items.filter(({ text }) => text.includes('Bring'))).toEqual([]);
    expect(await mailsOf()).toEqual([]);
  });

  it('and its author, who has left, can still delete it, but no longer change it', async () => {
    const { ben, ana, slug } = await scene();
    const { id } = await ben.chapters.posts.create({ slug, content: 'My last words' });
    await ben.chapters.members.withdraw({ slug });
    await expect(ben.feed.update({ id, content: 'Something else' })).rejects.toMatchObject(NOT_FOUND);
    expect((await ana.feed.get({ id })).content).toBe('My last words');
    await ben.feed.delete({ id });
    await expect(ana.feed.get({ id })).rejects.toMatchObject(NOT_FOUND);
  });
});

describe('a text in a chapter that mentions someone', () => {
  it('notifies its members and nobody else, of posts and of comments', async () => {
    const { ana, ben, eva, slug } = await scene();
    const root = await member({ role: 'admin' });
    const all = [ben, eva, root].map(({ id }) => `[@Someone](m:${id})`).join(' ');
    const { id: postId } = await ana.chapters.posts.create({ slug, content: all });
    await ana.feed.comments.create({ postId, content: `Once more ${all}` });
    const notices = await api()
      .db.selectFrom('notifications')
      .select('userId')
      .where('kind', '=', 'mention')
      .where('objectId', '=', postId)
      .execute();
    expect(notices.map(({ userId }) => userId)).toEqual([ben.id, ben.id]);
  });

  it('does not notify its author of comments once they have left', async () => {
    const { ana, ben, slug } = await scene();
    const { id: postId } = await ben.chapters.posts.create({ slug, content: 'Goodbye' });
    await ben.chapters.members.withdraw({ slug });
    await ana.feed.comments.create({ postId, content: 'Take care' });
    const { rows } =
      await sql`select from notifications where user_id = ${ben.id} and kind = 'comment'`.execute(api().db);
    expect(rows).toEqual([]);
  });
});

describe('moderation of a post of a chapter', () => {
  it('hides it from its members and shows it to them again, never to others', async () => {
    const { ben, eva, post } = await scene();
    const { id } = post;
    const root = await member({ role: 'admin' });
    await ben.feed.report({ id, category: 'other', reason: 'Not here' });
    expect(await root.feed.get({ id })).toMatchObject({ content: post.content });
    expect(await root.admin.posts.setVisibility({ id, isPublished: false })).toMatchObject({
      isPublished: false,
    });
    await expect(ben.feed.get({ id })).rejects.toMatchObject(NOT_FOUND);
    expect(await root.admin.posts.setVisibility({ id, isPublished: true })).toMatchObject({
      isPublished: true,
    });
    expect((await ben.feed.get({ id })).id).toBe(id);
    await expect(eva.feed.get({ id })).rejects.toMatchObject(NOT_FOUND);
  });

  it('takes it down by a decision on all posts of its author, and back up when that is reversed', async () => {
    const { ana, ben, eva, post } = await scene();
    const { id } = post;
    const root = await member({ role: 'admin' });
    await root.admin.moderation.decide({
      objectType: 'posts',
      objectId: ana.id,
      decision: 'hide',
      reason: 'Spam',
    });
    await expect(ben.feed.get({ id })).rejects.toMatchObject(NOT_FOUND);
    const [hidden] = (await ana.feed.unpublished()).items;
    expect(hidden).toMatchObject({ id, state: 'hidden' });
    await ana.decisions.object({ id: hidden?.decisionId ?? 0, objection: 'It is not' });
    const other = await member({ role: 'admin' });
    await other.admin.moderation.answer({
      id: hidden?.decisionId ?? 0,
      outcome: 'reversed',
      answer: 'Right',
    });
    expect((await ben.feed.get({ id })).id).toBe(id);
    await expect(eva.feed.get({ id })).rejects.toMatchObject(NOT_FOUND);
  });

  it('lets it wait where posts are approved first, then shows it to the members', async () => {
    const { ben, eva, slug } = await scene();
    const root = await member({ role: 'admin' });
    await root.admin.settings.update({ postModeration: true });
    const { id, pendingReview } = await ben.chapters.posts.create({ slug, content: 'Wait for me' });
    await root.admin.settings.update({ postModeration: false });
    expect(pendingReview).toBe(true);
    expect(idsOf(await root.chapters.posts.list({ slug }))).not.toContain(id);
    await root.admin.posts.setVisibility({ id, isPublished: true });
    expect(idsOf(await ben.chapters.posts.list({ slug }))).toContain(id);
    await expect(eva.feed.get({ id })).rejects.toMatchObject(NOT_FOUND);
  });

  it('is open to moderators, and to no other role of the staff', async () => {
    const { post } = await scene();
    const withRole = async (role: 'moderator' | 'editor' | 'auditor') => {
      const { id } = await member();
      await api().db.insertInto('grants').values({ userId: id, role }).execute();
      return api().as({ id });
    };
    expect((await (await withRole('moderator')).feed.get({ id: post.id })).id).toBe(post.id);
    for (const role of ['editor', 'auditor'] as const)
      await expect((await withRole(role)).feed.get({ id: post.id })).rejects.toMatchObject(NOT_FOUND);
  });
});

import { makeMember, makePost } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { makeAnaAndBen, mailSubjectsFor } from '../../../testing/notified.ts';

const api = testApi();

const mailsFor = (userId: number) => mailSubjectsFor(api(), userId);
const pair = () => makeAnaAndBen(api());

describe('notifications that quote a text', () => {
  describe('of a comment', () => {
    /** Ben answers Cem under Ana's post, and mentions Dan. */
    async function quoted() {
      const { db, as } = api();
      const { ana, ben, one, other } = await pair();
      const [cem, dan] = [await makeMember(db), await makeMember(db)];
      const { id: postId } = await makePost(db, { userId: ana.id });
      const { id: parentId } = await (await as(cem)).feed.comments.create({ postId, content: 'First' });
      // So that the reply is mailed, too.
      await one.notifications.markAllRead();
      const content = `Hey [@Dan](m:${dan.id})`;
      const { id } = await other.feed.comments.create({ postId, parentId, content });
      /** Those of Ana, Cem and Dan: in the app and by email. */
      const countQuotes = () =>
        Promise.all(
          [ana, cem, dan].map(async (member) => {
            const { items } = await (await as(member)).notifications.list({});
            const sentences = [...items.map(({ text }) => text), ...(await mailsFor(member.id))];
            return sentences.filter((sentence) => sentence?.startsWith('Ben Okafor')).length;
          }),
        );
      return {
        ana,
        ben,
        cem,
        one,
        other,
        admin: await as(await makeMember(db, { role: 'admin' })),
        postId,
        id,
        countQuotes,
      };
    }
    type Scene = Awaited<ReturnType<typeof quoted>>;
    const deactivate = (id: number) =>
      api().db.updateTable('users').set({ isActive: false }).where('id', '=', id).execute();

    it.each<[string, (scene: Scene) => Promise<unknown>]>([
      ['the comment is deleted', ({ other, id }) => other.feed.comments.delete({ id })],
      ['the post is deleted', ({ one, postId }) => one.feed.delete({ id: postId })],
      [
        'an administrator hides the post',
        ({ admin, postId }) => admin.admin.posts.setVisibility({ id: postId, isPublished: false }),
      ],
      [
        'no row of the comment is left',
        ({ id }) => api().db.deleteFrom('postComments').where('id', '=', id).execute(),
      ],
      ['the author of the comment is deactivated', ({ ben }) => deactivate(ben.id)],
      ['the author of the post is deactivated', ({ ana }) => deactivate(ana.id)],
    ])('are neither shown nor mailed once %s', async (_what, end) => {
      const scene = await quoted();
      expect(await scene.countQuotes()).toEqual([2, 2, 2]);
      await end(scene);
      expect(await scene.countQuotes()).toEqual([0, 0, 0]);
    });

    it('are neither shown nor mailed to whom the author of the post has blocked', async () => {
      const { one, cem, countQuotes } = await quoted();
      await one.connections.block({ userId: cem.id });
      expect(await countQuotes()).toEqual([2, 0, 2]);
    });
  });

  it('quote a text as it reads now, without what its author has taken out', async () => {
    const { ana, ben, one, other } = await pair();
    const quotes = async () => [
      (await other.notifications.list({})).items.map(({ text }) => text),
      await mailsFor(ben.id),
    ];
    const mention = `[@Ben](m:${ben.id})`;
    const { id } = await one.feed.create({ content: `Call me at 555 0100, ${mention}` });
    const before = 'Ana Silva mentioned you in a post: Call me at 555 0100, @Ben Okafor';
    expect(await quotes()).toEqual([[before], [before]]);
    await one.feed.update({ id, content: `Write to me, ${mention}` });
    const after = 'Ana Silva mentioned you in a post: Write to me, @Ben Okafor';
    expect(await quotes()).toEqual([[after], [after]]);
    const stored = await api()
      .db.selectFrom('notifications')
      .select('data')
      .where('actorId', '=', ana.id)
      .execute();
    expect(JSON.stringify(stored)).not.toMatch(/Call|Write/);
  });

  it('about a comment that older versions did not name quote nothing', async () => {
    const { ana, ben, one } = await pair();
    const { id: postId } = await makePost(api().db, { userId: ana.id });
    const data = JSON.stringify({ kind: 'comment', postId, excerpt: 'Taken back since' });
    await api()
      .db.insertInto('notifications')
      .values({ userId: ana.id, actorId: ben.id, kind: 'comment', data })
      .execute();
    expect((await one.notifications.list({})).items).toMatchObject([
      { text: 'Ben Okafor commented on your post', target: { type: 'post', id: postId } },
    ]);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { makeMember, makePost } from '@guildhall/db/testing';
import { testApi } from '../../../testing/index.ts';

const api = testApi();
type Signed = Awaited<ReturnType<ReturnType<typeof api>['as']>>;
let admin: Signed;
let other: Signed;

beforeAll(async () => {
  const { db, as } = api();
  admin = await as(await makeMember(db, { role: 'admin' }));
  other = await as(await makeMember(db, { role: 'admin' }));
});

const notices = async (who: Signed) => (await who.notifications.list({})).items;

describe('all posts of a member', () => {
  it('are hidden at once, with one reason, and come back together', async () => {
    const { db, as } = api();
    const ben = await makeMember(db);
    const asBen = await as(ben);
    for (const content of ['one', 'two', 'three']) await makePost(db, { userId: ben.id, content });
    const decided = await admin.admin.moderation.decide({
      objectType: 'posts',
      objectId: ben.id,
      decision: 'delete',
      reason: 'Spam.',
    });
    expect(decided.posts).toBe(3);
    const [notice, second] = await notices(asBen);
    expect([notice?.text, second]).toEqual(['All your posts were deleted: Spam.', undefined]);
    const id = notice?.target.id ?? 0;
    await asBen.decisions.object({ id, objection: 'They were fine.' });
    await other.admin.moderation.answer({ id, outcome: 'reversed', answer: 'They are back.' });
    const posts = await db
      .selectFrom('posts')
      .select(['isPublished', 'deletedAt'])
      .where('userId', '=', ben.id)
      .execute();
    expect(posts).toEqual(Array.from({ length: 3 }, () => ({ isPublished: true, deletedAt: null })));
    await expect(
      admin.admin.moderation.decide({
        objectType: 'posts',
        objectId: (await makeMember(db)).id,
        decision: 'hide',
        reason: 'x',
      }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('a decision', () => {
  it('on a comment that its author deleted meanwhile is refused, and its reports stay open', async () => {
    const { db, as } = api();
    const [ana, ben] = [await makeMember(db), await makeMember(db)];
    const [asAna, asBen] = [await as(ana), await as(ben)];
    const post = await makePost(db, { userId: ana.id });
    const { id } = await asBen.feed.comments.create({ postId: post.id, content: 'Rude' });
    await asAna.feed.comments.report({ id, category: 'insult' });
    const report = (await admin.admin.reports.list({})).items.find(
      (item) => item.objectType === 'comment' && item.objectId === id,
    );
    expect(report?.category).toBe('insult');
    await asBen.feed.comments.delete({ id });
    await expect(
      admin.admin.reports.decide({ id: report?.id ?? 0, decision: 'hide', message: 'Rude.' }),
    ).rejects.toMatchObject({
      message: 'This comment was deleted in the meantime. Dismiss its reports instead.',
    });
    expect(await notices(asBen)).toEqual([]);
  });

  it('of two administrators at once is made by one, and the other learns it', async () => {
    const { db } = api();
    const post = await makePost(db);
    const both = await Promise.allSettled([
      admin.admin.moderation.decide({ objectType: 'post', objectId: post.id, decision: 'hide', reason: 'A' }),
      other.admin.moderation.decide({
        objectType: 'post',
        objectId: post.id,
        decision: 'delete',
        reason: 'B',
      }),
    ]);
    const lost = both.filter(({ status }) => status === 'rejected');
    const decisions = await db
      .selectFrom('moderationDecisions')
      .select('decision')
      .where('objectType', '=', 'post')
      .where('objectId', '=', post.id)
      .execute();
    // Hiding first leaves something to delete; deleting first leaves nothing to hide.
    expect([lost.length, decisions.length]).toEqual(lost.length === 0 ? [0, 2] : [1, 1]);
  });

  it('on two reports of one post at once is made once', async () => {
    const { db, as } = api();
    const post = await makePost(db);
    for (const reporter of [await makeMember(db), await makeMember(db)])
      await (await as(reporter)).feed.report({ id: post.id });
    const [one, two] = (await admin.admin.reports.list({})).items.filter(
      ({ objectId }) => objectId === post.id,
    );
    const both = await Promise.allSettled([
      admin.admin.reports.decide({ id: one?.id ?? 0, decision: 'hide', message: 'Spam' }),
      other.admin.reports.decide({ id: two?.id ?? 0, decision: 'dismiss' }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('tells the reporter which post it was about, and what was done', async () => {
    const { db, as } = api();
    const ana = await makeMember(db);
    const ben = await makeMember(db, { firstName: 'Oliver', lastName: 'Grant' });
    const asAna = await as(ana);
    const post = await makePost(db, { userId: ben.id });
    await asAna.feed.report({ id: post.id, category: 'spam' });
    // A block hides Oliver from Ana, but not what became of her report.
    await asAna.connections.block({ userId: ben.id });
    await admin.admin.moderation.decide({
      objectType: 'post',
      objectId: post.id,
      decision: 'hide',
      reason: 'Advertising',
    });
    expect((await notices(asAna))[0]?.text).toBe(
      'We hid the post by Oliver Grant that you reported. Thank you.',
    );
  });
});

describe('a post that waits for approval', () => {
  async function waitingPost() {
    const { db, as } = api();
    const ben = await makeMember(db);
    const post = await makePost(db, { userId: ben.id, state: 'pending_review', isPublished: false });
    return { asBen: await as(ben), post };
  }

  it('is on its author’s own page, and its approval is said to them', async () => {
    const { asBen, post } = await waitingPost();
    expect((await asBen.feed.unpublished()).items).toMatchObject([{ id: post.id, state: 'waiting' }]);
    await admin.admin.posts.setVisibility({ id: post.id, isPublished: true });
    expect((await asBen.feed.unpublished()).items).toEqual([]);
    expect((await notices(asBen))[0]).toMatchObject({
      text: expect.stringContaining('Your post was approved and is on the feed'),
      target: { type: 'post', id: post.id },
    });
  });

  it('is declined with a reason', async () => {
    const { asBen, post } = await waitingPost();
    const decline = () =>
      admin.admin.moderation.decide({
        objectType: 'post',
        objectId: post.id,
        decision: 'decline',
        reason: 'Not about business.',
      });
    await decline();
    expect((await asBen.feed.unpublished()).items).toMatchObject([
      { id: post.id, state: 'declined', reason: 'Not about business.' },
    ]);
    await expect(decline()).rejects.toMatchObject({ message: 'Someone has already decided on this post' });
  });
});

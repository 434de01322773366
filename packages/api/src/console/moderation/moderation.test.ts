import { beforeAll, describe, expect, it } from 'vitest';
import { TEST_PASSWORD, makeMember, makePost } from '@guildhall/db/testing';
import { composeMail } from '../mails/compose-mail.ts';
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

/** The newest email queued for a member, as it is sent. */
async function mailTo(userId: number, topic = 'mail.decision') {
  const { db, services } = api();
  const event = await db
    .selectFrom('outbox')
    .select(['topic', 'payload', 'userId'])
    .where('userId', '=', userId)
    .where('topic', '=', topic)
    .orderBy('createdAt', 'desc')
    .executeTakeFirstOrThrow();
  return composeMail(db, services, event);
}

async function hiddenPost(reason = 'No advertising, please.') {
  const { db, as } = api();
  const ben = await makeMember(db, { emailVerifiedAt: new Date() });
  const asBen = await as(ben);
  const post = await makePost(db, { userId: ben.id, content: 'Buy cheap watches' });
  await admin.admin.moderation.decide({ objectType: 'post', objectId: post.id, decision: 'hide', reason });
  const [notice] = await notices(asBen);
  return { ben, asBen, post, id: notice?.target.id ?? 0, notice };
}

describe('the author of a hidden post', () => {
  it('reads the reason on their page, as a notification and in an email, with a way to object', async () => {
    const { ben, asBen, post, id, notice } = await hiddenPost();
    expect(notice).toMatchObject({
      text: 'Your post was hidden: No advertising, please.',
      target: { type: 'decision' },
    });
    expect(await asBen.decisions.open({ id })).toMatchObject({
      objectType: 'post',
      decision: 'hide',
      reason: 'No advertising, please.',
      excerpt: 'Buy cheap watches',
      can: { object: true },
    });
    const { items } = await asBen.feed.unpublished();
    expect(items).toMatchObject([
      { id: post.id, state: 'hidden', reason: 'No advertising, please.', decisionId: id },
    ]);
    const mail = await mailTo(ben.id);
    expect(mail?.subject).toContain('Your post was hidden');
    expect(mail?.text).toContain('No advertising, please.');
    expect(mail?.text).toContain(`/decisions/${id}#token=`);
    expect(mail?.unsubscribeUrl).toBeUndefined();
  });

  it('whose address is not confirmed gets an email without any words of it', async () => {
    const { db } = api();
    const eve = await makeMember(db, { emailVerifiedAt: null });
    const post = await makePost(db, { userId: eve.id, content: 'Private matter' });
    await admin.admin.moderation.decide({
      objectType: 'post',
      objectId: post.id,
      decision: 'hide',
      reason: 'Private reason',
    });
    const mail = await mailTo(eve.id);
    expect(mail?.text).toContain('Your post was hidden');
    for (const secret of ['Private matter', 'Private reason', 'token', eve.firstName])
      expect(mail?.text).not.toContain(secret);
  });

  it('can delete it, and a stranger sees neither the post nor the decision', async () => {
    const { asBen, post, id } = await hiddenPost();
    const stranger = await api().as(await makeMember(api().db));
    await expect(stranger.decisions.open({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(stranger.decisions.open({ id, token: 'made.up' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await stranger.feed.unpublished()).items).toEqual([]);
    await asBen.feed.delete({ id: post.id });
    expect((await asBen.feed.unpublished()).items).toEqual([]);
  });
});

describe('an objection', () => {
  it('is answered by another administrator, who puts the post back', async () => {
    const { ben, asBen, post, id } = await hiddenPost();
    await asBen.decisions.object({ id, objection: 'I sell none, I wrote about my shop.' });
    await expect(
      admin.admin.moderation.answer({ id, outcome: 'upheld', answer: 'No.' }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const mine = (await admin.admin.moderation.objections({})).items.find((row) => row.id === id);
    expect(mine?.can.answer).toBe(false);
    await other.admin.moderation.answer({ id, outcome: 'reversed', answer: 'You are right, sorry.' });
    expect(await asBen.feed.get({ id: post.id })).toMatchObject({ id: post.id });
    expect((await notices(asBen))[0]?.text).toBe(
      'We looked at your objection, and took the decision back: You are right, sorry.',
    );
    expect((await mailTo(ben.id))?.text).toContain('You are right, sorry.');
  });

  it('is made once: neither a second one nor one to the answer is accepted', async () => {
    const { asBen, id } = await hiddenPost();
    await asBen.decisions.object({ id, objection: 'Wrong.' });
    await expect(asBen.decisions.object({ id, objection: 'Very wrong.' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await other.admin.moderation.answer({ id, outcome: 'upheld', answer: 'It was advertising.' });
    await expect(asBen.decisions.object({ id, objection: 'Still wrong.' })).rejects.toMatchObject({
      message: 'Your objection was answered, and the answer is final. You cannot object to it again.',
    });
    await expect(
      other.admin.moderation.answer({ id, outcome: 'reversed', answer: 'Oh.' }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('a suspended member', () => {
  it('learns after the right password until when, and after a wrong one nothing', async () => {
    const { db, anonymous } = api();
    const ben = await makeMember(db, { emailVerifiedAt: new Date() });
    const until = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    await admin.admin.moderation.decide({
      objectType: 'user',
      objectId: ben.id,
      decision: 'suspend',
      reason: 'Threats in messages.',
      until,
    });
    const signIn = (password: string) => anonymous().auth.login({ email: ben.email, password });
    await expect(signIn('not the password')).rejects.toMatchObject({ message: 'Invalid email or password.' });
    await expect(signIn(TEST_PASSWORD)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringMatching(
        /^Your account is paused\. You can sign in again on .+\. Questions\? Write to /,
      ),
    });
    const mail = await mailTo(ben.id);
    expect(mail?.text).toContain('Threats in messages.');
    const [, token = ''] = /#token=(\S+)/.exec(mail?.text ?? '') ?? [];
    const [, id = ''] = /decisions\/(\d+)#/.exec(mail?.text ?? '') ?? [];
    const objected = await anonymous().decisions.object({
      id: Number(id),
      token,
      objection: 'It was a joke.',
    });
    expect(objected.objection).toBe('It was a joke.');
    await other.admin.moderation.answer({
      id: Number(id),
      outcome: 'reversed',
      answer: 'Then welcome back.',
    });
    expect(await signIn(TEST_PASSWORD)).toMatchObject({ id: ben.id });
  });

  it('signs in again on the day that was said', async () => {
    const { db, anonymous } = api();
    const ben = await makeMember(db);
    await db
      .updateTable('users')
      .set({ isActive: false, suspendedUntil: new Date().toISOString().slice(0, 10) })
      .where('id', '=', ben.id)
      .execute();
    expect(await anonymous().auth.login({ email: ben.email, password: TEST_PASSWORD })).toMatchObject({
      id: ben.id,
    });
  });
});

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
      'We removed the post by Oliver Grant that you reported. Thank you.',
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

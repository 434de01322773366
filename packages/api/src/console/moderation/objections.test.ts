import { beforeAll, describe, expect, it } from 'vitest';
import { TEST_PASSWORD, makeMember, makePost, makeStaff } from '@guildhall/db/testing';
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
  it('waits on the home page of the console until it is answered', async () => {
    const waiting = async () =>
      (await admin.admin.waiting()).find(({ kind }) => kind === 'objections') ?? { count: 0 };
    const { count } = await waiting();
    const { ben, asBen, id } = await hiddenPost();
    expect(await waiting()).toMatchObject({ count });
    await asBen.decisions.object({ id, objection: 'It was about my shop.' });
    expect(await waiting()).toMatchObject({
      count: count + 1,
      name: `${ben.firstName} ${ben.lastName}`,
      excerpt: 'It was about my shop.',
    });
    await other.admin.moderation.answer({ id, outcome: 'upheld', answer: 'It was not.' });
    expect(await waiting()).toMatchObject({ count });
  });

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
  it('who was an administrator is let in again by administrators alone', async () => {
    const { db, as } = api();
    const former = await makeMember(db, { role: 'admin' });
    await admin.admin.moderation.decide({
      objectType: 'user',
      objectId: former.id,
      decision: 'suspend',
      reason: 'Sold addresses',
    });
    const { id } = await db
      .updateTable('moderationDecisions')
      .set({ objectedAt: new Date(), objection: 'I did not' })
      .where('memberId', '=', former.id)
      .returning('id')
      .executeTakeFirstOrThrow();
    const moderator = await as(await makeStaff(db, 'moderator'));
    const answer = { id, outcome: 'reversed' as const, answer: 'Sorry' };
    await expect(moderator.admin.moderation.answer(answer)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const membership = await as(await makeStaff(db, 'membership'));
    const activate = { id: former.id, isActive: true };
    await expect(membership.admin.users.setActive(activate)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await other.admin.moderation.answer(answer)).toMatchObject({ outcome: 'reversed', restored: 1 });
  });

  it('is not activated by those who manage members but decide on none', async () => {
    const { db, as } = api();
    const member = await makeMember(db);
    await admin.admin.moderation.decide({
      objectType: 'user',
      objectId: member.id,
      decision: 'suspend',
      reason: 'Spam',
    });
    const membership = await as(await makeStaff(db, 'membership'));
    await expect(membership.admin.users.setActive({ id: member.id, isActive: true })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

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

  it('without an end is paused, and deactivated once an administrator does that later', async () => {
    const { db, anonymous } = api();
    const { id, email } = await makeMember(db);
    const whyNot = () =>
      anonymous()
        .auth.login({ email, password: TEST_PASSWORD })
        .catch((error: Error) => error.message);
    await admin.admin.moderation.decide({
      objectType: 'user',
      objectId: id,
      decision: 'suspend',
      reason: 'Threats in messages.',
    });
    expect(await whyNot()).toMatch(/^Your account is paused\. Questions\?/);
    await admin.admin.users.setActive({ id, isActive: true });
    await admin.admin.users.setActive({ id, isActive: false });
    expect(await whyNot()).toMatch(/^Your account is deactivated\. Questions\?/);
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

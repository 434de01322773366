import { makeMember, makeMessage, makeOpportunity, makePost } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../app.router.ts';
import { testApi } from '../../../testing/index.ts';
import { composeMail } from './compose-mail.ts';

const api = testApi();

/** The recipient and text of every email queued for a member. */
async function mailed(userId: number): Promise<string[]> {
  const { db, services } = api();
  const events = await db
    .selectFrom('outbox')
    .select(['topic', 'payload', 'userId'])
    .where('userId', '=', userId)
    .where('channel', '=', 'mail')
    .execute();
  const mails = await Promise.all(events.map((event) => composeMail(db, services, event)));
  return mails.map((mail) => JSON.stringify(mail));
}

type Owner = { id: number; postId: number };

const SPAM = { firstName: 'Cheap', lastName: 'Watches' };

describe('an unconfirmed address', () => {
  it('gets no text of whoever registered it', async () => {
    const { db, anonymous, as } = api();
    const { id, email } = await anonymous().auth.register({
      email: 'stranger@victim.test',
      password: 'secret-enough',
      ...SPAM,
    });
    await anonymous().account.forgotPassword({ email });
    const member = await as({ id });
    await member.account.changePassword({ currentPassword: 'secret-enough', newPassword: 'another secret' });
    const mails = await mailed(id);
    expect(mails).toHaveLength(3);
    for (const mail of mails) expect(mail).not.toMatch(/Cheap|Watches/);

    await member.account.delete({ password: 'another secret' });
    const lastMail = await db
      .selectFrom('outbox')
      .select('payload')
      .where('topic', '=', 'mail.account_deleted')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(lastMail)).not.toMatch(/Cheap|Watches/);
  });

  it.each([
    [
      'message',
      'You have a new message on Guildhall',
      /^\/messages\?with=\d+$/,
      (from: Caller, { id }: Owner) => from.messages.send({ toUserId: id, content: 'Buy now' }),
    ],
    [
      'request',
      'You have a new request to connect on Guildhall',
      /^\/dashboard\?tab=connections$/,
      (from: Caller, { id }: Owner) => from.connections.request({ toUserId: id, message: 'Buy now' }),
    ],
    [
      'comment',
      'You have a new comment on Guildhall',
      /^\/feed\/\d+$/,
      (from: Caller, { postId }: Owner) => from.feed.comments.create({ postId, content: 'Buy now' }),
    ],
  ])(
    'gets no text of another member’s %s, but learns that there is news',
    async (_kind, news, opens, write) => {
      const { db, as } = api();
      const { id } = await makeMember(db, { emailVerifiedAt: null, firstName: 'Vera' });
      const { id: postId } = await makePost(db, { userId: id });
      await write(await as(await makeMember(db, SPAM)), { id, postId });
      const [mail, second] = await mailed(id);
      expect(second).toBeUndefined();
      expect(mail).toContain(`"subject":"${news}"`);
      expect(mail).not.toMatch(/Cheap|Watches|Buy now|Vera/);
      // Neither the sender nor the account can be looked up by what it links to.
      const links = [...(mail ?? '').matchAll(/https?:\/\/[^/]+(\/[^"\s\\]*)/g)].map(([, path]) => path);
      const page = links.find((path) => path?.startsWith('/notifications/'));
      expect(links).not.toContainEqual(expect.stringMatching(/profile|messages|feed/));

      const member = await as({ id });
      const opened = await member.notifications.link({ id: Number(page?.replace('/notifications/', '')) });
      expect(opened.path).toMatch(opens);
    },
  );

  it('gets one email a day about others, however much they write, also at once', async () => {
    const { db, as } = api();
    const { id } = await makeMember(db, { emailVerifiedAt: null });
    const posts = [await makePost(db, { userId: id }), await makePost(db, { userId: id })];
    const senders = await Promise.all([0, 1, 2].map(async () => as(await makeMember(db))));
    await Promise.all(
      senders.flatMap((sender) => [
        ...posts.map((post) => sender.feed.comments.create({ postId: post.id, content: 'Buy now' })),
        sender.connections.request({ toUserId: id }),
      ]),
    );
    expect(await mailed(id)).toHaveLength(1);
    expect((await (await as({ id })).notifications.list({})).items).toHaveLength(9);
    await db
      .updateTable('outbox')
      .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
      .where('userId', '=', id)
      .execute();
    await senders[0]?.feed.comments.create({ postId: posts[0]?.id ?? 0, content: 'Still there?' });
    expect(await mailed(id)).toHaveLength(2);
  });

  it('gets no words of who applies to what they posted', async () => {
    const { db, as } = api();
    const { id } = await makeMember(db, { emailVerifiedAt: null });
    const opportunity = await makeOpportunity(db, { postedBy: id });
    const applicant = await as(await makeMember(db, SPAM));
    await applicant.opportunities.sendApplication({ id: opportunity.id, message: 'Buy now' });
    for (const mail of await mailed(id)) expect(mail).not.toMatch(/Cheap|Watches|Buy now/);
  });

  it('gets no digest', async () => {
    const { db, services } = api();
    const stranger = await makeMember(db, { emailVerifiedAt: null, weeklyDigest: true });
    await makeMessage(db, { recipientId: stranger.id });
    const digest = { topic: 'mail.digest', userId: stranger.id, payload: {} };
    expect(await composeMail(db, services, digest)).toBeNull();
    await db
      .updateTable('users')
      .set({ emailVerifiedAt: new Date() })
      .where('id', '=', stranger.id)
      .execute();
    expect(await composeMail(db, services, digest)).not.toBeNull();
  });
});

describe('the one-time link of an email', () => {
  it('has its token in the fragment, which browsers do not send to a server', async () => {
    const { anonymous } = api();
    const { id, email } = await anonymous().auth.register({
      email: 'fragment@test.test',
      password: 'secret-enough',
      firstName: 'Ana',
      lastName: 'Silva',
    });
    await anonymous().account.forgotPassword({ email });
    const mails = await mailed(id);
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      expect(mail).toMatch(/\/(?:reset-password|verify-email)#token=[\w-]{43}/);
      expect(mail).not.toContain('?token=');
    }
  });
});

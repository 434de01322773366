import { makeMember, makeMessage, makePost } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
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

  it('gets no text of other members, but learns that there is news', async () => {
    const { db, as } = api();
    const stranger = await makeMember(db, { emailVerifiedAt: null, firstName: 'Vera' });
    const sender = await as(await makeMember(db, SPAM));
    const post = await makePost(db, { userId: stranger.id });
    await sender.messages.send({ toUserId: stranger.id, content: 'Buy now' });
    await sender.connections.request({ toUserId: stranger.id, message: 'Buy now' });
    await sender.feed.comments.create({ postId: post.id, content: 'Buy now' });
    const mails = await mailed(stranger.id);
    expect(mails).toHaveLength(3);
    for (const mail of mails) {
      expect(mail).toContain('You have a new notification on Guildhall');
      expect(mail).not.toMatch(/Cheap|Watches|Buy now|Vera/);
    }
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

import { makeMember, makeMessage, makePost } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { makeAnaAndBen, mailSubjectsFor } from '../../../testing/notified.ts';
import { composeMail } from '../../console/mails/compose-mail.ts';
import { enqueueDigests } from '../../console/mails/digest.ts';
import { unsubscribeUrl } from './unsubscribe.ts';

const api = testApi();

const mailsFor = (userId: number) => mailSubjectsFor(api(), userId);
const pair = () => makeAnaAndBen(api());

describe('notifications', () => {
  it('announce a request, its acceptance and a comment, newest first, each with its target', async () => {
    const { db } = api();
    const { ana, ben, one, other } = await pair();
    const request = await one.connections.request({ toUserId: ben.id, message: 'Hello' });
    expect((await other.notifications.list({})).items).toMatchObject([
      {
        kind: 'connection_asked',
        text: 'Ana Silva would like to connect',
        actor: { id: ana.id, name: 'Ana Silva' },
        target: { type: 'connections' },
        unread: true,
        relativeTime: 'Just now',
      },
    ]);
    await other.connections.respond({ id: request.id, status: 'accepted' });
    const post = await makePost(db, { userId: ana.id });
    await other.feed.comments.create({ postId: post.id, content: `So good!\n${'x'.repeat(200)}` });

    const { items } = await one.notifications.list({});
    expect(items.map(({ kind, target }) => ({ kind, target }))).toEqual([
      { kind: 'comment', target: { type: 'post', id: post.id, slug: null } },
      { kind: 'connection_accepted', target: { type: 'profile', id: ben.id, slug: ben.username } },
    ]);
    expect(items[0]?.text).toMatch(/^Ben Okafor commented on your post: So good! x+…$/);
  });

  it('are counted until they are read, one by one or all at once', async () => {
    const { db, as } = api();
    const ana = await makeMember(db);
    for (let index = 0; index < 3; index += 1) {
      const other = await as(await makeMember(db));
      await other.connections.request({ toUserId: ana.id });
    }
    const caller = await as(ana);
    const [first] = (await caller.notifications.list({})).items;
    expect(await caller.notifications.unread()).toEqual({ count: 3 });
    expect(await caller.notifications.markRead({ id: first?.id ?? 0 })).toEqual({ count: 2 });
    expect(await caller.notifications.markAllRead()).toEqual({ count: 0 });
    expect((await caller.notifications.list({})).items.every(({ unread }) => !unread)).toBe(true);
  });

  it('combine several messages into one, which is read with the conversation', async () => {
    const { ana, ben, one, other } = await pair();
    await one.messages.send({ toUserId: ben.id, content: 'Hello' });
    await other.messages.send({ toUserId: ana.id, content: 'Hello, too' });
    for (const content of ['One', 'Two', 'Three']) await one.messages.send({ toUserId: ben.id, content });
    expect((await other.notifications.list({})).items.map(({ text }) => text)).toEqual([
      'Ana Silva wrote to you',
    ]);
    expect(await other.notifications.unread()).toEqual({ count: 1 });
    await other.messages.markThreadRead({ userId: ana.id });
    expect(await other.notifications.unread()).toEqual({ count: 0 });
  });

  it('cannot be seen or marked as read by another member', async () => {
    const { ben, one, other } = await pair();
    await one.connections.request({ toUserId: ben.id });
    const [line] = (await other.notifications.list({})).items;
    await expect(one.notifications.markRead({ id: line?.id ?? 0 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await other.connections.block({ userId: line?.actor?.id ?? 0 });
    expect((await other.notifications.list({})).items).toEqual([]);
    expect(await other.notifications.unread()).toEqual({ count: 0 });
  });

  it('are not sent about my own actions', async () => {
    const { db, as } = api();
    const ana = await makeMember(db);
    const post = await makePost(db, { userId: ana.id });
    await (await as(ana)).feed.comments.create({ postId: post.id, content: 'My own word' });
    expect((await (await as(ana)).notifications.list({})).items).toEqual([]);
    expect(await mailsFor(ana.id)).toEqual([]);
  });

  it('are paged through once, newest first', async () => {
    const { db, as } = api();
    const ana = await makeMember(db);
    for (let index = 0; index < 7; index += 1)
      await (await as(await makeMember(db))).connections.request({ toUserId: ana.id });
    const caller = await as(ana);
    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof caller.notifications.list>> = await caller.notifications.list({
        limit: 3,
        cursor,
      });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toHaveLength(7);
    expect(seen).toEqual(seen.toSorted((one, other) => other - one));
  });
});

describe('notification settings', () => {
  it('apply to each kind, in the app and by email', async () => {
    const { ben, one, other } = await pair();
    const { kinds, weeklyDigest } = await other.notifications.preferences();
    expect(kinds.every(({ inApp, email }) => inApp && email)).toBe(true);
    expect(weeklyDigest).toBe(false);
    await other.notifications.setPreference({ kind: 'connection_asked', inApp: false, email: true });
    await one.connections.request({ toUserId: ben.id });
    expect((await other.notifications.list({})).items).toEqual([]);
    expect(await mailsFor(ben.id)).toEqual(['Ana Silva would like to connect']);
  });

  it('are changed by a signed unsubscribe link, and by no forged one', async () => {
    const { anonymous, services } = api();
    const { ana, other, ben } = await pair();
    const address = unsubscribeUrl('https://guildhall.test', services.signer, {
      userId: ben.id,
      kind: 'message',
    });
    const token = new URL(address).searchParams.get('token') ?? '';
    await anonymous().notifications.unsubscribe({ token });
    const { kinds } = await other.notifications.preferences();
    expect(kinds.filter(({ email }) => !email).map(({ kind }) => kind)).toEqual(['message']);
    const forged = token.replace(/^[^.]+/, Buffer.from(`${ana.id}:message`).toString('base64url'));
    for (const wrong of [forged, 'nonsense', `${token}x`])
      await expect(anonymous().notifications.unsubscribe({ token: wrong })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      });
  });
});

describe('emails', () => {
  it('about a message are not sent when it was read in the meantime', async () => {
    const { ana, ben, one, other } = await pair();
    await one.messages.send({ toUserId: ben.id, content: 'Hello' });
    expect(await mailsFor(ben.id)).toEqual(['Ana Silva wrote to you']);
    await other.messages.markThreadRead({ userId: ana.id });
    expect(await mailsFor(ben.id)).toEqual([null]);
  });

  it('are not sent to, or about, a deactivated member', async () => {
    const { db } = api();
    const { ana, ben, one } = await pair();
    await one.connections.request({ toUserId: ben.id });
    await db.updateTable('users').set({ isActive: false }).where('id', '=', ana.id).execute();
    expect(await mailsFor(ben.id)).toEqual([null]);
  });

  it('that are queued are not sent once their kind is switched off', async () => {
    const { ben, one, other } = await pair();
    await one.connections.request({ toUserId: ben.id });
    expect(await mailsFor(ben.id)).toEqual(['Ana Silva would like to connect']);
    await other.notifications.setPreference({ kind: 'connection_asked', inApp: true, email: false });
    expect(await mailsFor(ben.id)).toEqual([null]);
  });

  it('link to the thread, referral or post they are about', async () => {
    const { db, services } = api();
    const { ana, ben, one, other } = await pair();
    const post = await makePost(db, { userId: ben.id });
    await one.messages.send({ toUserId: ben.id, content: 'Hello' });
    await one.feed.comments.create({ postId: post.id, content: 'So good!' });
    await db.updateTable('users').set({ servicesOffered: 'Bread' }).where('id', '=', ana.id).execute();
    const { id } = await one.referrals.send({ targetId: ben.id, targetType: 'user' });
    await other.messages.send({ toUserId: ana.id, content: 'Hello, too' });
    const events = await db
      .selectFrom('outbox')
      .select(['topic', 'payload', 'userId'])
      .where('userId', '=', ben.id)
      .where('channel', '=', 'mail')
      .orderBy('createdAt')
      .execute();
    const mails = await Promise.all(events.map((event) => composeMail(db, services, event)));
    const links = mails.map((mail) => /^(?:Read|See) the \w+: (\S+)$/m.exec(mail?.text ?? '')?.[1]);
    expect(links).toEqual(
      [`/messages?with=${ana.id}`, `/feed/${post.id}`, `/dashboard?tab=referrals&referral=${id}`].map(
        (path) => services.config.publicOrigin + path,
      ),
    );
  });

  it('can all be ended at once, and what is shown in the app stays as it was', async () => {
    const { db, as } = api();
    const caller = await as(await makeMember(db, { weeklyDigest: true }));
    const [first] = (await caller.notifications.preferences()).kinds;
    if (!first) throw new Error('There are kinds of notifications.');
    await caller.notifications.setPreference({ kind: first.kind, inApp: false, email: true });
    const { kinds, weeklyDigest } = await caller.notifications.stopEmails();
    expect(weeklyDigest).toBe(false);
    expect(kinds.filter(({ email }) => email)).toEqual([]);
    expect(kinds.filter(({ inApp }) => !inApp).map(({ kind }) => kind)).toEqual([first.kind]);
  });

  it('of the weekly digest go to subscribers, once a week, with what awaits them', async () => {
    const { db, as } = api();
    const { ben, one, other } = await pair();
    await other.notifications.setDigest({ weeklyDigest: true });
    await makeMessage(db, { recipientId: ben.id });
    await one.connections.request({ toUserId: ben.id });
    const quiet = await makeMember(db, { weeklyDigest: true });
    await db.deleteFrom('outbox').execute();
    for (const week of ['2026-11-23', '2026-11-23', '2026-11-30']) await enqueueDigests(db, week);

    expect(await mailsFor(ben.id)).toEqual(['Your week at Guildhall', 'Your week at Guildhall']);
    const { services } = api();
    const mail = await composeMail(db, services, { topic: 'mail.digest', userId: ben.id, payload: {} });
    expect(mail?.text).toContain('One person is waiting for your reply.');
    expect(mail?.text).toContain('You have one unread message.');
    expect(mail?.unsubscribeUrl).toContain('/unsubscribe?token=');
    expect((await (await as(quiet)).notifications.preferences()).weeklyDigest).toBe(true);
    await other.notifications.setDigest({ weeklyDigest: false });
    expect(await mailsFor(ben.id)).toEqual([null, null]);
  });
});

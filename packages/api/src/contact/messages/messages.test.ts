import { type Database } from '@guildhall/db';
import { makeConnection, makeMember, makeMessage } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { pair, send } from '../../../testing/referrals.ts';

const api = testApi();

const hello = 'Hello, shall we talk about bread?';

async function twoMembers(db: Database) {
  const ana = await makeMember(db, {
    firstName: 'Ana',
    lastName: 'Silva',
    jobTitle: 'Baker',
    company: 'Pão',
  });
  const ben = await makeMember(db, { firstName: 'Ben' });
  return { ana, ben };
}

const connect = (db: Database, one: { id: number }, other: { id: number }) =>
  makeConnection(db, { userId: one.id, connectedUserId: other.id, status: 'accepted' });

describe('writing to a connection', () => {
  it('appears in the list of received messages, unread, with its sender', async () => {
    const { db, as } = api();
    const { ana, ben } = await twoMembers(db);
    await connect(db, ana, ben);

    const sent = await (await as(ana)).messages.send({ toUserId: ben.id, content: `  ${hello} ` });

    const [received] = (await (await as(ben)).messages.list({})).items;
    expect(received).toMatchObject({
      id: sent.id,
      sender: { id: ana.id, name: 'Ana Silva', jobTitle: 'Baker', company: 'Pão', avatar: null },
      content: hello,
      type: 'other',
      relativeTime: 'Just now',
      unread: true,
      isRequest: false,
      about: null,
    });
    expect((await (await as(ana)).messages.list({})).items).toEqual([]);
  });

  it('lets both write as often as they like, in one conversation', async () => {
    const { db, as } = api();
    const { ana, ben } = await twoMembers(db);
    await connect(db, ben, ana);
    const [one, other] = [await as(ana), await as(ben)];
    for (const content of ['One', 'Two', 'Three']) await one.messages.send({ toUserId: ben.id, content });
    await other.messages.send({ toUserId: ana.id, content: 'Four', type: 'partnership' });

    const thread = await one.messages.thread({ userId: ben.id });
    expect(thread.messages.map(({ content, isMine }) => [content, isMine])).toEqual([
      ['Four', false],
      ['Three', true],
      ['Two', true],
      ['One', true],
    ]);
    expect(thread).toMatchObject({ request: null, isConnected: true, can: { write: true } });
  });

  it('is one message when the same text is sent twenty times at once', async () => {
    const { db, as } = api();
    const { ana, ben } = await twoMembers(db);
    await connect(db, ana, ben);
    const caller = await as(ana);

    const sent = await Promise.all(
      Array.from({ length: 20 }, () => caller.messages.send({ toUserId: ben.id, content: hello })),
    );

    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect((await (await as(ben)).messages.list({})).items).toHaveLength(1);
  });

  it('makes one conversation when both write first in the same moment', async () => {
    const { db, as } = api();
    const { ana, ben } = await twoMembers(db);
    await connect(db, ana, ben);
    const [one, other] = [await as(ana), await as(ben)];

    const sent = await Promise.all([
      one.messages.send({ toUserId: ben.id, content: 'From Ana' }),
      other.messages.send({ toUserId: ana.id, content: 'From Ben' }),
    ]);

    expect(new Set(sent.map(({ threadId }) => threadId)).size).toBe(1);
  });

  it('rejects blank, over-long and invalid text, oneself and unknown members', async () => {
    const { db, as, anonymous } = api();
    const { ana, ben } = await twoMembers(db);
    const gone = await makeMember(db, { isActive: false });
    const caller = await as(ana);
    for (const content of ['   ', 'x'.repeat(4_001), 'nul \u0000']) {
      await expect(caller.messages.send({ toUserId: ben.id, content })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      });
    }
    await expect(caller.messages.send({ toUserId: ana.id, content: hello })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    for (const toUserId of [gone.id, 2_000_000_000]) {
      await expect(caller.messages.send({ toUserId, content: hello })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    await expect(anonymous().messages.send({ toUserId: ben.id, content: hello })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
  });
});

describe('writing to a stranger', () => {
  it('is a request: one message until they reply, then both write freely', async () => {
    const { db, as } = api();
    const { ana, ben } = await twoMembers(db);
    const [one, other] = [await as(ana), await as(ben)];

    await one.messages.send({ toUserId: ben.id, content: hello });
    await expect(one.messages.send({ toUserId: ben.id, content: 'Are you there?' })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('Waiting for a reply'),
    });
    expect(await one.messages.thread({ userId: ben.id })).toMatchObject({
      request: 'outgoing',
      can: { write: false },
    });
    const [request] = (await other.messages.threads({ box: 'requests' })).items;
    expect(request).toMatchObject({ person: { id: ana.id }, request: 'incoming', unreadCount: 1 });
    expect((await other.messages.threads({ box: 'inbox' })).items).toEqual([]);

    await other.messages.send({ toUserId: ana.id, content: 'Yes, gladly' });
    await one.messages.send({ toUserId: ben.id, content: 'Tomorrow then' });
    expect((await other.messages.threads({ box: 'requests' })).items).toEqual([]);
    expect((await one.messages.thread({ userId: ben.id })).request).toBeNull();
  });

  it('adds no note of a connection request or referral to the conversation while the first message has no reply', async () => {
    const { db, as } = api();
    const { ana, ben } = await pair(db);
    const [one, other] = [await as(ana), await as(ben)];
    await one.messages.send({ toUserId: ben.id, content: hello });

    const note = 'Please, answer me';
    await one.connections.request({ toUserId: ben.id, message: note });
    await one.referrals.send(send(ben.id, { message: note }));

    // They are on their own cards.
    expect((await other.connections.list({})).items).toMatchObject([{ note }]);
    expect(await other.referrals.pending()).toMatchObject([{ message: note }]);
    expect((await other.messages.list({})).items.map(({ content }) => content)).toEqual([hello]);
  });

  it('stops being a request when the two connect', async () => {
    const { db, as } = api();
    const { ana, ben } = await twoMembers(db);
    const one = await as(ana);
    await one.messages.send({ toUserId: ben.id, content: hello });
    await connect(db, ana, ben);
    await one.messages.send({ toUserId: ben.id, content: 'Glad that we met' });
    expect((await one.messages.thread({ userId: ben.id })).request).toBeNull();
  });

  it('stops at twenty new people a day, and says when the limit resets', async () => {
    const { db, as } = api();
    const ana = await makeMember(db);
    const caller = await as(ana);
    const others = await Promise.all(Array.from({ length: 21 }, () => makeMember(db)));

    const results = await Promise.allSettled(
      others.map(({ id }) => caller.messages.send({ toUserId: id, content: hello })),
    );

    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(refused[0]?.reason).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const friend = await makeMember(db);
    await connect(db, ana, friend);
    await caller.messages.send({ toUserId: friend.id, content: hello });
  });
});

describe('blocks', () => {
  it('hide the conversation from both, and let neither write', async () => {
    const { db, as } = api();
    const { ana, ben } = await twoMembers(db);
    await connect(db, ana, ben);
    const [one, other] = [await as(ana), await as(ben)];
    await one.messages.send({ toUserId: ben.id, content: hello });

    await other.connections.block({ userId: ana.id });

    expect((await other.messages.list({})).items).toEqual([]);
    expect(await other.messages.unread()).toEqual({ count: 0 });
    expect((await one.messages.threads({})).items).toEqual([]);
    for (const [caller, userId] of [
      [one, ben.id],
      [other, ana.id],
    ] as const) {
      await expect(caller.messages.thread({ userId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(caller.messages.send({ toUserId: userId, content: hello })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
  });
});

describe('reading', () => {
  it('counts unread messages until they are read, one by one or a whole conversation', async () => {
    const { db, as } = api();
    const { ana, ben } = await twoMembers(db);
    const [first] = [
      await makeMessage(db, { senderId: ana.id, recipientId: ben.id }),
      await makeMessage(db, { senderId: ana.id, recipientId: ben.id }),
      await makeMessage(db, { recipientId: ben.id }),
    ];
    const caller = await as(ben);
    expect(await caller.messages.unread()).toEqual({ count: 3 });

    expect(await caller.messages.markRead({ id: first.id })).toEqual({ id: first.id, unread: false });
    expect(await caller.messages.unread()).toEqual({ count: 2 });
    expect(await caller.messages.markThreadRead({ userId: ana.id })).toEqual({ count: 1 });
    expect((await caller.messages.list({})).items.filter(({ unread }) => unread)).toHaveLength(1);
  });

  it('lets nobody but the recipient mark a message as read', async () => {
    const { db, as } = api();
    const message = await makeMessage(db);
    const sender = await as({ id: message.senderId });
    const stranger = await as(await makeMember(db));
    for (const caller of [sender, stranger]) {
      await expect(caller.messages.markRead({ id: message.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('shows the five newest on the dashboard’s card', async () => {
    const { db, as } = api();
    const ben = await makeMember(db);
    for (let index = 0; index < 6; index += 1)
      await makeMessage(db, { recipientId: ben.id, content: `Message ${index}` });
    const recent = await (await as(ben)).messages.recent();
    expect(recent.map(({ content }) => content)).toEqual([5, 4, 3, 2, 1].map((index) => `Message ${index}`));
  });

  it('shows each who wrote once there, with their newest message', async () => {
    const { db, as } = api();
    const [ana, ben, cleo] = [await makeMember(db), await makeMember(db), await makeMember(db)];
    const write = (sender: { id: number }, content: string) =>
      makeMessage(db, { senderId: sender.id, recipientId: ben.id, content });
    await write(cleo, 'Hello from Cleo');
    await write(ana, 'First of Ana');
    await write(ana, 'Second of Ana');
    const recent = await (await as(ben)).messages.recent();
    expect(recent.map(({ content }) => content)).toEqual(['Second of Ana', 'Hello from Cleo']);
  });

  it('pages through received messages, conversations and one conversation, each once, newest first', async () => {
    const { db, as } = api();
    const ben = await makeMember(db);
    const ana = await makeMember(db);
    for (let index = 0; index < 7; index += 1) {
      await makeMessage(db, { recipientId: ben.id });
      await makeMessage(db, { senderId: ana.id, recipientId: ben.id });
    }
    const { messages } = await as(ben);
    const received = await pages((cursor) => messages.list({ limit: 4, cursor }));
    const threads = await pages((cursor) => messages.threads({ limit: 3, cursor }));
    const thread = await pages(async (cursor) => {
      const page = await messages.thread({ userId: ana.id, limit: 2, cursor });
      return { items: page.messages, nextCursor: page.nextCursor };
    });
    for (const [ids, count] of [
      [received, 14],
      [thread, 7],
      [threads, 8],
    ] as const)
      expect(new Set(ids).size).toBe(count);
    expect(received).toEqual(received.toSorted((one, other) => other - one));
  });
});

async function pages(
  read: (cursor: string | null) => Promise<{ items: { id: number }[]; nextCursor: string | null }>,
) {
  const ids: number[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: { id: number }[]; nextCursor: string | null } = await read(cursor);
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return ids;
}

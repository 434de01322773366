import { makeConnection, makeMember, makeMessage } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../testing/index.ts';

const api = testApi();

const connected = async (one: { id: number }, other: { id: number }) =>
  makeConnection(api().db, { userId: one.id, connectedUserId: other.id, status: 'accepted' });

describe('whom a new message is for', () => {
  it('offers the connections of both directions by name, and nobody else', async () => {
    const { db, as } = api();
    const ana = await makeMember(db, { firstName: 'Ana', lastName: 'Duarte' });
    const zoe = await makeMember(db, { firstName: 'Zoë', lastName: 'Campbell' });
    const ben = await makeMember(db, { firstName: 'Ben', lastName: 'Zoellner' });
    const asked = await makeMember(db, { firstName: 'Zoey', lastName: 'Asked' });
    await makeMember(db, { firstName: 'Zoey', lastName: 'Stranger' });
    await connected(ana, zoe);
    await connected(ben, ana);
    await makeConnection(db, { userId: ana.id, connectedUserId: asked.id, status: 'pending' });
    const caller = await as(ana);
    const namesOf = async (q: string) =>
      (await caller.messages.conversations.recipients({ q })).map(({ name }) => name);
    expect(await namesOf('')).toEqual(['Ben Zoellner', 'Zoë Campbell']);
    expect(await namesOf('zoe')).toEqual(['Ben Zoellner', 'Zoë Campbell']);
    expect(await namesOf('camp ZO')).toEqual(['Zoë Campbell']);
    expect(await namesOf('ellner')).toEqual([]);
    expect(await namesOf('%')).toEqual([]);
  });

  it('leaves out who is deactivated, and who has blocked or is blocked', async () => {
    const { db, as } = api();
    const [ana, gone, blocked, blocker] = await Promise.all([1, 2, 3, 4].map(() => makeMember(db)));
    if (!ana || !gone || !blocked || !blocker) throw new Error('no members');
    for (const other of [gone, blocked, blocker]) await connected(ana, other);
    const caller = await as(ana);
    await caller.connections.block({ userId: blocked.id });
    await (await as(blocker)).connections.block({ userId: ana.id });
    expect(await caller.messages.conversations.recipients({})).toMatchObject([{ id: gone.id }]);
    await db.updateTable('users').set({ isActive: false }).where('id', '=', gone.id).execute();
    expect(await caller.messages.conversations.recipients({})).toEqual([]);
  });
});

describe('how many conversations have something new', () => {
  it('counts conversations, not messages, apart from requests', async () => {
    const { db, as } = api();
    const [ana, ben, stranger] = [await makeMember(db), await makeMember(db), await makeMember(db)];
    await connected(ana, ben);
    const caller = await as(ana);
    const unread = () => caller.messages.conversations.unread();
    expect(await unread()).toEqual({ conversations: 0, requests: 0 });
    for (const content of ['One', 'Two']) await (await as(ben)).messages.send({ toUserId: ana.id, content });
    await (await as(stranger)).messages.send({ toUserId: ana.id, content: 'We have not met' });
    expect(await unread()).toEqual({ conversations: 1, requests: 1 });
    await caller.messages.send({ toUserId: stranger.id, content: 'Then it is time' });
    expect(await unread()).toEqual({ conversations: 2, requests: 0 });
    await caller.messages.markThreadRead({ userId: ben.id });
    expect(await unread()).toEqual({ conversations: 1, requests: 0 });
    expect(await (await as(ben)).messages.conversations.unread()).toEqual({ conversations: 0, requests: 0 });
  });

  it('leaves out members with a block in either direction, as the lists do', async () => {
    const { db, as } = api();
    const [ana, ben] = [await makeMember(db), await makeMember(db)];
    await makeMessage(db, { senderId: ben.id, recipientId: ana.id });
    const caller = await as(ana);
    expect(await caller.messages.conversations.unread()).toEqual({ conversations: 1, requests: 0 });
    await (await as(ben)).connections.block({ userId: ana.id });
    expect(await caller.messages.conversations.unread()).toEqual({ conversations: 0, requests: 0 });
  });
});

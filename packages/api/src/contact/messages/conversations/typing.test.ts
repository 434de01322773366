import { makeConnection, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { announcedDuring } from '../../../../testing/announced-during.ts';
import { testApi } from '../../../../testing/index.ts';

const api = testApi();

async function connected() {
  const { db, as } = api();
  const [ana, ben] = [await makeMember(db), await makeMember(db)];
  await makeConnection(db, { userId: ana.id, connectedUserId: ben.id, status: 'accepted' });
  const [one, other] = [await as(ana), await as(ben)];
  await one.messages.send({ toUserId: ben.id, content: 'At nine?' });
  const type = async () => (await one.messages.conversations.signalTyping({ userId: ben.id })).isShown;
  const show = async (...callers: (typeof one)[]) => {
    for (const caller of callers) await caller.account.updatePrivacy({ readReceipts: true });
  };
  return { db, as, ana, ben, one, other, type, show };
}

describe('that a member is typing', () => {
  it('is shown to nobody by default, nor where only one of the two shows what they read', async () => {
    const { one, type, show } = await connected();
    expect(await type()).toBe(false);
    await show(one);
    expect(await type()).toBe(false);
  });

  it('reaches the other member alone, where both show what they read', async () => {
    const { ana, ben, one, other, type, show } = await connected();
    await show(one, other);
    expect(await one.messages.thread({ userId: ben.id })).toMatchObject({ showsTyping: true });
    const events = await announcedDuring(api().db, async () => {
      expect(await type()).toBe(true);
    });
    expect(events).toEqual([{ userIds: [ben.id], topics: [`typing:${ana.id}`] }]);
  });

  it('does not reach who has muted the conversation, or blocks the writer', async () => {
    const { ana, one, other, type, show } = await connected();
    await show(one, other);
    await other.messages.conversations.setMuted({ userId: ana.id, isMuted: true });
    expect(await type()).toBe(false);
    await other.connections.block({ userId: ana.id });
    await expect(type()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is not shown to a stranger before the first message, nor while it waits for an answer', async () => {
    const { as, db } = await connected();
    const [zoe, max] = [await makeMember(db), await makeMember(db)];
    const [one, other] = [await as(zoe), await as(max)];
    for (const caller of [one, other]) await caller.account.updatePrivacy({ readReceipts: true });
    const isShown = async () => (await one.messages.conversations.signalTyping({ userId: max.id })).isShown;
    expect(await isShown()).toBe(false);
    await one.messages.send({ toUserId: max.id, content: 'We have not met' });
    expect(await isShown()).toBe(false);
    await other.messages.send({ toUserId: zoe.id, content: 'Then it is time' });
    expect(await isShown()).toBe(true);
  });

  it('cannot be said to oneself', async () => {
    const { ana, one } = await connected();
    await expect(one.messages.conversations.signalTyping({ userId: ana.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

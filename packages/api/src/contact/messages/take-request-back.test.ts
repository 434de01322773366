import { makeBusiness, makeConnection, makeMember, makeOpportunity } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { STRANGERS_PER_DAY } from './messages.policy.ts';

const api = testApi();

/** Ana and Ben, who have never met. */
async function strangers() {
  const { db, as } = api();
  const [ana, ben] = [await makeMember(db), await makeMember(db)];
  return { db, as, ana, ben, one: await as(ana), other: await as(ben) };
}

describe('deleting the only message to a stranger before they answer', () => {
  it('leaves neither of the two a conversation, and no notification of it', async () => {
    const { ana, ben, one, other } = await strangers();
    const { id } = await one.messages.send({ toUserId: ben.id, content: 'Hello' });
    expect(await one.messages.delete({ id })).toMatchObject({ isDeleted: true });

    expect((await one.messages.threads({})).items).toEqual([]);
    expect((await other.messages.threads({})).items).toEqual([]);
    expect((await other.notifications.list({})).items).toEqual([]);
    expect(await other.messages.conversations.unread()).toEqual({ conversations: 0, requests: 0 });
    for (const thread of [
      await one.messages.thread({ userId: ben.id }),
      await other.messages.thread({ userId: ana.id }),
    ])
      expect(thread).toMatchObject({ id: null, messages: [], request: null, can: { write: true } });
  });

  it('lets the sender write again, as a request', async () => {
    const { ben, one, other } = await strangers();
    const { id } = await one.messages.send({ toUserId: ben.id, content: 'Helo' });
    await one.messages.delete({ id });

    await one.messages.send({ toUserId: ben.id, content: 'Hello' });

    const { messages } = await one.messages.thread({ userId: ben.id });
    expect(messages.map(({ content }) => content)).toEqual(['Hello']);
    expect((await other.messages.threads({ box: 'requests' })).items).toMatchObject([
      { request: 'incoming', unreadCount: 1 },
    ]);
    expect((await other.notifications.list({})).items).toMatchObject([{ unread: true }]);
  });

  it('counts towards the new people of a day each time', async () => {
    const { ben, one } = await strangers();
    const write = () => one.messages.send({ toUserId: ben.id, content: 'Hello' });
    for (let times = 0; times < STRANGERS_PER_DAY; times += 1)
      await one.messages.delete({ id: (await write()).id });
    await expect(write()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('takes a question to a business back, too', async () => {
    const { db, ben, one, other } = await strangers();
    const { id: businessId } = await makeBusiness(db, { ownerId: ben.id });
    await one.businesses.contact({ id: businessId, content: 'Are you open on Sundays?' });
    const { messages } = await one.messages.thread({ userId: ben.id });
    await one.messages.delete({ id: messages[0]?.id ?? 0 });

    expect((await other.messages.threads({ box: 'inbox' })).items).toEqual([]);
    expect((await other.notifications.list({})).items).toEqual([]);
    await one.businesses.contact({ id: businessId, content: 'Are you open on Mondays?' });
  });
});

describe('the conversation stays with a sentence in the place of a deleted message', () => {
  it('after an answer, even one that was deleted', async () => {
    const { ana, ben, one, other } = await strangers();
    const { id } = await one.messages.send({ toUserId: ben.id, content: 'Hello' });
    const answer = await other.messages.send({ toUserId: ana.id, content: 'Not now' });
    await other.messages.delete({ id: answer.id });
    await one.messages.delete({ id });
    expect((await other.messages.thread({ userId: ana.id })).messages).toMatchObject([
      { isDeleted: true, isMine: true },
      { isDeleted: true, isMine: false },
    ]);
  });

  it('beside an application, which was invited', async () => {
    const { db, ben, one } = await strangers();
    const { id } = await one.messages.send({ toUserId: ben.id, content: 'Hello' });
    const opportunity = await makeOpportunity(db, { postedBy: ben.id });
    await one.opportunities.sendApplication({ id: opportunity.id, message: 'I can do this' });
    await one.messages.delete({ id });
    expect((await one.messages.thread({ userId: ben.id })).messages).toMatchObject([
      { isDeleted: false },
      { isDeleted: true },
    ]);
  });

  it('between members who are connected', async () => {
    const { db, ana, ben, one, other } = await strangers();
    await makeConnection(db, { userId: ana.id, connectedUserId: ben.id, status: 'accepted' });
    const { id } = await one.messages.send({ toUserId: ben.id, content: 'Hello' });
    await one.messages.delete({ id });
    expect((await other.messages.threads({})).items).toMatchObject([{ lastMessage: { isDeleted: true } }]);
  });
});

import { makeConnection, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../testing/index.ts';
import { mailSubjectsFor } from '../../../../testing/notified.ts';

const api = testApi();

/** Ana and Ben, who are connected. */
async function pair() {
  const { db, as } = api();
  const [ana, ben] = [await makeMember(db), await makeMember(db)];
  await makeConnection(db, { userId: ana.id, connectedUserId: ben.id, status: 'accepted' });
  const [one, other] = [await as(ana), await as(ben)];
  const write = (content: string) => other.messages.send({ toUserId: ana.id, content });
  const mute = (isMuted: boolean) => one.messages.conversations.setMuted({ userId: ben.id, isMuted });
  const counts = async () => ({
    badge: (await one.messages.unread()).count,
    lists: await one.messages.conversations.unread(),
    dashboard: (await one.dashboard.stats()).messages,
    waiting: (await one.dashboard.waiting()).items.filter(({ kind }) => kind === 'message').length,
    bell: (await one.notifications.unread()).count,
  });
  return { db, as, ana, ben, one, other, write, mute, counts };
}

const SILENCE = {
  badge: 0,
  lists: { conversations: 0, requests: 0 },
  dashboard: 0,
  waiting: 0,
  bell: 0,
};

describe('a muted conversation', () => {
  it('rings no bell, sends no email and is in no count, and its messages still arrive', async () => {
    const { ana, one, write, mute, counts } = await pair();
    await mute(true);
    await write('Do you take rabbits?');
    expect(await counts()).toEqual(SILENCE);
    expect(await mailSubjectsFor(api(), ana.id)).toEqual([]);
    expect((await one.messages.threads({})).items).toMatchObject([{ isMuted: true, unreadCount: 1 }]);
    expect((await one.messages.list({})).items).toHaveLength(1);
  });

  it('is quiet about what had arrived and was not read, too', async () => {
    const { ana, write, mute, counts } = await pair();
    await write('Do you take rabbits?');
    expect(await counts()).toMatchObject({ badge: 1, bell: 1, waiting: 1 });
    await mute(true);
    expect(await counts()).toEqual(SILENCE);
    expect(await mailSubjectsFor(api(), ana.id)).toEqual([null]);
  });

  it('notifies again once it is unmuted, and counts what was not read', async () => {
    const { one, ben, write, mute, counts } = await pair();
    await mute(true);
    await mute(true);
    await write('Do you take rabbits?');
    await mute(false);
    expect(await counts()).toMatchObject({ badge: 1, bell: 0 });
    await write('And hares?');
    expect(await counts()).toMatchObject({ badge: 2, bell: 1 });
    expect(await one.messages.thread({ userId: ben.id })).toMatchObject({ isMuted: false });
  });

  it('is muted for one of the two, who alone learns of it', async () => {
    const { ana, ben, one, other, mute } = await pair();
    await mute(true);
    await one.messages.send({ toUserId: ben.id, content: 'Hello' });
    expect((await other.notifications.unread()).count).toBe(1);
    expect(await other.messages.thread({ userId: ana.id })).toMatchObject({ isMuted: false });
  });

  it('still shows requests for a connection and referrals', async () => {
    const { db, as } = api();
    const [ana, ben] = [await makeMember(db), await makeMember(db)];
    const one = await as(ana);
    await one.messages.conversations.setMuted({ userId: ben.id, isMuted: true });
    await (await as(ben)).connections.request({ toUserId: ana.id, message: 'Shall we talk?' });
    expect((await one.notifications.list({})).items).toMatchObject([{ kind: 'connection_asked' }]);
  });

  it('cannot be one with oneself, with nobody, or with a deactivated member one never wrote to', async () => {
    const { db, ana, one } = await pair();
    const gone = await makeMember(db, { isActive: false });
    for (const userId of [ana.id, gone.id, 2_000_000_000])
      await expect(one.messages.conversations.setMuted({ userId, isMuted: true })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
  });

  it('is muted once, however often it is asked at the same time', async () => {
    const { db, ana, mute } = await pair();
    await Promise.all(Array.from({ length: 8 }, () => mute(true)));
    const rows = await db.selectFrom('mutedConversations').selectAll().where('userId', '=', ana.id).execute();
    expect(rows).toHaveLength(1);
  });
});

import { makeConnection, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../testing/index.ts';
import { seesReading } from './receipts.queries.ts';

const api = testApi();

/** Ana has written to Ben, whom she is connected with. */
async function written() {
  const { db, as } = api();
  const [ana, ben] = [await makeMember(db), await makeMember(db)];
  await makeConnection(db, { userId: ana.id, connectedUserId: ben.id, status: 'accepted' });
  const [one, other] = [await as(ana), await as(ben)];
  const { id } = await one.messages.send({ toUserId: ben.id, content: 'At nine?' });
  const show = async (readReceipts: boolean, ...callers: (typeof one)[]) => {
    for (const caller of callers) await caller.account.updatePrivacy({ readReceipts });
  };
  const read = () => other.messages.markThreadRead({ userId: ana.id });
  const isSeen = async () => (await one.messages.thread({ userId: ben.id })).messages[0]?.isSeen;
  return { db, as, ana, ben, one, other, id, show, read, isSeen };
}

describe('what members see of reading', () => {
  it('is nothing by default', async () => {
    const { one, read, isSeen } = await written();
    expect((await one.account.settings()).readReceipts).toBe(false);
    await read();
    expect(await isSeen()).toBe(false);
  });

  it('is shown where both show it, once it was read, to the writer alone', async () => {
    const { one, other, ana, show, read, isSeen } = await written();
    await show(true, one, other);
    expect(await isSeen()).toBe(false);
    await read();
    expect(await isSeen()).toBe(true);
    expect((await other.messages.thread({ userId: ana.id })).messages).toMatchObject([{ isSeen: false }]);
  });

  it.each(['the writer', 'the reader'])(
    'is not shown where %s does not show it, nor ever again',
    async (who) => {
      const { one, other, show, read, isSeen } = await written();
      await show(true, one, other);
      await read();
      await show(false, who === 'the writer' ? one : other);
      expect(await isSeen()).toBe(false);
    },
  );

  it('never covers what was read while the reader did not show it', async () => {
    const { one, other, show, read, isSeen } = await written();
    await show(true, one);
    await read();
    await show(true, other);
    expect(await isSeen()).toBe(false);
    // Saving it again keeps the moment.
    await one.messages.send({ toUserId: (await other.auth.me())?.id ?? 0, content: 'Or ten?' });
    await read();
    await show(true, other);
    expect(await isSeen()).toBe(true);
  });

  it('is not shown of a request that waits, but once the stranger was answered', async () => {
    const { db, as } = api();
    const [ana, ben] = [await makeMember(db), await makeMember(db)];
    const [one, other] = [await as(ana), await as(ben)];
    for (const caller of [one, other]) await caller.account.updatePrivacy({ readReceipts: true });
    const { id } = await one.messages.send({ toUserId: ben.id, content: 'We have not met' });
    await other.messages.markRead({ id });
    const seen = async () => (await one.messages.thread({ userId: ben.id })).messages.at(-1)?.isSeen;
    expect(await seen()).toBe(false);
    await other.messages.send({ toUserId: ana.id, content: 'Then it is time' });
    expect(await seen()).toBe(true);
  });

  it('is not shown of who is deactivated, nor of what was taken back, and a block hides all of it', async () => {
    const { db, ana, ben, one, other, id, show, read, isSeen } = await written();
    await show(true, one, other);
    await read();
    await db.updateTable('users').set({ isActive: false }).where('id', '=', ben.id).execute();
    expect(await isSeen()).toBe(false);
    await db.updateTable('users').set({ isActive: true }).where('id', '=', ben.id).execute();
    await one.messages.delete({ id });
    expect(await isSeen()).toBe(false);
    await other.connections.block({ userId: ana.id });
    await expect(isSeen()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('reaches open pages of the writer only where they see it', async () => {
    const { db, ana, ben, one, other, show, read } = await written();
    const [{ id: threadId } = { id: 0 }] = (await one.messages.threads({})).items;
    const sees = () => seesReading(db, { readerId: ben.id, writerId: ana.id, threadId });
    expect(await sees()).toBe(false);
    await show(true, one);
    expect(await sees()).toBe(false);
    await show(true, other);
    expect(await sees()).toBe(true);
    await read();
    await other.connections.block({ userId: ana.id });
    await show(false, one);
    expect(await sees()).toBe(false);
  });
});

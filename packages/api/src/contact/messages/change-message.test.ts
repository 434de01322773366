import { sql } from '@guildhall/db';
import { makeConnection, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { mailSubjectsFor } from '../../../testing/notified.ts';
import type { Viewer } from '../../ground/core/context.ts';
import { canSeeAttachment } from '../../publishing/attachments/attachments.queries.ts';
import { CHANGE_MINUTES, DELETED } from './messages.policy.ts';

const api = testApi();

/** Ana has written to Ben, whom she is connected with. */
async function written(content = 'At nine?') {
  const { db, as } = api();
  const [ana, ben] = [await makeMember(db), await makeMember(db)];
  await makeConnection(db, { userId: ana.id, connectedUserId: ben.id, status: 'accepted' });
  const [one, other] = [await as(ana), await as(ben)];
  const { id } = await one.messages.send({ toUserId: ben.id, content });
  const seenByBen = async () => (await other.messages.thread({ userId: ana.id })).messages[0];
  const age = (minutes: number) =>
    db
      .updateTable('messages')
      .set({ createdAt: sql<Date>`now() - make_interval(mins => ${minutes})` })
      .where('id', '=', id)
      .execute();
  return { db, ana, ben, one, other, id, seenByBen, age };
}

describe('changing a message', () => {
  it('shows the new text to both, marked as edited, and notifies nobody again', async () => {
    const { one, other, id, seenByBen } = await written();
    expect(await one.messages.edit({ id, content: ' At ten, rather. ' })).toMatchObject({
      content: 'At ten, rather.',
      isEdited: true,
      can: { change: true },
    });
    expect(await seenByBen()).toMatchObject({
      content: 'At ten, rather.',
      isEdited: true,
      can: { change: false },
    });
    expect((await other.notifications.list({})).items).toHaveLength(1);
  });

  it('is possible for fifteen minutes', async () => {
    const { one, id, age } = await written();
    await age(CHANGE_MINUTES);
    await expect(one.messages.edit({ id, content: 'Later' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(one.messages.delete({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await one.messages.threads({})).items[0]?.lastMessage).toMatchObject({
      content: 'At nine?',
      can: { change: false },
    });
  });

  it('is refused to whoever received it, as for a message that does not exist', async () => {
    const { other, id } = await written();
    await expect(other.messages.edit({ id, content: 'Mine' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(other.messages.delete({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is refused once the other member has blocked the sender, who can still take it back', async () => {
    const { ana, one, other, id } = await written();
    await other.connections.block({ userId: ana.id });
    await expect(one.messages.edit({ id, content: 'Answer me' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await one.messages.delete({ id })).toMatchObject({ isDeleted: true });
  });

  it('leaves the note of a request for a connection, which stands on its card too', async () => {
    const { db, as } = api();
    const [ana, ben] = [await makeMember(db), await makeMember(db)];
    await (await as(ana)).connections.request({ toUserId: ben.id, message: 'Shall we talk?' });
    const { messages } = await (await as(ana)).messages.thread({ userId: ben.id });
    expect(messages).toMatchObject([{ isMine: true, can: { change: false } }]);
    await expect(
      (await as(ana)).messages.edit({ id: messages[0]?.id ?? 0, content: 'Buy now' }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('taking a message back', () => {
  it('leaves a sentence in its place, nothing unread, and no email', async () => {
    const { db, ben, one, other, id, seenByBen } = await written('The price is 4,200');
    await one.messages.delete({ id });
    expect(await seenByBen()).toMatchObject({
      content: DELETED,
      isDeleted: true,
      isEdited: false,
      unread: false,
    });
    expect(await other.messages.unread()).toEqual({ count: 0 });
    expect((await other.messages.list({})).items).toEqual([]);
    expect((await other.notifications.list({})).items).toMatchObject([{ unread: false }]);
    expect(await mailSubjectsFor(api(), ben.id)).toEqual([null]);
    const { rows } = await sql`select from messages where content like '%4,200%'`.execute(db);
    expect(rows).toEqual([]);
  });

  it('takes its pictures along, from the sender too', async () => {
    const { db, ana, ben, one, id } = await written();
    const address = `/attachments/taken-back-${id}.webp`;
    await db
      .insertInto('attachments')
      .values({ address, userId: ana.id, messageId: id, position: 0 })
      .execute();
    const seen = () =>
      Promise.all(
        [ana, ben].map((member) => canSeeAttachment(db, { id: member.id, role: 'user' } as Viewer, address)),
      );
    expect(await seen()).toEqual([true, true]);
    expect(await one.messages.delete({ id })).toMatchObject({ pictures: [] });
    expect(await seen()).toEqual([false, false]);
  });

  it('is done once, and what was taken back cannot be edited', async () => {
    const { one, id } = await written();
    const answers = await Promise.allSettled([1, 2, 3].map(() => one.messages.delete({ id })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(one.messages.edit({ id, content: 'Back' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

import { Kysely, PostgresDialect } from 'kysely';
import { expect, it } from 'vitest';
import { makeMessage, testDatabase } from '../testing/index.ts';
import { poolOf } from './index.ts';
import { up } from './migrations/app/20261129T0701-taken-back-requests.ts';

const database = testDatabase();

/** A request of a new member to another, with its notification. */
async function makeRequest({ deletedAt }: { deletedAt: Date | null }) {
  const db = database();
  const { threadId, senderId, recipientId } = await makeMessage(
    db,
    deletedAt ? { deletedAt, content: 'Message deleted' } : {},
  );
  await db.updateTable('threads').set({ requestedBy: senderId }).where('id', '=', threadId).execute();
  await db
    .insertInto('notifications')
    .values({ kind: 'message', userId: recipientId, actorId: senderId })
    .execute();
  return { threadId, senderId, recipientId };
}

it('frees who deleted their only message to a stranger, and nobody else', async () => {
  const db = database();
  const deletedAt = new Date();
  const empty = await makeRequest({ deletedAt });
  const waiting = await makeRequest({ deletedAt: null });
  const answered = await makeRequest({ deletedAt });
  await makeMessage(db, { ...answered, senderId: answered.recipientId, recipientId: answered.senderId });

  await up(new Kysely<unknown>({ dialect: new PostgresDialect({ pool: poolOf(db) }) }));

  const threads = await db.selectFrom('threads').select('id').orderBy('id').execute();
  expect(threads.map(({ id }) => id)).toEqual([waiting.threadId, answered.threadId]);
  const left = await db.selectFrom('notifications').select('actorId').orderBy('id').execute();
  expect(left.map(({ actorId }) => actorId)).toEqual([waiting.senderId, answered.senderId]);
  expect(
    await db.selectFrom('messages').select('id').where('senderId', '=', empty.senderId).execute(),
  ).toEqual([]);
});

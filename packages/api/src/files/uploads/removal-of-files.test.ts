import { expect, it } from 'vitest';
import { sql } from '@guildhall/db';
import { TEST_PASSWORD, makeMember, makePost } from '@guildhall/db/testing';
import { runFileRemovals, testApi } from '../../../testing/index.ts';
import { avatarAddress } from '../../ground/values/avatar.ts';
import { REMOVE_FILES_TASK, enqueueFileRemoval } from './stored-files.commands.ts';
import { storageKeysOf } from './stored-files.ts';

const files = new Set<string>();
const failing = new Set<string>();
const storage = {
  put: async () => {},
  get: async () => null,
  size: async () => null,
  async remove(key: string) {
    if (failing.has(key)) throw new Error('no storage today');
    files.delete(key);
  },
};
const api = testApi({ storage });

/** Stores the files of an avatar with this key. */
function store(avatarKey: string) {
  for (const key of storageKeysOf(avatarAddress(avatarKey))) files.add(key);
}

const queued = async () =>
  (
    await sql<{ count: number; attempts: number }>`
      select json_array_length(payload -> 'addresses') as count, max_attempts as attempts
      from graphile_worker._private_jobs as jobs
      join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
      where tasks.identifier = ${REMOVE_FILES_TASK} order by jobs.id`.execute(api().db)
  ).rows;

it('a member with hundreds of pictures leaves while the storage is away, and the pictures go when it is back', async () => {
  const { db, as } = api();
  const member = await makeMember(db, { avatarKey: 'leaving000' });
  for (let post = 0; post < 60; post += 1) {
    const { id: postId } = await makePost(db, { userId: member.id });
    await sql`insert into attachments (address, user_id, post_id, position)
      select '/attachments/' || ${postId}::int || 'a' || place || '.webp', ${member.id}, ${postId}, place
      from generate_series(0, 3) as place`.execute(db);
  }
  const { rows } = await sql<{ address: string }>`select address from attachments`.execute(db);
  const keys = [...rows.map(({ address }) => address), avatarAddress('leaving000')].flatMap(storageKeysOf);
  for (const key of keys) {
    files.add(key);
    failing.add(key);
  }

  await (await as(member)).account.delete({ password: TEST_PASSWORD });
  expect((await queued()).map(({ count }) => count)).toEqual([100, 100, 41]);
  expect((await queued()).every(({ attempts }) => attempts === 1_000)).toBe(true);
  await expect(runFileRemovals(db, storage)).rejects.toThrow('could not be removed');
  expect(files.size).toBe(keys.length);

  failing.clear();
  await runFileRemovals(db, storage);
  expect([...files]).toEqual([]);
  expect(await queued()).toEqual([]);
});

it('a file that cannot be removed delays none of the others', async () => {
  const { db } = api();
  for (const key of ['first00000', 'second0000']) store(key);
  failing.add('avatars/first00000-192.webp');
  await enqueueFileRemoval(db, ['first00000', 'second0000'].map(avatarAddress));
  await expect(runFileRemovals(db, storage)).rejects.toThrow('could not be removed');
  expect([...files]).toEqual(['avatars/first00000-192.webp']);
  failing.clear();
  await runFileRemovals(db, storage);
  expect([...files]).toEqual([]);
});

it('a picture that restored data shows again by the time of its removal stays', async () => {
  const { db } = api();
  store('restored00');
  await enqueueFileRemoval(db, [avatarAddress('restored00')]);
  await makeMember(db, { avatarKey: 'restored00' });
  await runFileRemovals(db, storage);
  expect([...files].toSorted()).toEqual(storageKeysOf(avatarAddress('restored00')).toSorted());
});

it('nothing is removed when the transaction that wanted it is rolled back', async () => {
  const { db } = api();
  store('kept000000');
  const undone = await db.startTransaction().execute();
  await enqueueFileRemoval(undone, [avatarAddress('kept000000')]);
  await undone.rollback().execute();
  await runFileRemovals(db, storage);
  expect(files).toContain('avatars/kept000000-192.webp');
});

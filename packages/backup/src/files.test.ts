import { randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { makeMember, testDatabase } from '@guildhall/db/testing';
import { addressOf, backupPlace } from '../testing/community.ts';
import type { BackupFiles } from './files.ts';
import { type BackupPlace, createFullBackup, restoreBackup, verifyBackup } from './index.ts';

vi.setConfig({ testTimeout: 120_000 });

const database = testDatabase();
const stored = new Map<string, Buffer>();

/** Two files for each member who has a picture. */
const files: BackupFiles = {
  select: 'select avatar_key as address from users where avatar_key is not null',
  keysOf: (key) => [`avatars/${key}-96.webp`, `avatars/${key}-384.webp`],
  store: {
    async get(key) {
      const body = stored.get(key);
      return body ? { body } : null;
    },
    async put(key, { body }) {
      stored.set(key, Buffer.from(body));
    },
  },
};

const place = async (): Promise<BackupPlace & AsyncDisposable> =>
  Object.assign(await backupPlace(addressOf(database())), { files });

const contents = () => Object.fromEntries([...stored].map(([key, body]) => [key, body.toString('hex')]));

beforeAll(async () => {
  for (const avatarKey of ['ada00000', 'ben00000']) await makeMember(database(), { avatarKey });
});

beforeEach(() => {
  stored.clear();
  for (const name of ['ada00000', 'ben00000'])
    for (const key of files.keysOf(name)) stored.set(key, randomBytes(100_000));
});

it('contains the files that the data refers to, and restores those that the storage has lost', async () => {
  await using own = await place();
  const before = contents();
  const { name, manifest } = await createFullBackup(own);
  expect(manifest.files).toMatchObject({ count: 4, bytes: 400_000, missing: 0 });
  await verifyBackup(own, name);

  stored.delete('avatars/ada00000-96.webp');
  stored.delete('avatars/ben00000-384.webp');
  await restoreBackup(own, name);
  expect(contents()).toEqual(before);
});

it('restores no file that the data no longer refers to when it becomes the live data', async () => {
  await using own = await place();
  const { name } = await createFullBackup(own);
  stored.clear();
  await restoreBackup(own, name, {
    beforeSwap: async (client, schema) =>
      void (await client.query(`update ${schema}.users set avatar_key = null where avatar_key like 'ada%'`)),
  });
  expect([...stored.keys()].toSorted()).toEqual(files.keysOf('ben00000').toSorted());
});

it('counts a file that the storage has lost, and contains the others', async () => {
  await using own = await place();
  stored.delete('avatars/ben00000-96.webp');
  const { name, manifest } = await createFullBackup(own);
  expect(manifest.files?.missing).toBe(1);
  await verifyBackup(own, name);
});

it('fails when the storage does not answer, instead of making a backup without files', async () => {
  await using own = await place();
  own.files = { ...files, store: { ...files.store, get: () => Promise.reject(new Error('no storage')) } };
  await expect(createFullBackup(own)).rejects.toThrow('no storage');
});

it('restores a backup that was made without files', async () => {
  await using own = await place();
  const { files: _without, ...bare } = own;
  const { name, manifest } = await createFullBackup(bare);
  expect(manifest.files).toBeUndefined();
  const before = contents();
  await restoreBackup(own, name);
  expect(contents()).toEqual(before);
});

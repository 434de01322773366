import { randomBytes } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { sql } from '@guildhall/db';
import { makeMember, testDatabase } from '@guildhall/db/testing';
import { addressOf, backupPlace } from '../testing/community.ts';
import type { BackupFiles, FileStore } from './files.ts';
import { type BackupPlace, createFullBackup, restoreBackup, verifyBackup } from './index.ts';
import type { Manifest } from './manifest.ts';
import { makeTrailer } from './trailer.ts';

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
    size: async (key) => stored.get(key)?.length ?? null,
    remove: async (key) => void stored.delete(key),
  },
};

const place = async (): Promise<BackupPlace & AsyncDisposable> =>
  Object.assign(await backupPlace(addressOf(database())), { files });

const contents = () => Object.fromEntries([...stored].map(([key, body]) => [key, body.toString('hex')]));

beforeAll(async () => {
  for (const username of ['ada00000', 'ben00000']) await makeMember(database(), { username });
});

beforeEach(async () => {
  await database()
    .updateTable('users')
    .set((eb) => ({ avatarKey: eb.ref('username') }))
    .execute();
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

it('brings back no file of a member who is erased while a restore runs', async () => {
  await using own = await place();
  const { name } = await createFullBackup(own);
  stored.clear();
  await restoreBackup(own, name, {
    inSwap: async (client) =>
      void (await client.query("update app.users set avatar_key = null where avatar_key like 'ada%'")),
  });
  expect([...stored.keys()].toSorted()).toEqual(files.keysOf('ben00000').toSorted());
});

it('removes the others when one of the files that nothing refers to cannot be removed', async () => {
  await using own = await place();
  const { name } = await createFullBackup(own);
  stored.clear();
  const [first = '', ...others] = files.keysOf('ada00000');
  const remove: FileStore['remove'] = (key) =>
    key === first ? Promise.reject(new Error('no storage')) : files.store.remove(key);
  own.files = { ...files, store: { ...files.store, remove } };
  const onLeftover = vi.fn<(error: unknown) => void>();
  await restoreBackup(own, name, {
    onLeftover,
    inSwap: async (client) =>
      void (await client.query("update app.users set avatar_key = null where avatar_key like 'ada%'")),
  });
  expect(others.filter((key) => stored.has(key))).toEqual([]);
  expect(onLeftover).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ errors: [new Error('no storage')] }),
  );
});

it('stops between two files when it is canceled, and leaves none that the data does not refer to', async () => {
  await using own = await place();
  const { name } = await createFullBackup(own);
  stored.clear();
  await database().updateTable('users').set({ avatarKey: null }).execute();
  const canceled = new AbortController();
  const put = vi.fn<FileStore['put']>(async (...file) => {
    await files.store.put(...file);
    canceled.abort(new Error('canceled'));
  });
  own.files = { ...files, store: { ...files.store, put } };
  await expect(restoreBackup(own, name, { signal: canceled.signal })).rejects.toThrow('canceled');
  expect(put).toHaveBeenCalledOnce();
  expect([...stored.keys()]).toEqual([]);
});

it('reads no file to find out that it is stored, and reports the progress', async () => {
  await using own = await place();
  const steps = new Set<string>();
  const onProgress = (step: string, percent: number) => void steps.add(`${step} ${percent}`);
  const { name } = await createFullBackup(own, { onProgress });
  expect([...steps]).toEqual(expect.arrayContaining(['files 25', 'files 50', 'files 75', 'files 99']));
  steps.clear();
  const get = vi.fn<FileStore['get']>((key) => files.store.get(key));
  own.files = { ...files, store: { ...files.store, get } };
  await restoreBackup(own, name, { onProgress });
  expect(get).not.toHaveBeenCalled();
  expect([...steps]).toEqual(expect.arrayContaining(['files 25', 'files 50', 'files 75', 'files 99']));
});

it('holds no transaction open while files are copied', async () => {
  await using own = await place();
  const open: number[] = [];
  const get = async (key: string) => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and application_name = 'guildhall-backup'`.execute(database());
    open.push(rows.length);
    return files.store.get(key);
  };
  own.files = { ...files, store: { ...files.store, get } };
  await createFullBackup(own);
  expect(open).toEqual([0, 0, 0, 0]);
});

/** Makes a backup whose manifest says this of its files; its name. */
async function backupWithFiles(own: BackupPlace, said: Manifest['files']): Promise<string> {
  const { name, manifest } = await createFullBackup(own);
  const file = join(own.folder, name);
  const payload = (await readFile(file)).subarray(0, manifest.payload.bytes);
  await writeFile(file, Buffer.concat([payload, makeTrailer({ ...manifest, files: said }, own.key)]));
  return name;
}

it('is refused before a transaction begins when its files are not those of its manifest', async () => {
  await using own = await place();
  const name = await backupWithFiles(own, {
    count: 4,
    bytes: 400_000,
    missing: 0,
    sha256: '0'.repeat(64),
  });
  for (const read of [verifyBackup, restoreBackup]) {
    const steps = new Set<string>();
    const onProgress = (step: string) => void steps.add(step);
    await expect(read(own, name, { onProgress })).rejects.toMatchObject({
      reason: 'inconsistent',
      message: 'The data of this backup is inconsistent (files)',
    });
    expect([...steps]).toEqual(['checking']);
  }
});

it('is refused when it has files and its manifest names none', async () => {
  await using own = await place();
  const name = await backupWithFiles(own, undefined);
  for (const read of [verifyBackup, restoreBackup])
    await expect(read(own, name)).rejects.toMatchObject({
      reason: 'inconsistent',
      message: 'The data of this backup is inconsistent (files)',
    });
});

it('holds no transaction open while files are restored, and leaves no table behind', async () => {
  await using own = await place();
  const { name } = await createFullBackup(own);
  stored.clear();
  const open: number[] = [];
  const put = async (...file: Parameters<FileStore['put']>) => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and application_name = 'guildhall-backup' and xact_start is not null`.execute(
      database(),
    );
    open.push(rows.length);
    await files.store.put(...file);
  };
  own.files = { ...files, store: { ...files.store, put } };
  await restoreBackup(own, name);
  expect(open).toEqual([0, 0, 0, 0]);
  const { rows } = await sql`select to_regclass('app.wanted_files') as left`.execute(database());
  expect(rows).toEqual([{ left: null }]);
});

it('is refused before a file is read when the disk has too little space for the files', async () => {
  await using own = await place();
  const get = vi.fn<FileStore['get']>((key) => files.store.get(key));
  own.files = { ...files, store: { ...files.store, get, size: async () => 2 ** 50 } };
  await expect(createFullBackup(own)).rejects.toMatchObject({ reason: 'space' });
  expect(get).not.toHaveBeenCalled();
  expect(await readdir(own.folder)).toEqual([]);
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

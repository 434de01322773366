import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { TEST_PASSWORD, makeArticle, makeBusiness, makeMember, makePost } from '@guildhall/db/testing';
import { poolOf } from '@guildhall/db';
import { testApi } from '../../testing/index.ts';
import type { BackupSettings } from '../core/backup-settings.ts';
import { pictureName } from '../pictures/pictures.schema.ts';
import { makeFullBackup } from './make-backups.commands.ts';
import { restoreFrom, undoLastRestore } from './restore.commands.ts';
import { storageKeysOf } from './stored-files.ts';

vi.setConfig({ testTimeout: 60_000 });

const settings: BackupSettings = {
  folder: '',
  key: 'a key of the test, long enough',
  appVersion: 'test',
  isInDataFolder: true,
};
const api = testApi({ backups: settings });
const actor = null;

beforeAll(async () => {
  settings.ownerUrl = poolOf(api().db).options.connectionString ?? '';
  settings.folder = await mkdtemp(join(tmpdir(), 'guildhall-stored-files-'));
});
afterAll(() => rm(settings.folder, { recursive: true, force: true }));

const host = () => ({ db: api().db, backups: settings, log: api().services.log });

const picture = (folder: string, key: string) =>
  `/${folder}/${pictureName(key, { width: 1_600, height: 900, colors: '0'.repeat(24) })}`;

it('brings back every size of every picture that the data shows, and registers them', async () => {
  const { db, services } = api();
  settings.storage = services.storage;
  const { id: userId } = await makeMember(db, { avatarKey: 'abcdef0123' });
  const [logo, cover, hero, attached] = [
    picture('business-images', 'logo0000'),
    picture('business-images', 'cover000'),
    picture('business-images', 'hero0000'),
    picture('attachments', 'post0000'),
  ] as const;
  await makeBusiness(db, { logo, coverImage: cover });
  await makeArticle(db, { heroImage: hero });
  const { id: postId } = await makePost(db, { userId });
  await db
    .insertInto('attachments')
    .values({ address: attached, postId, userId, position: 0, alt: '' })
    .execute();
  const keys = [logo, cover, hero, attached, 'avatar:abcdef0123'].flatMap(storageKeysOf);
  expect(keys).toHaveLength(4 * 3 + 3);
  for (const key of keys)
    await services.storage.put(key, { body: Buffer.from(key), contentType: 'image/webp' });

  const name = await makeFullBackup(host(), { origin: 'admin', actor });
  for (const key of keys) await services.storage.remove(key);
  await restoreFrom(host(), name, { actor });

  for (const key of keys) {
    const file = await services.storage.get(key);
    expect(file && Buffer.from(file.body).toString()).toBe(key);
  }
  const registered = await db.selectFrom('businessImages').select('address').execute();
  expect(registered.map(({ address }) => address).toSorted()).toEqual(
    [logo, cover, hero, attached].toSorted(),
  );
});

it('brings back no picture of a member who deleted their account since, and leaves none', async () => {
  const { db, as, services } = api();
  settings.storage = services.storage;
  const member = await makeMember(db, { avatarKey: 'before0000' });
  const attached = picture('attachments', 'mine0000');
  const { id: postId } = await makePost(db, { userId: member.id });
  await db
    .insertInto('attachments')
    .values({ address: attached, postId, userId: member.id, position: 0, alt: '' })
    .execute();
  const before = ['avatar:before0000', attached].flatMap(storageKeysOf);
  const since = storageKeysOf('avatar:since00000');
  for (const key of [...before, ...since])
    await services.storage.put(key, { body: Buffer.from(key), contentType: 'image/webp' });
  const backup = await makeFullBackup(host(), { origin: 'admin', actor });
  await db.updateTable('users').set({ avatarKey: 'since00000' }).where('id', '=', member.id).execute();
  // The newer avatar is in the previous snapshot from here on, and would come back with an undo.
  await restoreFrom(host(), backup, { actor });

  await (await as(member)).account.delete({ password: TEST_PASSWORD });
  const stored = async () => {
    const sizes = await Promise.all([...before, ...since].map((key) => services.storage.size(key)));
    return sizes.filter((size) => size !== null);
  };
  expect(await stored()).toEqual([]);
  await restoreFrom(host(), backup, { actor });
  await undoLastRestore(host(), { actor });
  expect(await stored()).toEqual([]);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TEST_PASSWORD, makeArticle, makeBusiness, makeMember, makePost } from '@guildhall/db/testing';
import { poolOf } from '@guildhall/db';
import { runFileRemovals, testApi } from '../../../testing/index.ts';
import type { BackupSettings } from '../../ground/core/backup-settings.ts';
import type { FileStorage } from '../../ground/core/storage.ts';
import { pictureName } from './pictures.schema.ts';
import { makeFullBackup } from '../../console/backups/make-backups.commands.ts';
import { restoreFrom } from '../../console/backups/restore.commands.ts';
import { storageKeysOf } from './stored-files.ts';

const settings: BackupSettings = {
  folder: '',
  key: 'a key of the test, long enough',
  appVersion: 'test',
  uploadMaxBytes: 1e9,
  isInDataFolder: true,
};
const api = testApi({ backups: settings });
const actor = null;

const host = () => ({ ...api().services, db: api().db, backups: settings });

const picture = (folder: string, key: string) =>
  `/${folder}/${pictureName(key, { width: 1_600, height: 900, colors: '0'.repeat(24) })}`;

const logo = picture('business-images', 'logo0000');
const coverImage = picture('business-images', 'cover000');
const heroImage = picture('business-images', 'hero0000');
const attached = picture('attachments', 'post0000');
const ownAttached = picture('attachments', 'mine0000');
const shown = [logo, coverImage, heroImage, attached, 'avatar:abcdef0123'];
const own = ['avatar:before0000', ownAttached];
const ownSince = 'avatar:since00000';
let leaving: { id: number };
let backup: string;
let storage: FileStorage;

async function makeAuthor(avatarKey: string, address: string): Promise<{ id: number }> {
  const { db } = api();
  const member = await makeMember(db, { avatarKey });
  const { id: postId } = await makePost(db, { userId: member.id });
  const row = { address, postId, userId: member.id, position: 0, alt: '' };
  await db.insertInto('attachments').values(row).execute();
  return member;
}

// A restore takes seconds, so both tests look at the same one.
beforeAll(async () => {
  const { db, services } = api();
  storage = services.storage;
  settings.storage = storage;
  settings.ownerUrl = poolOf(db).options.connectionString ?? '';
  settings.folder = await mkdtemp(join(tmpdir(), 'guildhall-stored-files-'));
  await makeBusiness(db, { logo, coverImage });
  await makeArticle(db, { heroImage });
  await makeAuthor('abcdef0123', attached);
  leaving = await makeAuthor('before0000', ownAttached);
  for (const key of [...shown, ...own, ownSince].flatMap(storageKeysOf))
    await storage.put(key, { body: Buffer.from(key), contentType: 'image/webp' });

  backup = await makeFullBackup(host(), { origin: 'admin', actor });
  for (const key of shown.flatMap(storageKeysOf)) await storage.remove(key);
  await db.updateTable('users').set({ avatarKey: 'since00000' }).where('id', '=', leaving.id).execute();
  await restoreFrom(host(), backup, { actor });
});
afterAll(() => rm(settings.folder, { recursive: true, force: true }));

it('brings back every size of every picture that the data shows, and registers them', async () => {
  const { db } = api();
  const keys = shown.flatMap(storageKeysOf);
  expect(keys).toHaveLength(4 * 3 + 3);
  for (const key of keys) {
    const file = await storage.get(key);
    expect(file && Buffer.from(file.body).toString()).toBe(key);
  }
  const registered = await db.selectFrom('businessImages').select('address').execute();
  expect(registered.map(({ address }) => address).toSorted()).toEqual([...shown, ...own].toSorted());
});

it('brings back no picture of a member who deleted their account since, and leaves none', async () => {
  const { db, as } = api();
  const stored = async () => {
    const keys = [...own, ownSince].flatMap(storageKeysOf);
    const sizes = await Promise.all(keys.map((key) => storage.size(key)));
    return sizes.filter((size) => size !== null);
  };
  // The newer avatar is in the previous snapshot, and would come back with an undo.
  expect(await stored()).toHaveLength(3 + 3 + 3);
  await (await as(leaving)).account.delete({ password: TEST_PASSWORD });
  await runFileRemovals(db, storage);
  expect(await stored()).toEqual([]);
  await restoreFrom(host(), backup, { actor });
  expect(await stored()).toEqual([]);
});

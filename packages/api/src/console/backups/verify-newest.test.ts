import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { listBackups } from './backups.queries.ts';
import { makeFullBackup } from './make-backups.commands.ts';
import { verifyNewestBackup } from './verify-newest.commands.ts';

const settings = {
  folder: '',
  key: 'a key of the test, long enough',
  appVersion: 'test',
  uploadMaxBytes: 1e9,
  isInDataFolder: true,
};
const api = testApi({ backups: settings });
const host = () => ({ db: api().db, backups: settings, log: api().services.log });

beforeAll(async () => {
  settings.folder = await mkdtemp(join(tmpdir(), 'guildhall-verify-newest-'));
});
afterAll(() => rm(settings.folder, { recursive: true, force: true }));

const newest = async () => (await listBackups(host())).items[0];

it('without any backup there is nothing to verify', async () => {
  await verifyNewestBackup(host());
  expect(await newest()).toBeUndefined();
});

it('the newest backup is verified again on schedule, and shown as failed once its file is damaged', async () => {
  const name = await makeFullBackup(host(), { origin: 'schedule', actor: null });
  const before = (await newest())?.verifiedAt ?? '';
  await verifyNewestBackup(host());
  expect(await newest()).toMatchObject({ name, state: 'verified' });
  expect(new Date((await newest())?.verifiedAt ?? 0).getTime()).toBeGreaterThan(new Date(before).getTime());

  const file = join(settings.folder, name);
  const bytes = await readFile(file);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  await writeFile(file, bytes);
  await expect(verifyNewestBackup(host())).rejects.toThrow('damaged');
  expect(await newest()).toMatchObject({
    name,
    state: 'failed',
    error: 'This backup is damaged or has been changed since it was made',
  });
});

import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { z } from 'zod';
import type { BackupSettings } from '@guildhall/api/ground/core/backup-settings';
import type { Config } from '../config/config.ts';
import { createStorage } from '../storage/create-storage.ts';
import type { DatabaseUrls } from './database.ts';

/** The backup folder and signing key: the configured key, or one generated once and stored in `dataDir`, readable by the owner only. */
export async function backupSettings(
  { backup, dataDir, storage }: Config,
  { ownerUrl }: DatabaseUrls,
): Promise<BackupSettings> {
  const key = backup.key ?? (await storedKey(dataDir));
  return {
    folder: backup.folder,
    key,
    uploadMaxBytes: backup.uploadMaxBytes,
    appVersion: await readVersion(),
    isInDataFolder: !relative(dataDir, backup.folder).startsWith('..'),
    ownerUrl,
    storage: await createStorage(storage),
  };
}

/** Without this key no existing backup can be verified, so an existing file is never overwritten. */
async function storedKey(dataDir: string): Promise<string> {
  const file = join(dataDir, 'backup-key');
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}

async function readVersion(): Promise<string> {
  const file = new URL('../../../../package.json', import.meta.url);
  return z.object({ version: z.string() }).parse(JSON.parse(await readFile(file, 'utf8'))).version;
}

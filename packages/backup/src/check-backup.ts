import type { FileHandle } from 'node:fs/promises';
import type { BackupPlace } from './backup-place.ts';
import { listMigrations } from './catalogue.ts';
import { withClient } from './connection.ts';
import { openBackupFile } from './folder.ts';
import type { Manifest } from './manifest.ts';
import { backupKind } from './names.ts';
import { checkPayload } from './read-archive.ts';
import { BackupError } from './backup-error.ts';
import { readTrailer } from './trailer.ts';

/** A backup that is intact and signed by this installation. Its file stays open during the callback. */
export type CheckedBackup = { name: string; handle: FileHandle; sizeBytes: number; manifest: Manifest };

/**
 * Checks a backup before it is used: its name, its signature, the checksum of every byte, and that this version
 * of the product knows its schema. Then runs `work` with the open file.
 * @throws BackupError 'missing', 'export', 'foreign', 'damaged' or 'newer'
 */
export async function withCheckedBackup<T>(
  place: BackupPlace,
  name: string,
  work: (backup: CheckedBackup) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const { handle, sizeBytes } = await openBackupFile(place.folder, name);
  try {
    if (backupKind(name) === 'export')
      throw new BackupError('export', 'A data export cannot be restored; please choose a full backup');
    const manifest = await readManifest(place, { handle, sizeBytes });
    await checkPayload(handle, manifest, signal);
    return await work({ name, handle, sizeBytes, manifest });
  } finally {
    await handle.close();
  }
}

/** Checks a backup and returns its manifest. Throws like `withCheckedBackup`. */
export function checkBackup(place: BackupPlace, name: string): Promise<Manifest> {
  return withCheckedBackup(place, name, async ({ manifest }) => manifest);
}

/**
 * The signed manifest of a backup whose schema this version knows. Reads nothing but the end of the file.
 * @throws BackupError 'foreign', 'damaged' or 'newer'
 */
export async function readManifest(
  place: Pick<BackupPlace, 'connectionString' | 'key'>,
  { handle, sizeBytes }: Pick<CheckedBackup, 'handle' | 'sizeBytes'>,
): Promise<Manifest> {
  const manifest = await readTrailer(handle, sizeBytes, place.key);
  await requireKnownSchema(place, manifest);
  return manifest;
}

async function requireKnownSchema(
  { connectionString }: Pick<BackupPlace, 'connectionString'>,
  { migrations }: Manifest,
): Promise<void> {
  const known = await withClient(connectionString, (client) => listMigrations(client, 'app'));
  if (migrations.some((name, index) => known[index] !== name))
    throw new BackupError('newer', 'This backup was made by a newer version of Guildhall');
}

import { constants } from 'node:fs';
import { type FileHandle, lstat, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sqlState } from '@guildhall/db';
import { type BackupKind, backupKind, backupTime } from './names.ts';
import { BackupError } from './backup-error.ts';

/** A file in the backup folder. */
export type BackupFile = { name: string; kind: BackupKind; sizeBytes: number; madeAt: Date };

/** Suffix of files still being written: never listed, and removed after a crash. */
const PARTIAL = '.partial';

/** The backups and exports in the folder, newest first. Recognized by name; links and folders are skipped. */
export async function listBackupFiles(folder: string): Promise<BackupFile[]> {
  const names = await readdir(folder).catch(whenMissing<string[]>([]));
  const files = await Promise.all(names.map((name) => describeFile(folder, name)));
  return files
    .filter((file) => file !== undefined)
    .toSorted(
      (one, other) => other.madeAt.getTime() - one.madeAt.getTime() || (one.name < other.name ? 1 : -1),
    );
}

async function describeFile(folder: string, name: string): Promise<BackupFile | undefined> {
  const kind = backupKind(name);
  if (kind === undefined) return undefined;
  const stats = await lstat(join(folder, name)).catch(whenMissing(undefined));
  return stats?.isFile() ? { name, kind, sizeBytes: stats.size, madeAt: backupTime(name) } : undefined;
}

/**
 * Opens a listed file for reading; the caller closes it.
 * @throws BackupError 'missing' for any name that is not in the list, so no path can be injected
 */
export async function openBackupFile(
  folder: string,
  name: string,
): Promise<{ handle: FileHandle; sizeBytes: number }> {
  const listed = await listBackupFiles(folder);
  if (!listed.some((file) => file.name === name)) throw missing();
  const handle = await open(join(folder, name), constants.O_RDONLY | constants.O_NOFOLLOW).catch(() => {
    throw missing();
  });
  const stats = await handle.stat();
  if (stats.isFile()) return { handle, sizeBytes: stats.size };
  await handle.close();
  throw missing();
}

/**
 * Writes a file atomically and durably: complete or absent, even after a power failure.
 * @throws BackupError 'space' when the disk is full
 */
export async function writeDurably(
  folder: string,
  name: string,
  write: (handle: FileHandle) => Promise<void>,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const partial = partialPath(folder, name);
  try {
    const handle = await open(partial, 'wx', 0o600);
    try {
      await write(handle);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(partial, join(folder, name));
    await syncFolder(folder);
  } catch (error) {
    await rm(partial, { force: true });
    if (isFull(error))
      throw new BackupError('space', 'The disk of the backup folder is full', { cause: error });
    throw error;
  }
}

/** The path of a file that is removed after a crash. */
export const partialPath = (folder: string, name: string) => join(folder, `.${basename(name)}${PARTIAL}`);

/** @throws BackupError 'space' when fewer than `bytes` are free */
export async function requireSpace(folder: string, bytes: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < bytes)
    throw new BackupError('space', 'There is too little free space on the disk of the backup folder');
}

export async function removeBackupFile(folder: string, name: string): Promise<void> {
  if (backupKind(name) !== undefined) await rm(join(folder, name), { force: true });
}

/** Removes the unfinished files of a process that was killed, but for uploads that another process receives. */
export async function removePartialFiles(folder: string): Promise<void> {
  const names = await readdir(folder).catch(whenMissing<string[]>([]));
  const partial = names.filter(
    (name) => name.startsWith('.') && name.endsWith(PARTIAL) && !name.startsWith(UPLOAD),
  );
  await Promise.all(partial.map((name) => rm(join(folder, name), { force: true })));
  await removeStaleUploads(folder);
}

const UPLOAD = '.upload-';
/** The server ends an upload that sends nothing for a minute; one that is checked has arrived. */
const STALE_MS = 5 * 60_000;

/** Where an upload waits for its name. */
export const uploadPath = (folder: string, id: string) => join(folder, `${UPLOAD}${id}${PARTIAL}`);

/** Removes uploads that a killed process left behind. */
export async function removeStaleUploads(folder: string): Promise<void> {
  const names = await readdir(folder).catch(whenMissing<string[]>([]));
  for (const path of names.filter((name) => name.startsWith(UPLOAD)).map((name) => join(folder, name))) {
    const found = await stat(path).catch(whenMissing(undefined));
    if (found && Date.now() - found.mtimeMs > STALE_MS) await rm(path, { force: true });
  }
}

/** Makes what was renamed in the folder last through a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const missing = () => new BackupError('missing', 'There is no backup of this name');

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether an error means that the disk, or the database's, is full. */
export const isFull = (error: unknown) =>
  ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(codeOf(error)) || sqlState(error) === '53100';

const whenMissing =
  <T>(fallback: T) =>
  (error: unknown): T => {
    if (codeOf(error) === 'ENOENT') return fallback;
    throw error;
  };

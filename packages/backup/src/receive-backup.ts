import { randomBytes } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupPlace } from './backup-place.ts';
import { BackupError } from './backup-error.ts';
import { readManifest } from './check-backup.ts';
import {
  isFull,
  listBackupFiles,
  removeStaleUploads,
  requireSpace,
  syncFolder,
  uploadPath,
} from './folder.ts';
import type { Manifest } from './manifest.ts';
import { newBackupName } from './names.ts';
import { readTrailer } from './trailer.ts';

/** Of the disk that the database may be on too: what an upload has to leave free, in bytes. */
export const FREE_AFTER_UPLOAD = 512 * 1_024 * 1_024;

/** The first bytes of every zstd archive. */
const ZSTD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

export type ReceivedBackup = { name: string; sizeBytes: number; manifest: Manifest };

export type ReceiveOptions = {
  /** Of the whole file, as its sender says; more is refused. */
  sizeBytes: number;
  maxBytes: number;
  /** Runs when the file has been checked and before it has its name: records it, and throws to refuse it. */
  beforeListed: (backup: ReceivedBackup) => Promise<void>;
};

/**
 * Refuses a file by its size before anything of it is sent.
 * @throws BackupError 'large' or 'space'
 */
export async function requireRoomFor(
  { folder }: Pick<BackupPlace, 'folder'>,
  { sizeBytes, maxBytes }: Pick<ReceiveOptions, 'sizeBytes' | 'maxBytes'>,
): Promise<void> {
  if (sizeBytes > maxBytes) throw large(maxBytes);
  await requireSpace(folder, sizeBytes + FREE_AFTER_UPLOAD);
}

/**
 * Stores an uploaded backup in the folder, under a name made from its signed contents: the sender's name
 * is never used. It is listed only when its end has been read: complete, signed by this installation and of a known
 * schema. The checksums of its data are left to `verifyBackup`. Nothing is left of a file that is refused, or that
 * stops arriving.
 * @throws BackupError 'large', 'space', 'export', 'type', 'damaged', 'foreign', 'newer' or 'duplicate', and any error
 *   of `source`
 */
export async function receiveBackup(
  place: BackupPlace,
  source: AsyncIterable<Buffer>,
  options: ReceiveOptions,
): Promise<ReceivedBackup> {
  await removeStaleUploads(place.folder);
  await requireRoomFor(place, options);
  const path = uploadPath(place.folder, randomBytes(8).toString('hex'));
  try {
    const handle = await open(path, 'wx+', 0o600);
    let received: ReceivedBackup;
    try {
      const sizeBytes = await writeAll(handle, source, options);
      const manifest = await readManifest(place, { handle, sizeBytes });
      await requireNew(place, sizeBytes, manifest);
      received = { name: nameOf(manifest), sizeBytes, manifest };
      await handle.sync();
    } finally {
      await handle.close();
    }
    await options.beforeListed(received);
    await rename(path, join(place.folder, received.name));
    await syncFolder(place.folder);
    return received;
  } catch (error) {
    await rm(path, { force: true });
    if (isFull(error))
      throw new BackupError('space', 'The disk of the backup folder is full', { cause: error });
    throw error;
  }
}

/** When it was made, and what is in it: one name for one backup, however often it is uploaded. */
const nameOf = ({ startedAt, payload }: Manifest) =>
  newBackupName('full', new Date(startedAt), payload.sha256.slice(0, 8));

async function writeAll(
  handle: FileHandle,
  source: AsyncIterable<Buffer>,
  { sizeBytes, maxBytes }: ReceiveOptions,
): Promise<number> {
  let written = 0;
  let start = Buffer.alloc(0);
  for await (const chunk of source) {
    if (start.length < ZSTD.length) {
      start = Buffer.concat([start, chunk.subarray(0, ZSTD.length)]);
      requireArchive(start);
    }
    if (written + chunk.length > Math.min(sizeBytes, maxBytes)) throw large(maxBytes);
    await handle.write(chunk);
    written += chunk.length;
  }
  if (written < ZSTD.length) throw noArchive();
  return written;
}

/** @throws BackupError for a file that does not begin like a backup */
function requireArchive(start: Buffer): void {
  if (start[0] === 0x7b)
    throw new BackupError('export', 'A data export cannot be restored; please choose a full backup');
  const length = Math.min(start.length, ZSTD.length);
  if (!start.subarray(0, length).equals(ZSTD.subarray(0, length))) throw noArchive();
}

/** A backup that is in the list under another name is no new one. */
async function requireNew(
  { folder, key }: BackupPlace,
  sizeBytes: number,
  manifest: Manifest,
): Promise<void> {
  const alike = (await listBackupFiles(folder)).filter(
    (file) => file.kind === 'full' && file.sizeBytes === sizeBytes,
  );
  for (const { name } of alike) {
    await using handle = await open(join(folder, name));
    const listed = await readTrailer(handle, sizeBytes, key).catch(() => undefined);
    if (listed?.payload.sha256 === manifest.payload.sha256)
      throw new BackupError('duplicate', `This backup is in the list already, as ${name}`);
  }
}

const noArchive = () =>
  new BackupError('type', 'This file is not a backup. The name of a backup ends in .tar.zst');

const large = (maxBytes: number) =>
  new BackupError(
    'large',
    maxBytes === 0
      ? 'This server takes no uploads of backups (setting BACKUP_UPLOAD_GB)'
      : `This file is larger than ${maxBytes / 1e9} GB, the most that this server takes (setting BACKUP_UPLOAD_GB)`,
  );

import { createHash, randomBytes } from 'node:crypto';
import { readFile, readdir, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testDatabase } from '@guildhall/db/testing';
import { addressOf, backupPlace, makeCommunity } from '../testing/community.ts';
import { uploadPath } from './folder.ts';
import {
  type BackupPlace,
  type MadeBackup,
  createFullBackup,
  exportJson,
  listBackupFiles,
  receiveBackup,
  verifyBackup,
} from './index.ts';
import { makeTrailer } from './trailer.ts';

vi.setConfig({ testTimeout: 60_000 });

const database = testDatabase();
let original: BackupPlace & AsyncDisposable;
let good: MadeBackup;
let bytes: Buffer;

beforeAll(async () => {
  await makeCommunity(database(), 50);
  original = await backupPlace(addressOf(database()));
  good = await createFullBackup(original);
  bytes = await readFile(join(original.folder, good.name));
});
afterAll(() => original[Symbol.asyncDispose]());

/** The file in chunks of odd sizes, the first of two bytes, as a slow line may bring it. */
async function* chunksOf(file: Buffer): AsyncGenerator<Buffer> {
  yield file.subarray(0, 2);
  for (let at = 2; at < file.length; at += 7_001) yield file.subarray(at, at + 7_001);
}

const beforeListed = async () => {};
const receive = (
  place: BackupPlace,
  file: Buffer,
  options: Partial<Parameters<typeof receiveBackup>[2]> = {},
) =>
  receiveBackup(place, chunksOf(file), { sizeBytes: file.length, maxBytes: 1e9, beforeListed, ...options });

/** Signed again, with other contents. */
const resealed = (changes: object, payload = bytes.subarray(0, good.manifest.payload.bytes)) =>
  Buffer.concat([payload, makeTrailer({ ...good.manifest, ...changes }, original.key)]);

describe('a backup that comes back', () => {
  it('is listed under the time when it was made, byte for byte, and can be verified', async () => {
    await using place = await backupPlace(addressOf(database()));
    const { name, sizeBytes } = await receive(place, bytes);

    const stamp = good.manifest.startedAt.replaceAll(/[:.]/g, '-');
    expect(name).toMatch(new RegExp(`^full-backup-${stamp}-[0-9a-f]{8}\\.tar\\.zst$`));
    expect(await readFile(join(place.folder, name))).toEqual(bytes);
    expect(await listBackupFiles(place.folder)).toMatchObject([
      { name, sizeBytes, madeAt: new Date(good.manifest.startedAt) },
    ]);
    expect((await verifyBackup(place, name)).manifest).toEqual(good.manifest);
  });

  it('is refused while the list has it, under whatever name', async () => {
    await using place = await backupPlace(addressOf(database()));
    const { name } = await receive(place, bytes);
    const other = 'full-backup-2026-01-01T00-00-00-000Z-0badbeef.tar.zst';
    await rename(join(place.folder, name), join(place.folder, other));

    await expect(receive(place, bytes)).rejects.toMatchObject({
      reason: 'duplicate',
      message: `This backup is in the list already, as ${other}`,
    });
    expect(await readdir(place.folder)).toEqual([other]);
  });
});

describe('nothing is left, and one sentence says why, of', () => {
  const REFUSED: [string, () => Buffer, string, string][] = [
    [
      'a file that was cut off',
      () => bytes.subarray(0, bytes.length - 100),
      'damaged',
      'The end of this file',
    ],
    ['half a backup', () => bytes.subarray(0, bytes.length / 2), 'damaged', 'it was cut off'],
    ['a picture', () => randomBytes(50_000).fill(0xff, 0, 4), 'type', 'not a backup'],
    ['a file of one byte', () => Buffer.from([0x28]), 'type', 'not a backup'],
    ['a data export', () => Buffer.from('{"tables":{}}'), 'export', 'choose a full backup'],
    [
      'a decompression bomb',
      () => zstdCompressSync(Buffer.alloc(200 * 1_024 * 1_024)),
      'damaged',
      'or is not a backup',
    ],
    [
      'a backup of a newer version',
      () => resealed({ migrations: [...good.manifest.migrations, '29991231T2359-of-the-future'] }),
      'newer',
      'newer version',
    ],
    [
      'a changed manifest',
      () =>
        Buffer.concat([
          bytes.subarray(0, good.manifest.payload.bytes),
          makeTrailer({ ...good.manifest, appVersion: 'forged' }, 'a guessed key of sufficient length'),
        ]),
      'damaged',
      'has been changed',
    ],
  ];

  it.each(REFUSED)('%s', async (_what, file, reason, words) => {
    await using place = await backupPlace(addressOf(database()));
    await expect(receive(place, file())).rejects.toMatchObject({
      reason,
      message: expect.stringContaining(words),
    });
    expect(await readdir(place.folder)).toEqual([]);
  });

  it('a backup of another community', async () => {
    await using place = await backupPlace(addressOf(database()));
    await using theirs = await backupPlace(addressOf(database()));
    const { name } = await createFullBackup({ ...theirs, key: 'the key of someone else entirely' });
    await expect(receive(place, await readFile(join(theirs.folder, name)))).rejects.toMatchObject({
      reason: 'foreign',
      message: 'This backup was made by another installation',
    });
    expect(await readdir(place.folder)).toEqual([]);
  });

  it('a file that is larger than it may be, or than it said', async () => {
    await using place = await backupPlace(addressOf(database()));
    await expect(receive(place, bytes, { maxBytes: 1_000 })).rejects.toMatchObject({ reason: 'large' });
    await expect(receive(place, bytes, { sizeBytes: 10_000 })).rejects.toMatchObject({ reason: 'large' });
    expect(await readdir(place.folder)).toEqual([]);
  });

  it('a file that the disk has no space for, before anything is read', async () => {
    await using place = await backupPlace(addressOf(database()));
    const read = vi.fn<() => AsyncGenerator<Buffer>>(() => chunksOf(bytes));
    const source = { [Symbol.asyncIterator]: read };
    await expect(
      receiveBackup(place, source, { sizeBytes: 1e15, maxBytes: 1e16, beforeListed }),
    ).rejects.toMatchObject({ reason: 'space' });
    expect(read).not.toHaveBeenCalled();
  });

  it('a file that stops arriving, and one that is refused when it is recorded', async () => {
    await using place = await backupPlace(addressOf(database()));
    async function* breaking() {
      yield bytes.subarray(0, 1_000);
      throw new Error('The connection broke');
    }
    await expect(
      receiveBackup(place, breaking(), { sizeBytes: bytes.length, maxBytes: 1e9, beforeListed }),
    ).rejects.toThrow('The connection broke');
    const refuse = () => Promise.reject(new Error('Not now'));
    await expect(receive(place, bytes, { beforeListed: refuse })).rejects.toThrow('Not now');
    expect(await readdir(place.folder)).toEqual([]);
  });

  it('an upload whose server was killed, once it is old; one that another server receives stays', async () => {
    await using place = await backupPlace(addressOf(database()));
    const [abandoned, running] = [uploadPath(place.folder, 'a'), uploadPath(place.folder, 'b')];
    await writeFile(abandoned, 'half');
    await writeFile(running, 'half');
    const before = new Date(Date.now() - 3_600_000);
    await utimes(abandoned, before, before);
    await receive(place, bytes);
    const names = await readdir(place.folder);
    expect(names.filter((name) => name.startsWith('.'))).toEqual(['.upload-b.partial']);
  });
});

it('a signed bomb is taken in, and refused by the verification that follows', async () => {
  await using place = await backupPlace(addressOf(database()));
  const bomb = zstdCompressSync(Buffer.alloc(200 * 1_024 * 1_024));
  const sha256 = createHash('sha256').update(bomb).digest('hex');
  const { name } = await receive(place, resealed({ payload: { bytes: bomb.length, sha256 } }, bomb));
  await expect(verifyBackup(place, name)).rejects.toMatchObject({ reason: 'damaged' });
});

it('an export with the name of a backup is no backup', async () => {
  await using place = await backupPlace(addressOf(database()));
  const { name } = await exportJson(place);
  await expect(receive(place, await readFile(join(place.folder, name)))).rejects.toMatchObject({
    reason: 'export',
  });
});

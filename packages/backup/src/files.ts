import { createHash } from 'node:crypto';
import type { AddressList } from './address-list.ts';
import { requireSpace } from './folder.ts';
import type { FilesEntry } from './manifest.ts';
import { type Progress, meter } from './progress.ts';
import type { AddEntry } from './write-archive.ts';

/** Where files are stored, by keys such as `avatars/abc-96.webp`. A stored file is immutable, and may be removed. */
export type FileStore = {
  /** The size of a file in bytes; null for one that is not there. */
  size(key: string): Promise<number | null>;
  get(key: string): Promise<{ body: Uint8Array } | null>;
  put(key: string, file: { body: Uint8Array; contentType: string }): Promise<void>;
  remove(key: string): Promise<void>;
};

/** The files that the data refers to, such as pictures. */
export type BackupFiles = {
  /** A SELECT of one column, `address`: distinct, found by the search path, and not null. */
  select: string;
  /** The storage keys of an address. */
  keysOf: (address: string) => string[];
  store: FileStore;
};

/** Addresses whose files are measured for an estimate of all. */
const SAMPLE = 200;

type CopyOptions = {
  folder: string;
  add: AddEntry;
  onProgress?: Progress | undefined;
  signal?: AbortSignal | undefined;
};

/**
 * Adds the files to an archive and returns their digest. A file that is missing, such as one removed since its
 * address was listed, is counted and skipped.
 * @throws BackupError 'space' when the files are larger than the free space of the folder
 */
export async function copyFiles(
  addresses: AddressList,
  { keysOf, store }: BackupFiles,
  { folder, add, onProgress, signal }: CopyOptions,
): Promise<FilesEntry> {
  const estimate = await estimateBytes(addresses, { keysOf, store });
  await requireSpace(folder, estimate);
  const count = meter('files', estimate, onProgress);
  const digest = createFilesDigest();
  let missing = 0;
  for await (const address of addresses.read()) {
    for (const key of keysOf(address)) {
      signal?.throwIfAborted();
      const file = await store.get(key);
      if (!file) {
        missing += 1;
        continue;
      }
      const body = Buffer.from(file.body);
      digest.add(key, createHash('sha256').update(body).digest('hex'), body.length);
      count(body.length);
      await add(fileEntry(key), body);
    }
  }
  return { ...digest.read(), missing };
}

async function estimateBytes(
  addresses: AddressList,
  { keysOf, store }: Pick<BackupFiles, 'keysOf' | 'store'>,
): Promise<number> {
  const step = Math.ceil(addresses.count() / SAMPLE);
  let [index, sampled, bytes] = [0, 0, 0];
  for await (const address of addresses.read()) {
    if (index % step === 0) {
      const sizes = await Promise.all(keysOf(address).map((key) => store.size(key)));
      bytes += sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
      sampled += 1;
    }
    index += 1;
  }
  return sampled === 0 ? 0 : Math.ceil((bytes / sampled) * index);
}

/** A digest of files in their order, by their keys and the checksums of their contents. */
export function createFilesDigest() {
  const hash = createHash('sha256');
  let [count, bytes] = [0, 0];
  return {
    add(key: string, sha256: string, size: number) {
      hash.update(`${key} ${sha256}\n`);
      count += 1;
      bytes += size;
    },
    read: () => ({ count, bytes, sha256: hash.digest('hex') }),
  };
}

const fileEntry = (key: string) => `files/${key}`;

/** The storage key of the file that a tar entry contains; undefined for any other entry. */
export const fileOfEntry = (name: string): string | undefined =>
  /^files\/([a-z0-9-]+\/[a-z0-9-]+\.webp)$/.exec(name)?.[1];

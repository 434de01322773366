import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { FilesEntry } from './manifest.ts';
import type { AddEntry } from './write-archive.ts';

/** Where files are stored, by keys such as `avatars/abc-96.webp`. */
export type FileStore = {
  get(key: string): Promise<{ body: Uint8Array } | null>;
  put(key: string, file: { body: Uint8Array; contentType: string }): Promise<void>;
};

/** The files that the data refers to, such as pictures. */
export type BackupFiles = {
  /** A SELECT of one column, `address`: distinct, found by the search path, and not null. */
  select: string;
  /** The storage keys of an address. */
  keysOf: (address: string) => string[];
  store: FileStore;
};

const PAGE = 500;

/** Adds the files to an archive and returns their digest. One that is missing in the storage is counted and skipped. */
export async function copyFiles(
  client: pg.Client,
  { select, keysOf, store }: BackupFiles,
  add: AddEntry,
  onFile: (bytes: number) => void,
): Promise<FilesEntry> {
  const digest = createFilesDigest();
  let missing = 0;
  await client.query('set local search_path = app, public');
  for await (const addresses of listAddresses(client, select)) {
    for (const key of addresses.flatMap(keysOf)) {
      const file = await store.get(key);
      if (!file) {
        missing += 1;
        continue;
      }
      const body = Buffer.from(file.body);
      digest.add(key, createHash('sha256').update(body).digest('hex'), body.length);
      onFile(body.length);
      await add(fileEntry(key), body);
    }
  }
  return { ...digest.read(), missing };
}

/** Pages of the addresses, in their order. */
export async function* listAddresses(client: pg.Client, select: string): AsyncGenerator<string[]> {
  for (let after = ''; ;) {
    const { rows } = await client.query<{ address: string }>(
      `select address from (${select}) as files where address > $1 order by address limit ${PAGE}`,
      [after],
    );
    if (rows.length === 0) return;
    yield rows.map(({ address }) => address);
    after = rows.at(-1)?.address ?? '';
  }
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

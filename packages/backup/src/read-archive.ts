import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { extract } from 'tar-stream';
import { fileOfEntry } from './files.ts';
import type { Manifest } from './manifest.ts';
import { tableOfPart } from './parts.ts';
import { damaged } from './trailer.ts';

/** Upper bound of what tar adds to the content: a decompression bomb exceeds it. */
const TAR_OVERHEAD = 8 * 1_024 * 1_024;
const CHUNK_BYTES = 256 * 1_024;

/** @throws BackupError 'damaged' when the compressed bytes do not have the signed checksum */
export async function checkPayload(
  handle: FileHandle,
  { payload }: Manifest,
  signal?: AbortSignal,
): Promise<void> {
  const hash = createHash('sha256');
  for await (const chunk of readPayload(handle, payload.bytes)) {
    signal?.throwIfAborted();
    hash.update(chunk);
  }
  if (hash.digest('hex') !== payload.sha256) throw damaged();
}

type Content = AsyncIterable<unknown>;

/**
 * What of an archive is read; the rest is skipped. Contents that a reader leaves are skipped too. Files come after
 * the tables: without a reader of files, the first of them is where reading ends.
 */
export type EntryReaders = {
  /** A part of a table's rows. */
  onPart?: (table: string, content: Content) => Promise<void>;
  onFile?: (key: string, size: number, content: Content) => Promise<void>;
};

/** Header and padding of a file in a tar. */
const ENTRY_OVERHEAD = 1_024;

/**
 * Decompresses the archive and passes its entries to the readers in order, with backpressure, and never more in
 * total than the manifest says.
 * @throws BackupError 'damaged'
 */
export async function readEntries(
  handle: FileHandle,
  manifest: Manifest,
  { onPart, onFile }: EntryReaders,
): Promise<void> {
  const tables = manifest.tables.reduce((sum, { bytes }) => sum + bytes, 0);
  const { files } = manifest;
  const max = 1.01 * tables + (files ? files.bytes + files.count * ENTRY_OVERHEAD : 0) + TAR_OVERHEAD;
  let bytes = 0;
  const bound = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > max) done(damaged());
      else done(null, chunk);
    },
  });
  const archive = extract();
  const source = pipeline(
    readPayload(handle, manifest.payload.bytes),
    createZstdDecompress(),
    bound,
    archive,
  );
  // Awaited below; until then a rejection must not count as unhandled.
  source.catch(() => {});
  for await (const entry of archive) {
    const { name, size } = entry.header;
    const [table, key] = [tableOfPart(name), fileOfEntry(name)];
    if (key !== undefined && !onFile) return;
    if (table !== undefined) await onPart?.(table, entry);
    else if (key !== undefined) await onFile?.(key, size, entry);
    entry.resume();
  }
  await source;
}

/** Not the handle's own stream, which closes the handle when reading ends early. */
async function* readPayload(handle: FileHandle, bytes: number): AsyncGenerator<Buffer> {
  for (let position = 0; position < bytes;) {
    const chunk = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, bytes - position));
    const { bytesRead } = await handle.read(chunk, 0, chunk.length, position);
    if (bytesRead === 0) throw damaged();
    position += bytesRead;
    yield chunk.subarray(0, bytesRead);
  }
}

import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { extract } from 'tar-stream';
import type { Manifest } from './manifest.ts';
import { tableOfPart } from './parts.ts';
import { damaged } from './trailer.ts';

/** What tar adds to the content of an archive, generously; beyond it something is wrong. */
const TAR_OVERHEAD = 8 * 1_024 * 1_024;

/** @throws BackupRefusal 'damaged' when the compressed bytes are not those that were sealed */
export async function checkPayload(
  handle: FileHandle,
  { payload }: Manifest,
  signal?: AbortSignal,
): Promise<void> {
  const hash = createHash('sha256');
  const chunks: AsyncIterable<Buffer> = readPayload(handle, payload.bytes);
  for await (const chunk of chunks) {
    signal?.throwIfAborted();
    hash.update(chunk);
  }
  if (hash.digest('hex') !== payload.sha256) throw damaged();
}

export type Part = { table: string; content: AsyncIterable<unknown> };

/**
 * Decompresses the archive and hands over the parts of its tables in their order, never more at a time
 * than the reader takes, and never more in all than the manifest says.
 * @throws BackupRefusal 'damaged'
 */
export async function readParts(
  handle: FileHandle,
  manifest: Manifest,
  read: (part: Part) => Promise<void>,
): Promise<void> {
  const promised = manifest.tables.reduce((sum, { bytes }) => sum + bytes, 0);
  const most = 1.01 * promised + TAR_OVERHEAD;
  let bytes = 0;
  const bound = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > most) done(damaged());
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
  // Rejections are awaited below; until then they must not count as unhandled.
  source.catch(() => {});
  for await (const entry of archive) {
    const table = tableOfPart(entry.header.name);
    if (table === undefined) entry.resume();
    else await read({ table, content: entry });
  }
  await source;
}

const readPayload = (handle: FileHandle, bytes: number) =>
  handle.createReadStream({ start: 0, end: bytes - 1, autoClose: false, highWaterMark: 256 * 1_024 });

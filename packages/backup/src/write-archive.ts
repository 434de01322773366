import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';

export type Payload = { bytes: number; sha256: string };

/** Adds one file to the archive and waits for backpressure. */
export type AddEntry = (name: string, content: Buffer) => Promise<void>;

/**
 * Writes a compressed tar of the entries that `fill` adds, and returns the size and checksum of the compressed
 * bytes. Memory use is bounded by the largest entry.
 */
export async function writeArchive(
  handle: FileHandle,
  madeAt: Date,
  fill: (add: AddEntry) => Promise<void>,
): Promise<Payload> {
  const archive = pack();
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  const written = pipeline(archive, compress, measure, async (chunks: AsyncIterable<Buffer>) => {
    // The file stays open for the trailer.
    for await (const chunk of chunks) await handle.writeFile(chunk);
  });
  const filled = (async () => {
    try {
      await fill((name, content) => addEntry(archive, { name, mtime: madeAt, mode: 0o600 }, content));
      archive.finalize();
    } catch (error) {
      archive.destroy(error instanceof Error ? error : new Error('The archive could not be filled'));
      throw error;
    }
  })();
  // Rejects with the first error, which is the cause; the other follows from it.
  await Promise.all([filled, written]);
  return { bytes, sha256: hash.digest('hex') };
}

function addEntry(
  archive: Pack,
  header: { name: string; mtime: Date; mode: number },
  content: Buffer,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const broken = () => reject(new Error('The archive was closed while it was being written'));
    archive.once('close', broken);
    const entry = archive.entry({ ...header, size: content.length }, (error) => {
      archive.off('close', broken);
      if (error) reject(error);
      else resolve();
    });
    entry.end(content);
  });
}

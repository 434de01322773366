import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { createPace } from './pace.ts';

/** Far longer than any upload may take; another process may be receiving into the same folder. */
const STALE_MS = 10 * 60_000;

/** Where bodies wait on disk instead of in memory, for their owner only. */
export type TempFolder = {
  /** Runs `work` on the path of a file holding the stream; the file is removed whatever happens. */
  withFile<T>(receive: (path: string) => Promise<void>, work: (path: string) => Promise<T>): Promise<T>;
  /** Removes what a killed process left behind. */
  removeStale(): Promise<void>;
};

export function createTempFolder(folder: string): TempFolder {
  return {
    async withFile(receive, work) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${randomUUID()}.part`);
      try {
        await receive(path);
        return await work(path);
      } finally {
        await rm(path, { force: true });
      }
    },
    async removeStale() {
      const names = await readdir(folder).catch(() => []);
      for (const path of names.map((name) => join(folder, name))) {
        const found = await stat(path).catch(() => undefined);
        if (found && Date.now() - found.mtimeMs > STALE_MS) await rm(path, { force: true });
      }
    },
  };
}

/**
 * For all bodies of this process together. Twelve of 5 MB arrive in 8 s, of the 14 that each has; read as fast as
 * they come they delay every other request (decision 255). Catching up, a machine that is always late reads no less
 * per turn of the event loop than it did without a pace.
 */
const pace = createPace({ bytesPerSecond: 8e6, catchUpMs: 125 });

/** Writes a stream into a new file, at the pace; an abort of the signal ends both. */
export const writeStream = (stream: Readable, path: string, signal: AbortSignal): Promise<void> =>
  pipeline(stream, paced, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal });

/** Waits between chunks, without which the sender is not read either. */
async function* paced(chunks: AsyncIterable<Buffer>) {
  for await (const chunk of chunks) {
    yield chunk;
    const delay = pace.delayAfter(chunk.length);
    if (delay > 0) await wait(delay);
  }
}

import { createHash } from 'node:crypto';
import { inconsistent } from './backup-error.ts';
import type { CheckedBackup } from './check-backup.ts';
import { createFilesDigest } from './files.ts';
import { type Progress, meter } from './progress.ts';
import { readEntries } from './read-archive.ts';

/**
 * Compares the files of an archive with its manifest. Before any transaction begins, because a large archive takes
 * long.
 * @throws BackupError 'inconsistent' or 'damaged'
 */
export async function checkFiles(
  { handle, manifest }: CheckedBackup,
  { onProgress, signal }: { onProgress?: Progress | undefined; signal?: AbortSignal | undefined },
): Promise<void> {
  const { files } = manifest;
  if (!files) return;
  const count = meter('checking', files.bytes, onProgress);
  const digest = createFilesDigest();
  await readEntries(handle, manifest, {
    async onFile(key, _size, content) {
      signal?.throwIfAborted();
      const { sha256, bytes } = await digestOf(content);
      digest.add(key, sha256, bytes);
      count(bytes);
    },
  });
  const found = digest.read();
  if (found.count !== files.count || found.sha256 !== files.sha256) throw inconsistent('files');
}

async function digestOf(content: AsyncIterable<unknown>): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content) {
    if (!Buffer.isBuffer(chunk)) throw inconsistent('files');
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { sha256: hash.digest('hex'), bytes };
}

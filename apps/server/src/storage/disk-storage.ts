import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { FileStorage } from '@guildhall/api/ground/core/storage';
import { checkKey, contentTypeOf } from './storage-key.ts';

/** Stores files in a folder. Writes are atomic. */
export function createDiskStorage(folder: string): FileStorage {
  const pathOf = (key: string) => join(folder, checkKey(key));
  return {
    async put(key, { body }) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const unfinished = `${path}.${randomUUID()}.part`;
      try {
        const file = await open(unfinished, 'wx', 0o600);
        try {
          await file.writeFile(body);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async get(key) {
      const body = await readFile(pathOf(key)).catch(nullIfMissing);
      return body && { body, contentType: contentTypeOf(key) };
    },
    async size(key) {
      const stats = await stat(pathOf(key)).catch(nullIfMissing);
      return stats && stats.size;
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

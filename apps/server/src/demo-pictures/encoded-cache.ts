import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import sharp from 'sharp';
import { Encoded } from '../pictures/encoder-messages.ts';
import type { Drawing } from '@guildhall/demo';

/** Where tools keep what they can make again; `pnpm install` leaves it alone. */
const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/demo-pictures', import.meta.url));

/**
 * The encoded pictures of drawings, on disk, so that only the first demo of an installation encodes them. An
 * installation that cannot be written to has no cache.
 */
export async function readEncoded(drawing: Drawing, folder = FOLDER): Promise<Encoded | null> {
  try {
    return Encoded.parse(deserialize(await readFile(pathOf(drawing, folder))));
  } catch {
    return null;
  }
}

export async function writeEncoded(drawing: Drawing, encoded: Encoded, folder = FOLDER): Promise<void> {
  // Another process may be reading.
  const unfinished = join(folder, `${randomUUID()}.part`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(unfinished, serialize(encoded));
    await rename(unfinished, pathOf(drawing, folder));
  } catch {
    // Drawn and encoded again the next time. What is left of a full disk would keep it full.
    await rm(unfinished, { force: true }).catch(() => {});
  }
}

const pathOf = (drawing: Drawing, folder: string) =>
  join(
    folder,
    createHash('sha256')
      .update(JSON.stringify([drawing, sharp.versions.vips]))
      .digest('hex'),
  );

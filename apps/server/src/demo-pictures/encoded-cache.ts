import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import sharp from 'sharp';
import { Encoded } from '../pictures/encoder-messages.ts';
import type { Drawing } from './drawing.ts';

/** Where tools keep what they can make again; `pnpm install` leaves it alone. */
const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/demo-pictures', import.meta.url));

/**
 * The encoded pictures of drawings, on disk, so that only the first demo of an installation encodes them. An
 * installation that cannot be written to has no cache.
 */
export async function readEncoded(drawing: Drawing): Promise<Encoded | null> {
  try {
    return Encoded.parse(deserialize(await readFile(pathOf(drawing))));
  } catch {
    return null;
  }
}

export async function writeEncoded(drawing: Drawing, encoded: Encoded): Promise<void> {
  // Another process may be reading.
  const unfinished = join(FOLDER, `${randomUUID()}.part`);
  try {
    await mkdir(FOLDER, { recursive: true });
    await writeFile(unfinished, serialize(encoded));
    await rename(unfinished, pathOf(drawing));
  } catch {
    // Drawn and encoded again the next time.
  }
}

const pathOf = (drawing: Drawing) =>
  join(
    FOLDER,
    createHash('sha256')
      .update(JSON.stringify([drawing, sharp.versions.vips]))
      .digest('hex'),
  );

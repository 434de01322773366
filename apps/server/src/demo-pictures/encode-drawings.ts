import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Encoded } from '../pictures/encoder-messages.ts';
import { type PictureEncoder, createPictureEncoder } from '../pictures/picture-encoder.ts';
import type { Drawing } from './drawing.ts';
import { readEncoded, writeEncoded } from './encoded-cache.ts';

/** As many as a small machine has cores; each has an encoder of its own. */
const ENCODERS = 2;

const quiet = { info() {}, warn() {}, error() {} };

/** Encodes drawings as if members had uploaded them, in the same encoder. */
export async function encodeDrawings(drawings: ReadonlyMap<string, Drawing>): Promise<Map<string, Encoded>> {
  const encoded = new Map<string, Encoded>();
  const missing = new Map(drawings);
  for (const [name, drawing] of drawings) {
    const known = await readEncoded(drawing);
    if (!known) continue;
    encoded.set(name, known);
    missing.delete(name);
  }
  if (missing.size > 0) await encodeMissing(missing, encoded);
  return encoded;
}

async function encodeMissing(missing: ReadonlyMap<string, Drawing>, encoded: Map<string, Encoded>) {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-demo-'));
  const waiting = missing.entries();
  const work = async (encoder: PictureEncoder, path: string) => {
    for (const [name, drawing] of waiting) {
      await sharp(Buffer.from(drawing.svg)).png({ compressionLevel: 0 }).toFile(path);
      const pictures = await encoder.encode(path, drawing.boxes);
      encoded.set(name, pictures);
      await writeEncoded(drawing, pictures);
    }
  };
  const encoders = Array.from({ length: ENCODERS }, () => createPictureEncoder({ log: quiet }));
  try {
    await Promise.all(encoders.map((encoder, index) => work(encoder, join(folder, `${index}.png`))));
  } finally {
    for (const encoder of encoders) encoder.close();
    await rm(folder, { recursive: true, force: true });
  }
}

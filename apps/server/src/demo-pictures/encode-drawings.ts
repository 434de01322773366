import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Drawing } from '@guildhall/demo';
import { AVATAR_BOXES } from '../avatars/avatar-boxes.ts';
import type { Boxes, Encoded } from '../pictures/encoder-messages.ts';
import {
  type EncoderLimits,
  type PictureEncoder,
  createPictureEncoder,
} from '../pictures/picture-encoder.ts';
import { boxesOf } from '../pictures/store-picture.ts';
import { readEncoded, writeEncoded } from './encoded-cache.ts';

/** As many as a small machine has cores; each has an encoder of its own. */
const ENCODERS = 2;

const quiet = { info() {}, warn() {}, error() {} };

/** Nobody waits for one picture of the demo, and a machine that starts several things at once is slow for long. */
const LIMITS: EncoderLimits = { readyMs: 120_000, replyMs: 120_000, decodeSeconds: 60 };

/** Encodes drawings as if members had uploaded them, in the same encoder, but with more time than a member gets. */
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
      const pictures = await encoder.encode(path, boxesFor(drawing));
      encoded.set(name, pictures);
      await writeEncoded(drawing, pictures);
    }
  };
  const encoders = Array.from({ length: ENCODERS }, () =>
    createPictureEncoder({ log: quiet, limits: LIMITS }),
  );
  try {
    await Promise.all(encoders.map((encoder, index) => work(encoder, join(folder, `${index}.png`))));
  } finally {
    for (const encoder of encoders) encoder.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const boxesFor = (drawing: Drawing): Boxes =>
  drawing.kind === 'portrait'
    ? AVATAR_BOXES
    : boxesOf({ width: drawing.width, height: drawing.width, fit: 'inside' });

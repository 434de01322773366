import { open } from 'node:fs/promises';
import type { Metadata, Sharp } from 'sharp';
import { invalid } from '@guildhall/api/core/errors';

const MAX_PIXELS = 24_000_000;
/** Of the decoded picture, which an interlaced one takes at once: 24 megapixels of RGBA with 8 bits each. */
const MAX_DECODED_BYTES = 4 * MAX_PIXELS;
const SECONDS = 5;

const UNREADABLE = 'This file is not a picture we can read. Please choose a PNG, JPEG or WebP file.';
const TOO_MANY_PIXELS = 'This picture has too many pixels. Please choose a smaller one.';

export type Box = { width: number; height: number; fit: 'cover' | 'inside' };

/**
 * Decodes an uploaded file, upright and in a size of ours. What the file is decides its content, never its
 * name; everything beside the pixels (place, camera, previews, whatever is appended) is left behind. Its
 * head is checked before any of it is decoded.
 * @throws BAD_REQUEST with a sentence for the member
 */
export async function decodePicture(path: string, { width, height, fit }: Box): Promise<Sharp> {
  // No decoder but these three ever sees what someone uploads.
  if (!isKnownFormat(await readHead(path))) throw invalid(UNREADABLE);
  const sharp = await loadSharp();
  const picture = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const metadata = await picture.metadata().catch((error: unknown) => {
    throw invalid(isTooLarge(error) ? TOO_MANY_PIXELS : UNREADABLE);
  });
  if (metadata.width * metadata.height > MAX_PIXELS || decodedBytes(metadata) > MAX_DECODED_BYTES)
    throw invalid(TOO_MANY_PIXELS);
  const { data, info } = await picture
    .rotate()
    .resize(width, height, { fit, withoutEnlargement: fit === 'inside' })
    .toColourspace('srgb')
    .raw()
    .timeout({ seconds: SECONDS })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw invalid(UNREADABLE);
    });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

export const encodePicture = (picture: Sharp): Promise<Buffer> => picture.webp({ quality: 82 }).toBuffer();

/** Loaded when it is needed: many processes never see a picture, and it takes ten megabytes. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // No operation repeats, and pictures are decoded one after the other: more threads would only take
  // memory and the cores that answer everyone else.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

async function readHead(path: string): Promise<Buffer> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0);
  return buffer.subarray(0, bytesRead);
}

/** PNG, JPEG or WebP by its signature. */
function isKnownFormat(head: Buffer): boolean {
  const hex = head.toString('hex');
  if (hex.startsWith('89504e470d0a1a0a') || hex.startsWith('ffd8ff')) return true;
  return head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP';
}

function decodedBytes({ width, height, channels, depth }: Metadata): number {
  return width * height * channels * (depth === 'uchar' ? 1 : 2);
}

const isTooLarge = (error: unknown) => error instanceof Error && error.message.includes('pixel limit');

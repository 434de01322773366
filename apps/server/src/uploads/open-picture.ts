import type { Sharp } from 'sharp';
import { invalid } from '@guildhall/api/core/errors';

const FORMATS = new Set(['png', 'jpeg', 'webp']);
const MAX_PIXELS = 40_000_000;
const SECONDS = 5;

const UNREADABLE = 'This file is not a picture we can read. Please choose a PNG, JPEG or WebP file.';
const TOO_MANY_PIXELS = 'This picture has too many pixels. Please choose a smaller one.';

/**
 * An uploaded file as a picture that can be drawn anew. What the file is decides its content, never its name.
 * @throws BAD_REQUEST with a sentence for the member
 */
export async function openPicture(upload: Buffer): Promise<Sharp> {
  if (upload.length === 0) throw invalid(UNREADABLE);
  // Read when it is needed: many processes never see a picture, and it takes ten megabytes.
  const { default: sharp } = await import('sharp');
  const picture = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format, width, height } = await picture.metadata().catch((error: unknown) => {
    throw invalid(isTooLarge(error) ? TOO_MANY_PIXELS : UNREADABLE);
  });
  if (format === undefined || !FORMATS.has(format)) throw invalid(UNREADABLE);
  if (width * height > MAX_PIXELS) throw invalid(TOO_MANY_PIXELS);
  return picture;
}

export type Box = { width: number; height: number; fit: 'cover' | 'inside' };

/**
 * The picture upright in a size of ours, as WebP; everything beside the pixels (place, camera, previews)
 * is left behind.
 * @throws BAD_REQUEST with a sentence for the member
 */
export async function drawPicture(picture: Sharp, { width, height, fit }: Box): Promise<Buffer> {
  try {
    return await inTurn(() =>
      picture
        .clone()
        .rotate()
        .resize(width, height, { fit, withoutEnlargement: fit === 'inside' })
        .webp({ quality: 82 })
        .timeout({ seconds: SECONDS })
        .toBuffer(),
    );
  } catch {
    throw invalid(UNREADABLE);
  }
}

let turn: Promise<unknown> = Promise.resolve();

/** One drawing after the other in this process: the largest picture allowed takes 160 MB while it is read. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = turn.then(work);
  turn = mine.catch(() => undefined);
  return mine;
}

const isTooLarge = (error: unknown) => error instanceof Error && error.message.includes('pixel limit');

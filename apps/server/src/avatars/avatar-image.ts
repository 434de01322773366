import sharp, { type Sharp } from 'sharp';
import { AVATAR_SIZES } from '@guildhall/api/core/avatar';
import { invalid } from '@guildhall/api/core/errors';

const FORMATS = new Set(['png', 'jpeg', 'webp']);
const MAX_PIXELS = 40_000_000;
const SECONDS = 5;

export type AvatarSize = (typeof AVATAR_SIZES)[number];

const UNREADABLE = 'This file is not a picture we can read. Please choose a PNG, JPEG or WebP file.';

/**
 * Turns an uploaded picture into our own sizes. What the file is decides its content, never its name;
 * everything beside the pixels (place, camera, previews) is left behind.
 * @throws BAD_REQUEST with a sentence for the member
 */
export async function renderAvatar(upload: Buffer): Promise<Map<AvatarSize, Buffer>> {
  if (upload.length === 0) throw invalid(UNREADABLE);
  const picture = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  await checkPicture(picture);
  try {
    const rendered = await Promise.all(
      AVATAR_SIZES.map(async (size) => [size, await render(picture, size)] as const),
    );
    return new Map(rendered);
  } catch {
    throw invalid(UNREADABLE);
  }
}

async function checkPicture(picture: Sharp): Promise<void> {
  const { format, width, height } = await picture.metadata().catch((error: unknown) => {
    throw invalid(
      isTooLarge(error) ? 'This picture has too many pixels. Please choose a smaller one.' : UNREADABLE,
    );
  });
  if (format === undefined || !FORMATS.has(format)) throw invalid(UNREADABLE);
  if (width * height > MAX_PIXELS)
    throw invalid('This picture has too many pixels. Please choose a smaller one.');
}

const isTooLarge = (error: unknown) => error instanceof Error && error.message.includes('pixel limit');

function render(picture: Sharp, size: AvatarSize): Promise<Buffer> {
  return picture
    .clone()
    .rotate()
    .resize(size, size, { fit: 'cover' })
    .webp({ quality: 82 })
    .timeout({ seconds: SECONDS })
    .toBuffer();
}

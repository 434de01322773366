import { AVATAR_SIZES } from '@guildhall/api/core/avatar';
import { decodePicture, encodePicture } from '../uploads/open-picture.ts';

export type AvatarSize = (typeof AVATAR_SIZES)[number];

const LARGEST = Math.max(...AVATAR_SIZES);

/**
 * Resizes an uploaded picture to the avatar sizes. It is decoded once; smaller sizes are derived from the largest.
 * @throws BAD_REQUEST with a sentence for the member
 */
export async function renderAvatar(path: string): Promise<Map<AvatarSize, Buffer>> {
  const largest = await decodePicture(path, { width: LARGEST, height: LARGEST, fit: 'cover' });
  const rendered = new Map<AvatarSize, Buffer>();
  for (const size of AVATAR_SIZES)
    rendered.set(size, await encodePicture(largest.clone().resize(size, size)));
  return rendered;
}

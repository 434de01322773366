import { AVATAR_SIZES } from '@guildhall/api/core/avatar';
import { drawPicture, openPicture } from '../uploads/open-picture.ts';

export type AvatarSize = (typeof AVATAR_SIZES)[number];

/**
 * Turns an uploaded picture into our own sizes.
 * @throws BAD_REQUEST with a sentence for the member
 */
export async function renderAvatar(upload: Buffer): Promise<Map<AvatarSize, Buffer>> {
  const picture = await openPicture(upload);
  const rendered = await Promise.all(
    AVATAR_SIZES.map(
      async (size) =>
        [size, await drawPicture(picture, { width: size, height: size, fit: 'cover' })] as const,
    ),
  );
  return new Map(rendered);
}

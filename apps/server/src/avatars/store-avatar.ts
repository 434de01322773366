import { randomBytes } from 'node:crypto';
import { AVATAR_SIZES, avatarFile } from '@guildhall/api/core/avatar';
import type { FileStorage } from '@guildhall/api/core/storage';
import type { Encoded } from '../pictures/encoder-messages.ts';

/**
 * Stores an encoded portrait under a new key, in all its sizes, and lets the profile point at it.
 * @returns what `take` does
 * @throws what `take` throws; the files are then removed
 */
export async function storeAvatar<T>(
  storage: FileStorage,
  { pictures }: Encoded,
  take: (key: string) => Promise<T>,
): Promise<T> {
  const key = randomBytes(12).toString('hex');
  try {
    for (const { width, body } of pictures)
      await storage.put(avatarFile(key, width), { body, contentType: 'image/webp' });
    return await take(key);
  } catch (error) {
    await Promise.all(AVATAR_SIZES.map((size) => storage.remove(avatarFile(key, size))));
    throw error;
  }
}

import { randomBytes } from 'node:crypto';
import { registerPicture } from '@guildhall/api';
import { avatarAddress, avatarFile } from '@guildhall/api/ground/values/avatar';
import type { FileStorage } from '@guildhall/api/ground/core/storage';
import type { Database } from '@guildhall/db';
import type { Encoded } from '../pictures/encoder-messages.ts';

/**
 * Stores an encoded portrait under a new key, in all its sizes.
 * @returns the key; what nothing takes within a day is removed
 */
export async function storeAvatar(
  { db, storage, uploadedBy }: { db: Database; storage: FileStorage; uploadedBy: number | null },
  { pictures }: Encoded,
): Promise<string> {
  const key = randomBytes(12).toString('hex');
  await registerPicture(db, avatarAddress(key), uploadedBy);
  for (const { width, body } of pictures)
    await storage.put(avatarFile(key, width), { body, contentType: 'image/webp' });
  return key;
}

import { randomBytes } from 'node:crypto';
import { pictureKey, registerPicture } from '@guildhall/api';
import type { FileStorage } from '@guildhall/api/ground/core/storage';
import { pictureName, smallerAddress, smallerWidths } from '@guildhall/api/files/uploads/pictures.schema';
import type { Database } from '@guildhall/db';
import type { Box, Boxes, Encoded } from './encoder-messages.ts';

/** The box of a picture and those of its smaller files. */
export const boxesOf = (box: Box): Boxes => {
  const { height, fit } = box;
  return [box, ...smallerWidths(box.width).map((width) => ({ width, height, fit }))];
};

/**
 * Stores an encoded picture under a new name, in all its sizes.
 * @returns its address, which forms submit; what nothing takes within a day is removed
 */
export async function storePicture(
  { db, storage, uploadedBy }: { db: Database; storage: FileStorage; uploadedBy: number | null },
  folder: string,
  { pictures, colors }: Encoded,
): Promise<string> {
  const [largest] = pictures;
  const facts = { width: largest.width, height: largest.height, colors };
  const address = folder + pictureName(randomBytes(12).toString('hex'), facts);
  await registerPicture(db, address, uploadedBy);
  for (const picture of pictures) {
    const file = picture === largest ? address : smallerAddress(address, picture.width);
    await storage.put(pictureKey(file), { body: picture.body, contentType: 'image/webp' });
  }
  return address;
}

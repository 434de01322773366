import { TRPCError } from '@trpc/server';
import { findLinkedPicture, notePictureFailure, placePicture } from '@guildhall/api';
import type { FileStorage } from '@guildhall/api/ground/core/storage';
import { PICTURE_FOLDER } from '@guildhall/api/files/uploads/pictures.schema';
import type { Database } from '@guildhall/db';
import type { TempFolder } from '../uploads/temp-folder.ts';
import { DownloadError, type DownloadOptions, downloadPicture } from './download-picture.ts';
import { PICTURE_BOXES } from '../pictures/picture-boxes.ts';
import type { PictureEncoder } from '../pictures/picture-encoder.ts';
import { boxesOf, storePicture } from '../pictures/store-picture.ts';

/** What fetching pictures of other sites needs. */
export type LinkedPictures = {
  encoder: Pick<PictureEncoder, 'encode'>;
  files: Pick<TempFolder, 'withFile'>;
  download: DownloadOptions;
};

const BOXES = {
  logo: PICTURE_BOXES.logo,
  coverImage: PICTURE_BOXES.cover,
  heroImage: PICTURE_BOXES.hero,
  imageUrl: PICTURE_BOXES.banner,
};

/**
 * Stores a copy of a picture of another site and shows it. What cannot be fetched is given up, with a note; a busy
 * encoder makes the job start again later.
 */
export async function fetchLinkedPicture(
  { db, storage }: { db: Database; storage: FileStorage },
  { encoder, files, download }: LinkedPictures,
  id: number,
): Promise<void> {
  const wanted = await findLinkedPicture(db, id);
  if (!wanted) return;
  try {
    const encoded = await files.withFile(
      (path) => downloadPicture(wanted.url, path, download),
      (path) => encoder.encode(path, boxesOf(BOXES[wanted.field])),
    );
    await placePicture(
      db,
      id,
      await storePicture({ db, storage, uploadedBy: null }, PICTURE_FOLDER, encoded),
    );
  } catch (error) {
    await notePictureFailure(db, id, reasonOf(error));
  }
}

/** @throws the error itself when it is not about the picture */
function reasonOf(error: unknown): string {
  if (error instanceof DownloadError) return error.message;
  if (error instanceof TRPCError && error.code === 'BAD_REQUEST') return error.message;
  throw error;
}

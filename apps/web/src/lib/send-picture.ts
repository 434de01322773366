import { commonMessages as messages } from './common.messages.ts';
import { sendFile } from './send-file.ts';

/** Uploads a picture, or deletes one (null). */
export const sendPicture = (path: string, file: File | null): Promise<unknown> =>
  sendFile(path, file, { interrupted: messages.pictureInterrupted, failed: messages.pictureFailed });

import { commonMessages as messages } from '../../lib/common.messages.ts';
import { sendPicture } from '../../lib/send-picture.ts';

/** All but the first two are for administrators. */
export type ImageKind = 'logo' | 'cover' | 'hero' | 'article' | 'banner' | 'site-logo' | 'site-icon';

/**
 * Stores a picture and returns its URL.
 * @throws an error worded for the member
 */
export async function uploadImage(kind: ImageKind, file: File): Promise<string> {
  const answer = await sendPicture(`/api/businesses/images?kind=${kind}`, file);
  if (typeof answer === 'object' && answer !== null && 'url' in answer && typeof answer.url === 'string')
    return answer.url;
  throw new Error(messages.pictureFailed);
}

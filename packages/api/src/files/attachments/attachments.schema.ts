import { z } from 'zod';
import { trimmedText } from '../../ground/values/fields.ts';

export const ATTACHMENTS_MAX = 4;
export const ALT_MAX = 1_000;

/** Where pictures of posts, messages and work samples are served, to those who may see them. */
export const ATTACHMENT_FOLDER = '/attachments/';
const ADDRESS = /^\/attachments\/[a-z0-9-]{8,180}\.webp$/;

export const Attachment = z.object({
  /** The address that the upload answered. */
  address: z.string().regex(ADDRESS, 'Upload the picture instead of linking to it'),
  /** What is to be seen, for those who cannot see it. */
  alt: z.string().trim().max(ALT_MAX),
});
export type Attachment = z.infer<typeof Attachment>;

export const Attachments = z.array(Attachment).max(ATTACHMENTS_MAX, `At most ${ATTACHMENTS_MAX} pictures`);

export const WRITE_SOMETHING = 'Please write something first';

/** The text of a post or message, which may be blank beside pictures. */
export const textBesidePictures = (max: number) => trimmedText(max, WRITE_SOMETHING);

/** The input of a post or message: it has a text or a picture. */
export const withTextOrPictures = <Input extends z.ZodType<{ content: string; pictures: Attachment[] }>>(
  input: Input,
): Input =>
  input.refine(({ content, pictures }) => content !== '' || pictures.length > 0, {
    path: ['content'],
    message: WRITE_SOMETHING,
  });

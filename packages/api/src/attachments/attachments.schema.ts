import { z } from 'zod';

export const ATTACHMENTS_MAX = 4;
export const ALT_MAX = 1_000;

/** Where pictures of posts are served, to those who may read the post. */
export const ATTACHMENT_FOLDER = '/attachments/';
const ADDRESS = /^\/attachments\/[a-z0-9-]{8,180}\.webp$/;

export const Attachment = z.object({
  /** The address that the upload answered. */
  address: z.string().regex(ADDRESS, 'Upload the picture here first'),
  /** What is to be seen, for those who cannot see it. */
  alt: z.string().trim().max(ALT_MAX),
});
export type Attachment = z.infer<typeof Attachment>;

export const Attachments = z.array(Attachment).max(ATTACHMENTS_MAX, `At most ${ATTACHMENTS_MAX} pictures`);

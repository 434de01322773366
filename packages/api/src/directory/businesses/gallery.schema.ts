import { z } from 'zod';
import { ALT_MAX } from '../../files/attachments/attachments.schema.ts';
import { uploadedPicture } from '../../ground/values/fields.ts';

export const GALLERY_MAX = 12;

export const GalleryPicture = z.object({
  address: uploadedPicture,
  /** What is to be seen, for those who cannot see it. */
  alt: z.string().trim().max(ALT_MAX),
});
export type GalleryPicture = z.infer<typeof GalleryPicture>;

/** In their order, each once. */
export const Gallery = z
  .array(GalleryPicture)
  .max(GALLERY_MAX, `At most ${GALLERY_MAX} pictures`)
  .refine((pictures) => new Set(pictures.map(({ address }) => address)).size === pictures.length, {
    message: 'This picture is already in the gallery',
  });

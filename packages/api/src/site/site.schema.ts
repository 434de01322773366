import { z } from 'zod';
import { Community } from '../community/community.schema.ts';

/** Public configuration of the installation and of its community, for every page. */
export const SiteConfig = z.object({
  publicOrigin: z.string(),
  supportEmail: z.string(),
  aboutUrl: z.string(),
  contactUrl: z.string(),
  banner: z.object({ imageUrl: z.string(), linkUrl: z.string() }).nullable(),
  shareIntentUrl: z.string(),
  community: Community,
  /** Path of the picture that link previews show. */
  previewImage: z.string(),
});
export type SiteConfig = z.infer<typeof SiteConfig>;

import { z } from 'zod';

/** Public configuration of the installation, for every page. */
export const SiteConfig = z.object({
  publicOrigin: z.string(),
  supportEmail: z.string(),
  legalBaseUrl: z.string(),
  aboutUrl: z.string(),
  contactUrl: z.string(),
  banner: z.object({ imageUrl: z.string(), linkUrl: z.string() }).nullable(),
  shareIntentUrl: z.string(),
});
export type SiteConfig = z.infer<typeof SiteConfig>;

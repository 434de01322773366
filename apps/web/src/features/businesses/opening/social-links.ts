import type { SocialMedia, SocialNetwork } from '@guildhall/api/directory/businesses/opening.schema';

/** Repeated here: importing the schema would add it to the bundle of the page. */
export const NETWORKS = [
  'linkedin',
  'instagram',
  'facebook',
  'youtube',
  'x',
] as const satisfies SocialNetwork[];

/** The pages that a business has given, in one order. */
export const socialLinks = (pages: SocialMedia | null) =>
  NETWORKS.flatMap((network) => {
    const href = pages?.[network];
    return href ? [{ network, href }] : [];
  });

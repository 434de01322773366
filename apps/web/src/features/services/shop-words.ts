import type { Community } from '@guildhall/api/ground/settings/community.schema';
import { servicesMessages as messages } from './services.messages.ts';

type Words = Pick<Community, 'shopHeading' | 'shopText'>;

/** What the community calls its shop and says of it, else the product's own words. */
export const shopWords = (community: Words | undefined): { title: string; description: string } => ({
  title: community?.shopHeading || messages.title,
  description: community?.shopText || messages.description,
});

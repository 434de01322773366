import type { TextInLanguages } from '../languages/text-for.ts';
import type { Community } from '../settings/community.schema.ts';
import type { ProviderLink } from '../settings/providers.schema.ts';
import type { Registration } from '../settings/registration.schema.ts';

/** A published page, with its title in each of its languages. */
export type PageTitles = { slug: string; titles: TextInLanguages<string> };

/** The settings of the community as they are now, in every process. Cheap enough to ask for each page and mail. */
export type CommunitySource = {
  get(): Promise<Community>;
  /** Who may join. */
  registration(): Promise<Registration>;
  /** Its published pages that the footer links to, in all languages. */
  footerPages(): Promise<PageTitles[]>;
  /** Those that members have to accept. */
  consentPages(): Promise<(PageTitles & { number: number })[]>;
  /** The industries and categories that forms and filters offer. */
  industries(): Promise<string[]>;
  /** Other services that members may sign in with. */
  providers(): Promise<ProviderLink[]>;
};

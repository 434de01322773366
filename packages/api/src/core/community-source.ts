import type { Community } from '../community/community.schema.ts';
import type { ConsentPage } from '../consents/consents.schema.ts';
import type { PageLink } from '../pages/pages.schema.ts';
import type { Registration } from '../registration/registration.schema.ts';

/** The settings of the community as they are now, in every process. Cheap enough to ask for each page and mail. */
export type CommunitySource = {
  get(): Promise<Community>;
  /** Who may join. */
  registration(): Promise<Registration>;
  /** Its published pages that the footer links to. */
  footerPages(): Promise<PageLink[]>;
  /** Those that members have to accept. */
  consentPages(): Promise<ConsentPage[]>;
  /** The industries and categories that forms and filters offer. */
  industries(): Promise<string[]>;
};

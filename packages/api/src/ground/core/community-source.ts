import type { Community } from '../settings/community.schema.ts';
import type { ConsentPage } from '../settings/consents.schema.ts';
import type { PageLink } from '../settings/pages.schema.ts';
import type { ProviderLink } from '../settings/providers.schema.ts';
import type { Registration } from '../settings/registration.schema.ts';

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
  /** Other services that members may sign in with. */
  providers(): Promise<ProviderLink[]>;
};

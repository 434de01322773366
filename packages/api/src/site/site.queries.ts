import type { Services } from '../core/context.ts';
import type { SiteConfig } from './site.schema.ts';

/** What the community set stands above the environment. */
export async function getSiteConfig({ config, community: source }: Services): Promise<SiteConfig> {
  const community = await source.get();
  return {
    ...config,
    supportEmail: community.supportEmail || config.supportEmail,
    aboutUrl: community.aboutUrl || config.aboutUrl,
    contactUrl: community.contactUrl || config.contactUrl,
    community,
  };
}

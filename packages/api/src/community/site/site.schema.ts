import { z } from 'zod';
import { Community, FooterColumn, FooterLink } from '../../ground/settings/community.schema.ts';
import { RegistrationMode } from '../../ground/settings/registration.schema.ts';
import { ConsentPages } from '../../ground/settings/consents.schema.ts';
import { ProviderLink } from '../../ground/settings/providers.schema.ts';
import { PageLink } from '../../ground/settings/pages.schema.ts';

/** The terms or the privacy policy, which people accept where the community has no page for them. */
const SiteLink = FooterLink.extend({ isLegal: z.literal(true).optional() });

const hex = z.string();
const Shades = z.tuple([hex, hex, hex, hex, hex, hex, hex, hex, hex, hex]);

/** Public configuration of the installation and of its community, for every page. */
export const SiteConfig = z.object({
  publicOrigin: z.string(),
  supportEmail: z.string(),
  aboutUrl: z.string(),
  contactUrl: z.string(),
  banner: z.object({ imageUrl: z.string(), linkUrl: z.string() }).nullable(),
  shareIntentUrl: z.string(),
  /** In the language of the reader. */
  community: Community.omit({ translations: true, ownWords: true, labels: true }).extend({
    footerColumns: z.array(FooterColumn.extend({ links: z.array(SiteLink) })),
  }),
  /** Of the community, by its place or dates; empty where neither says it. */
  country: z.string(),
  registration: RegistrationMode,
  footerPages: z.array(PageLink),
  consentPages: ConsentPages,
  /** The industries and categories that forms and filters offer, in their order. */
  industries: z.array(z.string()),
  /** How the community's own industries and categories are called in the language of the reader, if not by their names. */
  labels: z.record(z.string(), z.string()).optional(),
  /** Other services that members may sign in with, in the order of their buttons. */
  providers: z.array(ProviderLink),
  /** Whether members confirm their address before others see what they write. */
  requiresConfirmedEmail: z.boolean(),
  /** Whether members may invite. */
  membersInvite: z.boolean(),
  /** Whether members may sign in with a code by email. */
  mailedCodes: z.boolean(),
  /** In the colors of the community; null where it chose none. */
  palette: z
    .object({
      forest: Shades,
      brass: Shades,
      tints: z.object({ forest: hex, forestHover: hex, page: hex, brass: hex, brassHover: hex }),
    })
    .nullable(),
  /** Path of the picture that link previews show. */
  previewImage: z.string(),
});
export type SiteConfig = z.infer<typeof SiteConfig>;

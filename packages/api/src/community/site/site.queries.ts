import { currentLocale } from '@guildhall/locale/current-locale';
import { type Locale, communityLocale } from '@guildhall/locale/locales';
import { linksFor } from '../pages/pages.queries.ts';
import { countryOf } from '../community/community-country.ts';
import type { Palette } from '../community/brand-colors.schema.ts';
import { paletteOf } from '../community/brand-palette.schema.ts';
import {
  COMMUNITY_DEFAULTS,
  type Community,
  type LandingItem,
} from '../../ground/settings/community.schema.ts';
import type { Services } from '../../ground/core/context.ts';
import { footerIn } from './footer.ts';
import type { SiteConfig } from './site.schema.ts';

/** Computed once for the settings that the source keeps. */
const palettes = new WeakMap<Community, Palette>();

function paletteFor(community: Community): Palette | null {
  const { primaryColor, accentColor } = community;
  if (primaryColor === '' && accentColor === '') return null;
  const palette = palettes.get(community) ?? paletteOf(primaryColor, accentColor);
  palettes.set(community, palette);
  return palette;
}

const countries = new WeakMap<Community, string>();

function countryFor(community: Community): string {
  const country = countries.get(community) ?? countryOf(community);
  countries.set(community, country);
  return country;
}

/** The picture that comes with the product bears its name and colors. */
const isUnbranded = ({ name, primaryColor, icon }: Community) =>
  name === COMMUNITY_DEFAULTS.name && primaryColor === '' && icon === '';

const isFilled = (text: string | LandingItem[] | undefined) => text !== undefined && text.length > 0;

/** The community in the words of a language, and in its own where a text is missing in that. */
function inTheirs(community: Community, locale: Locale): SiteConfig['community'] {
  const { translations, ownWords: _ownWords, labels: _labels, ...own } = community;
  const texts = Object.entries(translations[locale] ?? {}).filter(([, text]) => isFilled(text));
  return { ...own, ...Object.fromEntries(texts), ...footerIn(community, locale) };
}

/** What the community called its names in this language; nothing where it has none. */
function labelsIn({ labels, locales }: Community, locale: Locale): Pick<SiteConfig, 'labels'> {
  const names = locales.includes(locale) ? labels[locale]?.names : undefined;
  return names && Object.keys(names).length > 0 ? { labels: names } : {};
}

/** What the community set stands above the environment. */
export async function getSiteConfig({ config, community: source }: Services): Promise<SiteConfig> {
  const [
    community,
    { mode, membersInvite, mailedCodes, requiresConfirmedEmail },
    footerPages,
    consentPages,
    industries,
    providers,
  ] = await Promise.all([
    source.get(),
    source.registration(),
    source.footerPages(),
    source.consentPages(),
    source.industries(),
    source.providers(),
  ]);
  const reader = { reads: currentLocale(), own: communityLocale(community) };
  return {
    ...config,
    supportEmail: community.supportEmail || config.supportEmail,
    aboutUrl: community.aboutUrl || config.aboutUrl,
    contactUrl: community.contactUrl || config.contactUrl,
    community: inTheirs(community, reader.reads),
    country: countryFor(community),
    registration: mode,
    footerPages: linksFor(footerPages, reader),
    consentPages: linksFor(consentPages, reader),
    industries,
    ...labelsIn(community, reader.reads),
    providers,
    membersInvite,
    mailedCodes,
    requiresConfirmedEmail: requiresConfirmedEmail ?? config.requiresConfirmedEmail,
    palette: paletteFor(community),
    previewImage: isUnbranded(community) ? '/og.png' : '/card.png',
  };
}

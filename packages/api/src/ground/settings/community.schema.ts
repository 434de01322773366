import { ExpectedFields } from '../values/expected-fields.schema.ts';
import { z } from 'zod';
import { email, line, name, optionalName, pictureUrl, text, webUrl } from '../values/fields.ts';
import { ARTICLE_CATEGORIES, SERVICE_CATEGORIES } from './categories.schema.ts';
import { AREA_NAMES } from './areas.schema.ts';
import { DEFAULT_LOCALE, LOCALES } from '@guildhall/locale/locales';
import { Labels } from './labels.schema.ts';
import { OwnWords } from './own-words.schema.ts';
import { isTimeZone } from '../values/time.ts';

const unlessEmpty = (isValid: (value: string) => boolean, message: string) =>
  z
    .string()
    .trim()
    .max(80)
    .refine((value) => value === '' || isValid(value), message);

const color = unlessEmpty(
  (value) => /^#[0-9a-f]{6}$/i.test(value),
  'Use a color such as #1b5d4d',
).toLowerCase();

const timeZone = unlessEmpty(isTimeZone, 'Use a time zone such as Europe/Vienna');

const isCurrency = (value: string) => Intl.supportedValuesOf('currency').includes(value);
const currency = unlessEmpty(isCurrency, 'Use a currency such as EUR');

function isLocale(value: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(value).length > 0;
  } catch {
    return false;
  }
}
const dateLocale = unlessEmpty(isLocale, 'Use a language such as en-GB');

const locales = z
  .array(z.enum(LOCALES))
  .min(1, 'Choose at least one language')
  .max(LOCALES.length)
  .refine((all) => new Set(all).size === all.length, 'Each language once');

export const FOOTER_COLUMNS_MAX = 6;
export const FOOTER_LINKS_MAX = 12;

export const FooterLink = z.object({ label: name(60), url: webUrl.pipe(z.string().min(1)) });
export const FooterColumn = z.object({ title: name(60), links: z.array(FooterLink).max(FOOTER_LINKS_MAX) });
export type FooterColumn = z.infer<typeof FooterColumn>;

const CATEGORIES_MAX = 40;
const categories = z
  .array(name(60).refine((value) => !/^all /i.test(value), 'Choose a name that does not start with “All”'))
  .max(CATEGORIES_MAX)
  .refine(
    (all) => new Set(all.map((each) => each.toLowerCase())).size === all.length,
    'Two categories have the same name',
  );

/** The sections of the front page below its heading, each of which may be left out. */
export const LANDING_SECTIONS = ['people', 'example', 'features', 'steps', 'closing'] as const;
export type LandingSection = (typeof LANDING_SECTIONS)[number];

/** A title with a sentence, as a section of the front page has several. */
const LandingItem = z.object({ title: name(60), text: z.string().trim().max(240) });
export type LandingItem = z.infer<typeof LandingItem>;

/** What a community says in its own words, which may be in several languages. An empty one is unset. */
const Texts = z.object({
  /** One sentence for search engines and link previews. */
  description: text(200).trim(),
  landingHeading: text(120).trim(),
  landingText: text(500).trim(),
  featuresHeading: text(120).trim(),
  featuresText: text(500).trim(),
  featureItems: z.array(LandingItem).max(6),
  stepsHeading: text(120).trim(),
  stepItems: z.array(LandingItem).max(6),
  closingHeading: text(120).trim(),
  closingText: text(500).trim(),
  /** What the shop is called, and its sentence below. */
  shopHeading: text(120).trim(),
  shopText: text(500).trim(),
  /** Shown to new members. */
  welcome: text(1_000).trim(),
});
export const COMMUNITY_TEXTS = Texts.keyof().options;
export type CommunityText = (typeof COMMUNITY_TEXTS)[number];
export type CommunityTexts = z.infer<typeof Texts>;

/**
 * What a community says of itself. An empty text is an unset one: the product's own words, colors or mark, or
 * the setting of the environment, stand in for it.
 */
export const Community = z.object({
  name: name(60),
  /** For small places, such as under an icon on a phone; empty: the name. */
  shortName: optionalName(20),
  ...Texts.shape,
  /** The same in the other languages that it offers; where one lacks a text, its readers get that above. */
  translations: z.partialRecord(z.enum(LOCALES), Texts),
  /** What it calls members, events and the like, in each language. */
  ownWords: OwnWords,
  /** How its industries, categories and the texts of its footer are called in its other languages. */
  labels: Labels,
  primaryColor: color,
  accentColor: color,
  /** Beside or with the name, on light and on dark; without the second, the first stands on both. */
  logo: pictureUrl,
  logoDark: pictureUrl,
  /** Square. */
  icon: pictureUrl,
  hiddenLandingSections: z.array(z.enum(LANDING_SECTIONS)).max(LANDING_SECTIONS.length),
  /** Shown in place of the example of a match. */
  landingPicture: pictureUrl,
  /** Of articles and of services, in their order; none: those of the product. */
  articleCategories: categories,
  serviceCategories: categories,
  place: optionalName(80),
  /** The time zone of days in statistics; TIME_ZONE where it is unset. */
  timeZone,
  /** Of all prices; changing it converts none. */
  currency,
  /** The language that dates and amounts are written in; unset, it is each reader's own where the browser knows it. */
  dateLocale,
  /** The languages that readers may choose; the first is the community's own. */
  locales,
  footerColumns: z.array(FooterColumn).max(FOOTER_COLUMNS_MAX),
  /** The labels under "Our Ecosystem"; none: it is not shown. */
  ecosystem: z.array(line(40)).max(12),
  contactUrl: webUrl,
  aboutUrl: webUrl,
  supportEmail: z.union([z.literal(''), email]),
  /** What is hidden from everyone; nothing of it is deleted. */
  disabledAreas: z.array(z.enum(AREA_NAMES)).max(AREA_NAMES.length),
  /** Whether visitors see the members directory, too. */
  publicMembers: z.boolean(),
  /** Whether members may submit articles for the news. */
  membersWriteArticles: z.boolean(),
});
export type Community = z.infer<typeof Community>;

export const COMMUNITY_DEFAULTS: Community = {
  name: 'Guildhall',
  shortName: '',
  description: '',
  primaryColor: '',
  accentColor: '',
  logo: '',
  logoDark: '',
  icon: '',
  landingHeading: '',
  landingText: '',
  hiddenLandingSections: [],
  landingPicture: '',
  articleCategories: ARTICLE_CATEGORIES,
  serviceCategories: [...SERVICE_CATEGORIES],
  featuresHeading: '',
  featuresText: '',
  featureItems: [],
  stepsHeading: '',
  stepItems: [],
  closingHeading: '',
  closingText: '',
  shopHeading: '',
  shopText: '',
  welcome: '',
  translations: {},
  ownWords: {},
  labels: {},
  place: '',
  timeZone: '',
  currency: '',
  dateLocale: '',
  locales: [DEFAULT_LOCALE],
  footerColumns: [],
  ecosystem: [],
  contactUrl: '',
  aboutUrl: '',
  supportEmail: '',
  disabledAreas: [],
  publicMembers: false,
  membersWriteArticles: false,
};

export const UpdateCommunityInput = Community.partial();
export type UpdateCommunityInput = z.infer<typeof UpdateCommunityInput>;

/** What an administrator changed, and as JSON how they found it. */
export const ChangeCommunityInput = UpdateCommunityInput.extend({ expected: ExpectedFields });
export type ChangeCommunityInput = z.infer<typeof ChangeCommunityInput>;

/** The languages that Guildhall speaks, as BCP 47 tags; the first is its own. Without zod, because every page loads this. */
export const LOCALES = ['en', 'de', 'fr', 'es', 'pt', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en';

/** Each language in its own words. */
export const LOCALE_NAMES: Record<Locale, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
  ar: 'العربية',
};

/** What dates and amounts are written in where a community has chosen nothing. */
export const FORMATS_OF: Record<Locale, string> = {
  en: 'en-US',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  pt: 'pt-BR',
  // With the digits that amounts, phone numbers and times of the same page have.
  ar: 'ar-u-nu-latn',
};

export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr');

const languageOf = (tag: string) => tag.trim().toLowerCase().split(/[-_]/, 1)[0];

/** The language of a tag in any case and with any region, such as 'de' of 'DE-at'; undefined for one we do not speak. */
export const localeOf = (tag: string): Locale | undefined =>
  LOCALES.find((locale) => locale === languageOf(tag));

/** The browser's languages by its preference, of a header such as `de-CH, en;q=0.5`. */
function preferred(acceptLanguage: string): string[] {
  return acceptLanguage
    .slice(0, 500)
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.split(';');
      const quality = parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find(Boolean);
      return { tag, quality: Number(quality ?? 1), index };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality || a.index - b.index)
    .map(({ tag }) => tag);
}

/**
 * The language for a reader among the offered: the one they chose, else the first that their browser asks for,
 * else the community's own, which is the first of the offered.
 */
export function chooseLocale(
  offered: readonly Locale[],
  { chosen, acceptLanguage }: { chosen?: string | null | undefined; acceptLanguage?: string | undefined },
): Locale {
  const wishes = [chosen ?? '', ...preferred(acceptLanguage ?? '')].map(localeOf);
  return wishes.find((wish) => wish !== undefined && offered.includes(wish)) ?? offered[0] ?? DEFAULT_LOCALE;
}

/** The community's own language: of what has no single reader. */
export const communityLocale = ({ locales }: { locales: readonly Locale[] }): Locale =>
  locales[0] ?? DEFAULT_LOCALE;

/**
 * The language of dates and amounts for a reader: the community's, where it is a variety of the reader's own, such as
 * de-CH for German; else the usual one of the reader's language. A community with one language keeps its choice.
 */
export function formatsLocale(
  locale: Locale,
  { dateLocale, locales }: { dateLocale: string; locales: readonly Locale[] },
): string {
  if (languageOf(dateLocale) === locale) return dateLocale;
  return locale === DEFAULT_LOCALE && locales.length === 1 ? dateLocale : FORMATS_OF[locale];
}

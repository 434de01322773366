import { DEFAULT_LOCALE, type Locale } from './locales.ts';

/** The messages of a language by those in English, which they translate. */
export type Catalog = ReadonlyMap<object, object>;

const catalogs = new Map<Locale, Catalog>();
let localeOfReader = (): Locale => DEFAULT_LOCALE;

/** Makes the translations of a language known to this process. */
export const addCatalog = (locale: Locale, catalog: Catalog): void => void catalogs.set(locale, catalog);

/** Where `translated` learns who reads: `current-locale.ts`, which browsers do not load. */
export const readLocaleFrom = (source: () => Locale): void => {
  localeOfReader = source;
};

type InOwnWords = <Messages extends object>(messages: Messages, locale: Locale) => Messages;
let inOwnWords: InOwnWords = (messages) => messages;

/** How `translated` says messages in the community's own words: `own-words/current-words.ts`, for servers. */
export const rewordWith = (reword: InOwnWords): void => {
  inOwnWords = reword;
};

/**
 * The messages in the reader's language, and in the community's own words; the English ones where there is no translation. In a browser
 * they are in its language already: its bundle has one (decision 460).
 */
export function translated<Messages extends object>(english: Messages): Messages {
  const locale = localeOfReader();
  const catalog = catalogs.get(locale);
  const found = catalog && hasTranslation(catalog, english) ? catalog.get(english) : undefined;
  return inOwnWords(found ?? english, locale);
}

/** A catalog pairs each with a `Translation` of its own type, which has the same shape. */
const hasTranslation = <Messages extends object>(
  catalog: Catalog,
  english: Messages,
): catalog is ReadonlyMap<Messages, Messages> => catalog.has(english);

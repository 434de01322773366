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

/**
 * The messages in the reader's language; the English ones where there is no translation. In a browser
 * they are in its language already: its bundle has one (decision 460).
 */
export function translated<Messages extends object>(english: Messages): Messages {
  const catalog = catalogs.get(localeOfReader());
  return (catalog && hasTranslation(catalog, english) ? catalog.get(english) : undefined) ?? english;
}

/** A catalog pairs each with a `Translation` of its own type, which has the same shape. */
const hasTranslation = <Messages extends object>(
  catalog: Catalog,
  english: Messages,
): catalog is ReadonlyMap<Messages, Messages> => catalog.has(english);

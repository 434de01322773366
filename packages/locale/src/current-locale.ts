import { AsyncLocalStorage } from 'node:async_hooks';
import { DEFAULT_LOCALE, type Locale } from './locales.ts';
import { readLocaleFrom } from './translated.ts';

const readers = new AsyncLocalStorage<Locale>();

/** The reader's language: that of the current request, or of the recipient of a mail. */
export const currentLocale = (): Locale => readers.getStore() ?? DEFAULT_LOCALE;

/** Does work whose sentences are read in this language. */
export const inLocale = <Result>(locale: Locale, work: () => Result): Result => readers.run(locale, work);

/** One of a thing for each language: what is shared among readers, or batched for several, has words of one language. */
export function perLocale<Thing>(make: () => Thing): () => Thing {
  const made = new Map<Locale, Thing>();
  return () => {
    const locale = currentLocale();
    const thing = made.get(locale) ?? make();
    made.set(locale, thing);
    return thing;
  };
}

readLocaleFrom(currentLocale);

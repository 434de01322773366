import { join, resolve } from 'node:path';
import { DEFAULT_LOCALE, type Locale } from '@guildhall/locale/locales';
import { sentencesIn } from '@guildhall/locale/own-words/sentences';
import { readCatalog } from '@guildhall/locale/read-catalog';

const ROOT = resolve(import.meta.dirname, '../../../..');
const HOMES = ['apps/web', 'packages/api', 'packages/matching'].map((home) => join(ROOT, home));
/** English is found beside any translation. */
const BESIDE: Locale = 'de';

/**
 * Everything that the product says in a language, the web's words included, each sentence once. It reads some hundred
 * files the first time: for an administrator who asks, not for every request.
 */
export async function sentencesOf(locale: Locale): Promise<readonly string[]> {
  const isEnglish = locale === DEFAULT_LOCALE;
  const pairs = await Promise.all(HOMES.map((home) => readCatalog(home, isEnglish ? BESIDE : locale)));
  const messages = pairs.flat().map(([english, translation]) => {
    if (!isEnglish) return translation;
    // Errors are thrown in English, and their catalogs begin with the translations.
    return Object.keys(english).length === 0 ? Object.keys(translation) : english;
  });
  return sentencesIn(messages);
}

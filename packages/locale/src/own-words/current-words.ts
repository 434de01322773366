import { LOCALES, type Locale } from '../locales.ts';
import { rewordWith } from '../translated.ts';
import { type Reword, rewording } from './rewording.ts';
import { type OwnWords, type WordPair, wordPairs } from './terms.ts';

type Spoken = { pairs: readonly WordPair[]; version: string; reword: Reword; known: WeakMap<object, object> };

const spoken = new Map<Locale, Spoken>();
let current = '{}';

/** Has everything that this process says from now on in the community's own words. */
export function speakOwnWords(words: OwnWords): void {
  const next = JSON.stringify(words);
  if (next === current) return;
  current = next;
  spoken.clear();
  for (const locale of LOCALES) {
    const pairs = wordPairs(locale, words[locale] ?? {});
    if (pairs.length === 0) continue;
    const version = encodeURIComponent(JSON.stringify(pairs));
    spoken.set(locale, { pairs, version, reword: rewording(pairs, locale), known: new WeakMap() });
  }
}

/** The community's own words in a language; null: it has ours. The version tells one choice from another. */
export const ownWordsIn = (
  locale: Locale,
): { pairs: readonly WordPair[]; version: string; reword: Reword } | null => spoken.get(locale) ?? null;

/** Each is paired with what `reword` made of it, which has its shape. */
const isKnown = <Messages extends object>(
  known: WeakMap<object, object>,
  messages: Messages,
): known is WeakMap<Messages, Messages> => known.has(messages);

rewordWith((messages, locale) => {
  const words = spoken.get(locale);
  if (words === undefined) return messages;
  if (!isKnown(words.known, messages)) words.known.set(messages, words.reword(messages));
  return (isKnown(words.known, messages) && words.known.get(messages)) || messages;
});

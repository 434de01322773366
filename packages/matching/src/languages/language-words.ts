import { languages } from '../data/languages.ts';
import type { Language, LanguageCode } from '../data/languages/language.ts';
import { type Trade, tradesById } from '../lexicon.ts';
import { type PhraseTrie, createPhraseTrie } from '../phrases.ts';
import { type Token, fold } from '../text.ts';
import { lightStem } from './light-stem.ts';

/** A language other than English, made ready for reading; everything is folded, and phrases are of `lightStem`. */
export type LanguageWords = {
  /** Words that tell nothing: of the grammar, or of a phrase that says nothing. */
  readonly stopwords: ReadonlySet<string>;
  readonly trades: PhraseTrie<Trade>;
  /** Trades whose name is one word, by its stem. */
  readonly single: ReadonlyMap<string, Trade>;
  /** Words that precede the clients a member wants. */
  readonly clients: PhraseTrie<true>;
  /** What follows these is not wanted. */
  readonly negations: ReadonlySet<string>;
  /** The apostrophe of a beginning that sticks to the next word ("l'avocat"); null where there are none. */
  readonly elision: RegExp | null;
  readonly compounds: boolean;
};

const wordsOf = (phrase: string): readonly string[] =>
  fold(phrase)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
/** As a text's words are folded: "quelqu'un" is one. */
const withoutApostrophes = (entry: string): string => fold(entry).replaceAll(/['’]/gu, '');
const stemsIn = (phrase: string): readonly string[] => wordsOf(phrase).map(lightStem);

function made(language: Language): LanguageWords {
  const { stopWords, filler, clientMarkers, negations, elisions, compounds, trades } = language;
  const unsaid = [...stopWords, ...filler];
  const named = createPhraseTrie<Trade>(stemsIn);
  const single = new Map<string, Trade>();
  for (const [id, names] of Object.entries(trades)) {
    const trade = tradesById.get(id);
    if (trade === undefined) continue;
    for (const name of names.split(', ')) {
      named.add(name, trade);
      const [stem, ...more] = stemsIn(name);
      if (stem !== undefined && more.length === 0 && !single.has(stem)) single.set(stem, trade);
    }
  }
  const clients = createPhraseTrie<true>(stemsIn);
  for (const marker of clientMarkers) clients.add(marker, true);
  return {
    stopwords: new Set([...unsaid.flatMap(wordsOf), ...unsaid.map(withoutApostrophes)]),
    trades: named,
    single,
    clients,
    negations: new Set(negations.filter((phrase) => wordsOf(phrase).length === 1).map(fold)),
    compounds,
    elision:
      elisions.length === 0
        ? null
        : new RegExp(`(?<![\\p{L}\\p{M}])(?:${elisions.join('|')})['’](?=\\p{L})`, 'giu'),
  };
}

/** All languages that are read beside English. */
export const languageWords: Readonly<Record<LanguageCode, LanguageWords>> = {
  de: made(languages.de),
  es: made(languages.es),
  fr: made(languages.fr),
};

export const languageCodes: readonly LanguageCode[] = ['de', 'es', 'fr'];

/** What its language adds to reading a word; undefined in English. */
export const wordsOfLanguage = ({ language }: Token): LanguageWords | undefined =>
  language && languageWords[language];

/** Every name of a trade in a language, in lists; none where the dictionary has them. */
export const namesOfLanguage = (code: string): readonly string[] => {
  const known = languageCodes.find((each) => each === code);
  return known === undefined ? [] : Object.values(languages[known].trades);
};

import { type ReadLanguage, languageOf, stopwordsOfLanguage } from '../languages/language-of.ts';
import { lightStem } from '../languages/light-stem.ts';
import { type DictionaryLanguage, englishOf } from '../languages/translations.ts';
import { isEnglishContentWord } from '../lexicon.ts';
import { plainText } from '../statements/plain-text.ts';
import { stemOfWord, tokenize } from '../text.ts';
import { isKnownWord, rarityOf } from '../vectors/word-vectors.ts';

/** Words of every business that tell how somebody works, which others may rule out. */
const waysOfWork: ReadonlySet<string> = new Set(
  'agency agencies online remote firm firms freelance freelancer freelancers big large chain chains'.split(
    ' ',
  ),
);
const keysOfWays: ReadonlySet<string> = new Set(Array.from(waysOfWork, stemOfWord));

/** Whether a word says how somebody works, and not what they do. */
export const isWayOfWork = (key: string): boolean => keysOfWays.has(key);

/** A content word by a key that is the same in every language of the dictionary, and how rare it is, 0 to 1. */
export type Term = { readonly key: string; readonly rarity: number };

/** Shorter words are not taken apart. */
const COMPOUND_LEAST = 8;
const PART_LEAST = 4;
/** Most words read of a text. */
const WORDS_MAX = 500;

/** What a word that only says when or where is worth. */
const ASIDE = 0.5;

const NONE: ReadonlySet<number> = new Set();

/**
 * The content words of a text in its order, each as often as it is written. The key of a word does not depend on
 * the language that the text seems to be in, but for what the dictionary translates, so that both sides agree.
 * `elsewhere` is the language of the text that a phrase is taken from; words that begin at `silent` places are left out,
 * and those at places `aside` count half.
 */
export function termsOf(
  text: string,
  elsewhere?: ReadLanguage,
  silent: ReadonlySet<number> = NONE,
  aside: ReadonlySet<number> = NONE,
): readonly Term[] {
  const tokens = tokenize(plainText(text)).tokens.slice(0, WORDS_MAX);
  const found = languageOf(tokens);
  const language = found === null ? elsewhere : found;
  const stopwords = language && stopwordsOfLanguage(language);
  return tokens.flatMap(({ word, start }) => {
    if (
      silent.has(start) ||
      stopwords?.has(word) === true ||
      (language === undefined && !isEnglishContentWord(word) && !waysOfWork.has(word)) ||
      !/\p{L}{2}/u.test(word)
    )
      return [];
    const english = language && englishOf(language, word);
    const parts = language && english === undefined ? partsOf(word, language) : [];
    const read = english?.split(' ') ?? (parts.length > 1 ? parts : [word].concat(parts));
    const share = aside.has(start) ? ASIDE : 1;
    return read.map(termOf).map(({ key, rarity }) => ({ key, rarity: rarity * share }));
  });
}

/** One word of English as a term. */
export const termOf = (word: string): Term => ({
  key: isKnownWord(word) ? stemOfWord(word) : lightStem(word),
  rarity: distinctness(word),
});

/** The parts of a compound that the dictionary has, in English: of "Klavierstimmer" the piano and the tuner. */
function partsOf(word: string, language: DictionaryLanguage): readonly string[] {
  if (word.length < COMPOUND_LEAST) return [];
  for (let at = PART_LEAST; at <= word.length - PART_LEAST; at += 1) {
    const second = englishOf(language, word.slice(at));
    if (second === undefined) continue;
    const before = word.slice(0, at);
    const first = englishOf(language, before) ?? englishOf(language, before.replace(/(?:s|n|en|es)$/u, ''));
    return [...(first?.split(' ') ?? []), ...second.split(' ')];
  }
  return [];
}

/** Words up to this rarity say nothing of what is wanted. */
const COMMON = 0.3;
const distinctness = (word: string): number => Math.max(0, rarityOf(word) - COMMON) ** 1.5;

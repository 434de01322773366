import { languageOf, stopwordsOfLanguage } from '../languages/language-of.ts';
import { lightStem } from '../languages/light-stem.ts';
import { type DictionaryLanguage, englishOf } from '../languages/translations.ts';
import { isEnglishContentWord } from '../lexicon.ts';
import { plainText } from '../statements/plain-text.ts';
import { stemOfWord, tokenize } from '../text.ts';
import { isKnownWord, rarityOf } from '../vectors/word-vectors.ts';

/** A content word by a key that is the same in every language of the dictionary, and how rare it is, 0 to 1. */
export type Term = { readonly key: string; readonly rarity: number };

/** Shorter words are not taken apart. */
const COMPOUND_LEAST = 8;
const PART_LEAST = 4;
/** Most words read of a text. */
const WORDS_MAX = 500;

/**
 * The content words of a text in its order, each as often as it is written. The key of a word does not depend on
 * the language that the text seems to be in, but for what the dictionary translates, so that both sides agree.
 */
export function termsOf(text: string): readonly Term[] {
  const tokens = tokenize(plainText(text)).tokens.slice(0, WORDS_MAX);
  const language = languageOf(tokens) ?? undefined;
  const stopwords = language && stopwordsOfLanguage(language);
  return tokens.flatMap(({ word }) => {
    if (
      stopwords?.has(word) === true ||
      (language === undefined && !isEnglishContentWord(word)) ||
      !/\p{L}{2}/u.test(word)
    )
      return [];
    const english = language && englishOf(language, word);
    if (english !== undefined) return english.split(' ').map(termOf);
    const parts = language ? partsOf(word, language) : [];
    return (parts.length > 1 ? parts : [word].concat(parts)).map(termOf);
  });
}

const termOf = (word: string): Term => ({
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

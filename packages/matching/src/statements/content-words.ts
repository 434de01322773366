import { wordsOfLanguage } from '../languages/language-words.ts';
import { isStopWord, isEnglishContentWord } from '../lexicon.ts';
import type { Token } from '../text.ts';

/** Whether a word carries no meaning in its language: grammar, a number, or part of a polite phrase. */
export function isStopword(token: Token): boolean {
  const words = wordsOfLanguage(token);
  return words === undefined
    ? isStopWord(token.word)
    : words.stopwords.has(token.word) || !/\p{L}{2}/u.test(token.word);
}

/** Whether a word says something of its own in its language. */
export const isContentWord = (token: Token): boolean =>
  token.language === undefined ? isEnglishContentWord(token.word) : !isStopword(token);

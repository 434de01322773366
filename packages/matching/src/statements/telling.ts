import { wordsOfLanguage } from '../languages/language-words.ts';
import { isStopWord, isTelling } from '../lexicon.ts';
import type { Token } from '../text.ts';

/** Whether a word tells nothing in its language: of the grammar, a number, or part of a phrase of courtesy. */
export function isQuiet(token: Token): boolean {
  const words = wordsOfLanguage(token);
  return words === undefined
    ? isStopWord(token.word)
    : words.quiet.has(token.word) || !/\p{L}{2}/u.test(token.word);
}

/** Whether a word says something of its own in its language. */
export const tells = (token: Token): boolean =>
  token.language === undefined ? isTelling(token.word) : !isQuiet(token);

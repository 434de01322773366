import { languageCodes, languageWords, wordsOfLanguage } from '../languages/language-words.ts';
import { lightStem } from '../languages/light-stem.ts';
import type { Trade } from '../lexicon.ts';
import type { Token } from '../text.ts';
import { isKnownWord } from '../vectors/word-vectors.ts';

/** The shortest beginning and the shortest last part of a word that is made of two. */
const parts = { first: 3, last: 4 } as const;

/** The trade named at a place of a text in another language, or by a word that is no English one. */
export function foreignTradeAt(
  tokens: readonly Token[],
  at: number,
): { readonly trade: Trade; readonly length: number } | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  const { word } = token;
  const language = wordsOfLanguage(token);
  if (language !== undefined) {
    const found = language.trades.longestAt(tokens, at);
    if (found !== undefined) return { trade: found.value, length: found.length };
    const trade = language.compounds ? lastPartOf(word, language.single) : undefined;
    return trade === undefined ? undefined : { trade, length: 1 };
  }
  if (word.length < parts.first + parts.last || isKnownWord(word)) return undefined;
  const stem = lightStem(word);
  const trade = languageCodes
    .map((code) => languageWords[code].single.get(stem))
    .find((named) => named !== undefined);
  return trade === undefined ? undefined : { trade, length: 1 };
}

/** "Patentanwalt" is an "Anwalt". */
function lastPartOf(word: string, single: ReadonlyMap<string, Trade>): Trade | undefined {
  for (let from = parts.first; from <= word.length - parts.last; from += 1) {
    const trade = single.get(lightStem(word.slice(from)));
    if (trade !== undefined) return trade;
  }
  return undefined;
}

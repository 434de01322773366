import { languageCodes, languageWords, wordsOfLanguage } from '../languages/language-words.ts';
import { lightStem } from '../languages/light-stem.ts';
import { englishOf } from '../languages/translations.ts';
import { type Trade, tradeAt } from '../lexicon.ts';
import { type Token, tokenize } from '../text.ts';
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
  // "Steuerberatung" and "Steuerfachmann" are of the trade before.
  const before = PERSON.exec(word)?.groups?.['before'];
  return before === undefined
    ? undefined
    : (single.get(lightStem(before)) ?? tradeNamed(englishOf('de', before) ?? ''));
}

const tradeNamed = (english: string): Trade | undefined => {
  const { tokens } = tokenize(english);
  return tokens.length === 1 ? tradeAt(tokens, 0)?.value.trade : undefined;
};

const PERSON =
  /^(?<before>.{4,}?)(?:mann|frau|mensch|leute|typ|profi|experte|expertin|fachmann|fachfrau|kraft|fachkraft|hilfe|firma|service|beratung|buro|kanzlei)$/u;

import { isStopWord } from '../lexicon.ts';
import { type Token, tokenize } from '../text.ts';
import { isKnownWord } from '../vectors/word-vectors.ts';
import type { LanguageCode } from '../data/languages/language.ts';
import { languageCodes, languageWords, stemIn } from './language-words.ts';

/** A name of a trade that is no English word says more of a language than a word of its grammar. */
const ofTrade = 2;
/** Most words of a text examined to detect its language. */
const sampled = 60;

/** The language most words of a text belong to: undefined for English, null where nothing tells. */
export function languageOf(tokens: readonly Token[]): LanguageCode | undefined | null {
  const sample = tokens.slice(0, sampled);
  let best: LanguageCode | undefined;
  let most = sample.filter(({ word }) => /\p{L}{2}/u.test(word) && isStopWord(word)).length;
  const isTold = most > 0;
  for (const code of languageCodes) {
    const language = languageWords[code];
    let hits = 0;
    for (const { word } of sample) {
      if (word.length > 1 && language.stopwords.has(word)) hits += 1;
      else if (language.single.has(stemIn(word)) && !isKnownWord(word)) hits += ofTrade;
    }
    if (hits > most) [best, most] = [code, hits];
  }
  return best ?? (isTold ? undefined : null);
}

/** A text's words, stemmed and marked as those of its language; `elsewhere` is that of the other texts. */
export function tokensIn(text: string, elsewhere?: LanguageCode): readonly Token[] {
  const { tokens } = tokenize(text);
  const found = languageOf(tokens);
  const language = found === null ? elsewhere : found;
  if (language === undefined) return tokens;
  const { elision } = languageWords[language];
  const apart = elision === null ? text : text.replaceAll(elision, blankAtEnd);
  const read = apart === text ? tokens : tokenize(apart).tokens;
  return read.map(({ word, start, end, gap }) => ({ word, start, end, gap, stem: stemIn(word), language }));
}

const blankAtEnd = (found: string): string => `${found.slice(0, -1)} `;

import { ita, nld, por } from 'stopword';
import type { LanguageCode } from '../data/languages/language.ts';
import { isStopWord } from '../lexicon.ts';
import { type Token, fold, stemOfWord, tokenize } from '../text.ts';
import { isTaskWord } from '../trades/task-words.ts';
import { isTellingWord } from '../trades/telling-trades.ts';
import { isKnownWord } from '../vectors/word-vectors.ts';
import { languageCodes, languageWords } from './language-words.ts';
import { lightStem } from './light-stem.ts';
import { correctedWord } from './misspelt.ts';
import { type TranslatedLanguage, englishOf, grammarWords } from './translations.ts';

/** A language that is read beside English: with trade names of its own, or by translating its words. */
export type ReadLanguage = LanguageCode | TranslatedLanguage;

/** Most words of a text examined to detect its language. */
const SAMPLED = 60;

const stopwordsOf = (code: TranslatedLanguage, words: readonly string[]): ReadonlySet<string> =>
  new Set([...words.map(fold), ...grammarWords[code].keys()]);

const stopwords: Readonly<Record<ReadLanguage, ReadonlySet<string>>> = {
  de: languageWords.de.stopwords,
  es: languageWords.es.stopwords,
  fr: languageWords.fr.stopwords,
  pt: stopwordsOf('pt', por),
  nl: stopwordsOf('nl', nld),
  it: stopwordsOf('it', ita),
};
/** Words of the grammar of a language, folded. */
export const stopwordsOfLanguage = (language: ReadLanguage): ReadonlySet<string> => stopwords[language];

const isCode = (code: string): code is ReadLanguage => Object.hasOwn(stopwords, code);
const codes = Object.keys(stopwords).filter(isCode);

/** Words of the grammar elsewhere that are written as English words are: alone they are no sign of a language. */
const ENGLISH_TOO: ReadonlySet<string> = new Set(
  `die man will son no me on in was so am war hat art also name sin con has come per do as van over door want we
   had been plus or chat note si is an at be all he but not i a of to by go do it us am use real sale date pour
   once sea use mine men land here more most some made son tour pays long grand place bad`.split(/\s+/u),
);

/**
 * The language most words of a text belong to: undefined for English, null where nothing tells. Another one than
 * English needs two different words that English does not have; one is enough where no word is English. Of languages
 * alike that which has more of the words.
 */
export function languageOf(tokens: readonly Token[]): ReadLanguage | undefined | null {
  const words = new Set(tokens.slice(0, SAMPLED).map(({ word }) => word));
  const written = [...words].filter((word) => /\p{L}{2}/u.test(word));
  const english = written.filter(isStopWord).length;
  let best: ReadLanguage | undefined;
  let most = 0;
  let known = 0;
  for (const code of codes) {
    const hits = written.reduce((sum, word) => sum + signOf(word, code), 0);
    if (hits === 0 || hits < most) continue;
    const own = written.filter((word) => isOfLanguage(word, code)).length;
    if (hits > most || own > known) [best, most, known] = [code, hits, own];
  }
  const isForeign = most > english && (most >= 2 || english === 0);
  return isForeign ? best : english > 0 ? undefined : null;
}

const isOfLanguage = (word: string, code: ReadLanguage): boolean =>
  stopwords[code].has(word) ||
  englishOf(code, word) !== undefined ||
  isTaskWord(word, code) ||
  isTellingWord(word, code);

/** A word of the grammar counts one; a content word that English does not have two in a trade name, else one. */
function signOf(word: string, code: ReadLanguage): number {
  if (ENGLISH_TOO.has(word)) return 0;
  if (stopwords[code].has(word)) return 1;
  if (isKnownWord(word)) return 0;
  const stem = lightStem(word);
  if (hasTrades(code) && languageWords[code].single.has(stem)) return 2;
  return englishOf(code, word) === undefined && !isTellingWord(word, code) ? 0 : 1;
}

const hasTrades = (code: ReadLanguage): code is LanguageCode =>
  (languageCodes as readonly string[]).includes(code);

/** A text's words, stemmed and marked as those of its language; `elsewhere` is that of the other texts. */
export function tokensIn(text: string, elsewhere?: ReadLanguage): readonly Token[] {
  const { tokens } = tokenize(text);
  const found = languageOf(tokens);
  const language = found === null ? elsewhere : found;
  if (language === undefined) return tokens.map(corrected);
  const elision = hasTrades(language)
    ? languageWords[language].elision
    : language === 'it'
      ? ITALIAN_ELISION
      : null;
  const apart = elision === null ? text : text.replaceAll(elision, blankAtEnd);
  const read = apart === text ? tokens : tokenize(apart).tokens;
  if (!hasTrades(language)) return read.flatMap((token) => translated(token, language));
  return read.map(({ word: written, start, end, gap }) => {
    const isKnown = stopwords[language].has(written) || englishOf(language, written) !== undefined;
    const word = (isKnown ? undefined : correctedWord(written, language)) ?? written;
    return { word, start, end, gap, stem: lightStem(word), language };
  });
}

/** A misspelt name of a trade as it is meant. */
function corrected(token: Token): Token {
  const word = correctedWord(token.word, undefined);
  return word === undefined ? token : { ...token, word, stem: stemOfWord(word) };
}

const ITALIAN_ELISION = /(?<![\p{L}\p{M}])(?:l|un|d|c|s|dell|all|nell|sull|dall|quell|quest)['’](?=\p{L})/giu;
const blankAtEnd = (found: string): string => `${found.slice(0, -1)} `;

/** What an untranslated word of the grammar is read as: a word that says nothing in English. */
const SAYS_NOTHING = 'etc';

/** The same place in the text, read as the English word. */
function translated(token: Token, language: TranslatedLanguage): readonly Token[] {
  const { word } = token;
  const ofGrammar =
    grammarWords[language].get(word) ?? (stopwords[language].has(word) ? SAYS_NOTHING : undefined);
  const english =
    ofGrammar ?? englishOf(language, word) ?? englishOf(language, correctedWord(word, language) ?? '');
  const abroad = { language, word };
  if (english === undefined) return [{ ...token, abroad }];
  const { start, end, gap } = token;
  return english.split(' ').map((part, place) => ({
    word: part,
    stem: stemOfWord(part),
    start,
    end,
    gap: place === 0 ? gap : 'none',
    abroad,
  }));
}

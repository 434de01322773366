import type { WrittenLanguage } from '../values/written-languages.schema.ts';
import { LANGUAGES_OF_WORD, type LatinLanguage, SIGNS } from './function-words.ts';

/** Most of a text that is read to detect its language, in characters. */
const READ = 1_000;
/** What is no language: code, addresses, mentions and tags. */
const NO_WORDS =
  /```[\s\S]*?(?:```|$)|`[^`\n]*`|@?\[[^\]\n]*\]\([a-z]+:\d+\)|\]\([^)\s]*\)|\b(?:https?:\/\/|www\.)\S+|\S+@\S+|[#@][\p{L}\p{N}_]+/gu;
const WORD = /[\p{L}\p{M}]+/gu;

/** Scripts that most members write one language in, and letters that only some of its languages have. */
const SCRIPTS: readonly (readonly [
  script: RegExp,
  languageOf: (letters: string) => WrittenLanguage | null,
])[] = [
  [/\p{Script=Arabic}/gu, arabicScript],
  [/\p{Script=Hebrew}/gu, () => 'he'],
  [/\p{Script=Cyrillic}/gu, cyrillic],
  [/\p{Script=Greek}/gu, () => 'el'],
  [/\p{Script=Hangul}/gu, () => 'ko'],
  [
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
    (letters) => (/[぀-ヿ]/u.test(letters) ? 'ja' : 'zh'),
  ],
];
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{M}]/u;
/** Least letters of another script than Latin, which say more each. */
const LEAST_LETTERS = 4;
/** Share of the letters of a text that are of its script. */
const MOST_OF = 0.7;

/** Least that the words of a language must say for it, and how much more than those of the next. */
const LEAST_SCORE = 1.4;
const LEAD = 1.3;
const LEAST_WORDS = 3;
/** A word that comes again says little more. */
const TIMES = 3;

/** As it is stored: a text that was examined and tells nothing. */
export const UNDETERMINED = 'und';

/** What is stored of a text's language, for lists that filter by it. */
export const storedLanguage = (text: string): string => writtenLanguage(text) ?? UNDETERMINED;

/** The language of a text for those who read it; nothing where it is unknown. */
export function writtenIn(text: string): { lang?: WrittenLanguage } {
  const lang = writtenLanguage(text);
  return lang === null ? {} : { lang };
}

/** Sources and formulas have more signs than sentences. */
const SIGNS_OF_CODE = /[(){}[\]<>=;|\\]/gu;

/**
 * The language that a text is written in, as a BCP 47 tag such as 'de'; null where it is short, mixed, or nothing tells.
 * Cheap enough to ask whenever a text is read.
 */
export function writtenLanguage(text: string): WrittenLanguage | null {
  const read = text.slice(0, READ).normalize('NFC').replaceAll(NO_WORDS, ' ');
  const words = read.match(WORD) ?? [];
  const letters = words.join('');
  if (letters.length < LEAST_LETTERS) return null;
  if ((read.match(SIGNS_OF_CODE)?.length ?? 0) > words.length / 2) return null;
  if (OTHER_SCRIPT.test(letters)) {
    const told = byScript(letters);
    if (told !== undefined) return told;
  }
  return latin(words);
}

/** Undefined where the text is in Latin letters. */
function byScript(letters: string): WrittenLanguage | null | undefined {
  for (const [script, languageOf] of SCRIPTS) {
    const found = letters.match(script)?.length ?? 0;
    if (found >= LEAST_LETTERS && found >= letters.length * MOST_OF) return languageOf(letters);
    if (found > letters.length * (1 - MOST_OF)) return null;
  }
  return undefined;
}

function latin(words: readonly string[]): WrittenLanguage | null {
  if (words.length < LEAST_WORDS) return null;
  const scores = new Map<LatinLanguage, number>();
  const seen = new Map<string, number>();
  const add = (language: LatinLanguage, score: number) =>
    scores.set(language, (scores.get(language) ?? 0) + score);
  for (const word of words.map((each) => each.toLowerCase())) {
    const times = (seen.get(word) ?? 0) + 1;
    seen.set(word, times);
    if (times > TIMES) continue;
    const languages = LANGUAGES_OF_WORD.get(word);
    if (languages) for (const language of languages) add(language, 1 / Math.sqrt(languages.length));
    else for (const [sign, language, weight] of SIGNS) if (sign.test(word)) add(language, weight);
  }
  const [best, next] = [...scores].toSorted(([, one], [, other]) => other - one);
  if (!best || best[1] < LEAST_SCORE) return null;
  // Names and terms of a trade belong to no language: some share of the words must.
  if (best[1] < words.length / 12) return null;
  return best[1] >= LEAD * (next?.[1] ?? 0) ? best[0] : null;
}

function arabicScript(letters: string): WrittenLanguage | null {
  if (/[ٹڈڑےں]/u.test(letters)) return 'ur';
  return /[پچژگکی]/u.test(letters) ? 'fa' : 'ar';
}

function cyrillic(letters: string): WrittenLanguage | null {
  if (/[іїєґ]/iu.test(letters)) return 'uk';
  if (/[ђјљњћџ]/iu.test(letters)) return 'sr';
  return /[ыэё]/iu.test(letters) ? 'ru' : null;
}

import { TELLING_LANGUAGES, type TellingLanguage, tellingWords } from '../data/telling.ts';
import { type Token, fold } from '../text.ts';
import { singular } from './exact-trades.ts';

/** Trades that words tell without naming them, and where those words stand. */
export type TellingTrades = {
  readonly trades: readonly string[];
  readonly places: ReadonlySet<number>;
  /** Whether several words tell them together, which is surer than one. */
  readonly isJoint: boolean;
};

/** Most trades told. */
const TRADES_MOST = 2;
/** Words that tell a trade together stand at most so many words apart. */
const APART = 8;
/** Shortest and longest beginning of a word. */
const PART = { least: 3, most: 20 } as const;
/** Longer words are none of a language. */
const WORD_MOST = 40;

type Entry = { readonly trade: string; readonly patterns: readonly string[] };
/** By each pattern, the entries that it is part of, and the first letters of the patterns with a star. */
type Index = {
  readonly entries: ReadonlyMap<string, readonly Entry[]>;
  readonly starts: ReadonlySet<string>;
};

/** A plural is the singular, too, but not the other way round: "custom" is no "customs". */
const formsOf = (word: string, language: TellingLanguage): readonly string[] => [
  ...new Set([word, language === 'en' ? singular(word) : word.replace(PLURAL[language], '')]),
];

const PLURAL = {
  de: /(?<=.{4})(?:en|n|e|s)$/u,
  fr: /(?<=...)[sx]$/u,
  es: /(?<=..)s$/u,
  pt: /(?<=..)s$/u,
} as const;

function indexOf(language: TellingLanguage): Index {
  const entries = new Map<string, Entry[]>();
  for (const { trade, words } of tellingWords(language)) {
    const entry = { trade, patterns: words.map(fold) };
    for (const pattern of entry.patterns) entries.set(pattern, [...(entries.get(pattern) ?? []), entry]);
  }
  const starred = [...entries.keys()].filter((pattern) => pattern.endsWith('*'));
  return { entries, starts: new Set(starred.map((pattern) => pattern.slice(0, PART.least))) };
}

const indexes: Readonly<Record<TellingLanguage, Index>> = {
  en: indexOf('en'),
  de: indexOf('de'),
  fr: indexOf('fr'),
  es: indexOf('es'),
  pt: indexOf('pt'),
};

const isTellingLanguage = (code: string): code is TellingLanguage =>
  (TELLING_LANGUAGES as readonly string[]).includes(code);

/** Every pattern that a folded word is an instance of. */
function patternsOf(word: string, language: TellingLanguage): readonly string[] {
  if (word.length > WORD_MOST) return [];
  const { entries, starts } = indexes[language];
  const found = formsOf(word, language).filter((form) => entries.has(form));
  if (!starts.has(word.slice(0, PART.least))) return found;
  for (let length = PART.least; length <= Math.min(word.length, PART.most); length += 1) {
    const beginning = `${word.slice(0, length)}*`;
    if (entries.has(beginning)) found.push(beginning);
  }
  return found;
}

/** Whether a folded word alone tells a trade in a language, and says nothing in English. */
export const isTellingWord = (word: string, code: string): boolean =>
  isTellingLanguage(code) &&
  patternsOf(word, code).some((pattern) =>
    indexes[code].entries.get(pattern)?.some(({ patterns }) => patterns.length === 1),
  ) &&
  patternsOf(word, 'en').length === 0;

/** The trades that words of a text tell: of "wasps under the eaves" pest control; undefined without one. */
export function tellingTrades(tokens: readonly Token[]): TellingTrades | undefined {
  const code = tokens[0]?.language ?? tokens[0]?.abroad?.language ?? 'en';
  if (!isTellingLanguage(code)) return undefined;
  const placesOf = new Map<string, number[]>();
  for (const [at, { word, abroad }] of tokens.entries())
    for (const pattern of patternsOf(abroad?.word ?? word, code))
      placesOf.set(pattern, [...(placesOf.get(pattern) ?? []), at]);
  const found = [
    ...new Set([...placesOf.keys()].flatMap((pattern) => indexes[code].entries.get(pattern) ?? [])),
  ]
    .map(({ trade, patterns }) => ({ trade, places: together(patterns, placesOf) }))
    .filter(({ places }) => places.length > 0);
  const most = Math.max(...found.map(({ places }) => places.length));
  const surest = found.filter(({ places }) => places.length === most);
  if (surest.length === 0) return undefined;
  return {
    trades: [...new Set(surest.map(({ trade }) => trade))].slice(0, TRADES_MOST),
    places: new Set(surest.flatMap(({ places }) => places)),
    isJoint: most > 1,
  };
}

/** Where the words of an entry stand, each at a place of its own and near the first; none where one is missing. */
function together(
  patterns: readonly string[],
  placesOf: ReadonlyMap<string, readonly number[]>,
): readonly number[] {
  for (const first of placesOf.get(patterns[0] ?? '') ?? []) {
    const places = [first];
    for (const pattern of patterns.slice(1)) {
      const next = placesOf
        .get(pattern)
        ?.find((place) => !places.includes(place) && Math.abs(place - first) <= APART);
      if (next !== undefined) places.push(next);
    }
    if (places.length === patterns.length) return places;
  }
  return [];
}

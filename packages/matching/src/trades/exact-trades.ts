import { families } from '../data/trades.ts';
import { type Trade, tradeAt } from '../lexicon.ts';
import { englishOf } from '../languages/translations.ts';
import { type Token, fold, stemOfWord } from '../text.ts';
import { foreignTradeAt } from './foreign-trades.ts';

/** A trade that a text names, and the words that name it. */
export type NamedTrade = {
  readonly trade: Trade;
  /** The first of its words among the text's, and how many they are. */
  readonly at: number;
  readonly length: number;
};

/** Shorter words of another language are no English trade. */
const SHORTEST_ABROAD = 3;

/** Without the endings of the plural: "surveys" is not "surveying", though both have one stem. */
export const singular = (word: string): string =>
  word.length > 3
    ? word.replace(/(?<=[^aeiou])ies$/u, 'y').replace(/(?<=[^su])(?:s|(?<=x|ch|sh)es)$/u, '')
    : word;

const formOf = (words: readonly string[]): string => words.map(singular).join(' ');

const forms = new Set(
  Object.values(families).flatMap(({ trades }) =>
    Object.entries(trades).flatMap(([id, names]) =>
      names.split(', ').map((name) => `${id}:${formOf(fold(name).split(/[^\p{L}\p{N}+#]+/u))}`),
    ),
  ),
);

/** English names that mean something else in another language, or only describe there. */
const NO_LOANS: ReadonlySet<string> = new Set([
  'animation',
  'brand',
  'capital',
  'embedded',
  'gift',
  'pension',
]);
/** Most words of a trade's name. */
const LONGEST_NAME = 5;

/** An English name in a text of another language ("Personal Trainer", "Catering"), whose own words come first. */
function loanedTradeAt(tokens: readonly Token[], at: number): ReturnType<typeof tradeAt> {
  const { language, word = '' } = tokens[at] ?? {};
  if (language === undefined || NO_LOANS.has(word) || englishOf(language, word) !== undefined)
    return undefined;
  const read = tokens
    .slice(at, at + LONGEST_NAME)
    .map((token) => Object.assign({}, token, { stem: stemOfWord(token.word) }));
  return tradeAt(read, 0);
}

/** The trade named at a place of a text, word for word but for the plural, or in another language. */
export function exactTradeAt(tokens: readonly Token[], at: number): NamedTrade | undefined {
  const foreign = foreignTradeAt(tokens, at);
  if (foreign !== undefined) return { ...foreign, at };
  // "J'ai" is no AI, and "it" in Italian no IT.
  if (tokens[at]?.language !== undefined && (tokens[at]?.word.length ?? 0) < SHORTEST_ABROAD)
    return undefined;
  const found = tradeAt(tokens, at) ?? loanedTradeAt(tokens, at);
  if (found === undefined) return undefined;
  const { trade } = found.value;
  const words = tokens.slice(at, at + found.length).map(({ word }) => word);
  const isNamed =
    forms.has(`${trade.id}:${formOf(words)}`) || words.some((word) => /sharp|plusplus|infotech/u.test(word));
  return isNamed ? { trade, at, length: found.length } : undefined;
}

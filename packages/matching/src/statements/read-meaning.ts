import { groupWords } from '../data/groups.ts';
import { wordShares } from '../scoring/weights.ts';
import { englishOf } from '../languages/translations.ts';
import { type Token, asciiTerm, stemOfWord } from '../text.ts';
import type { NamedTrade } from '../trades/exact-trades.ts';
import { isNameOf, wordsOfName } from '../trades/trade-names.ts';
import { commonDirection, tradesNear, vectorOfNames, vectorOfTrade } from '../trades/trade-vectors.ts';
import { DIMENSIONS } from '../vectors/word-table.ts';
import { type UnitVector, addUnit, unitOf } from '../vectors/unit-vectors.ts';
import { addStranger, addWord, rarityOf } from '../vectors/word-vectors.ts';
import { headsAmong } from './heads.ts';
import { markers } from './markers.ts';
import { tellingTrades } from '../trades/telling-trades.ts';
import type { ToldTrades } from '../trades/told-trades.ts';
import { toldAmong, toldJointly } from './told-among.ts';
import type { Qualifier, Statement, TradeSense } from './statement.ts';
import { isStopword, isContentWord } from './content-words.ts';

/** Most words stored of a statement, beside its meaning. */
const mostStems = 16;

type Meaning = Pick<Statement, 'trades' | 'stems' | 'rarities' | 'vector' | 'qualifier'>;

/** What words mean: `context` are those that only say for whom or where. */
export function readMeaning(
  tokens: readonly Token[],
  context: readonly Token[],
  { infers, tells = false }: { infers: boolean; tells?: boolean },
): Meaning {
  const told = infers ? toldIn(tokens, context) : undefined;
  const heads = told ? [] : headsAmong(tokens);
  const sum = new Float64Array(DIMENSIONS);
  const rarities = new Map<string, number>();
  for (const [at, token] of tokens.entries()) {
    if (isStopword(token) || told?.silent.has(at) === true) continue;
    if (isContentWord(token)) rarities.set(asciiTerm(token.stem), rarityOf(token.word));
    if (markers.needing.has(token.word)) continue;
    const isNamed = token.language !== undefined && heads.some((head) => isWithin(head, at));
    if (!isNamed) addToken(sum, token, isContentWord(token) ? 1 : wordShares.generic);
  }
  // What tells the trade is read as its names.
  for (const word of told?.trades.flatMap(wordsOfName) ?? []) rarities.set(stemOfWord(word), rarityOf(word));
  const share = wordShares.context * (markers.own.has(context[0]?.word ?? '') ? OF_OWN_THING : 1);
  for (const token of context) if (isContentWord(token)) addToken(sum, token, share);
  const plain = unitOf(sum);
  const isEnglish = tokens[0]?.language === undefined;
  const stems = infers && plain !== null ? stemsOf(tokens, context) : [];
  const problem = plain !== null && stems.length > 0 ? { vector: plain, stems } : null;
  const trades = told
    ? told.trades.map((trade) => ({ trade, certainty: 1 }))
    : tradesOf(tokens, heads, problem, infers);
  if (tells && trades.length === 0) trades.push(...tradesOfWords(tokens));
  return {
    trades,
    stems: [...rarities.keys()].slice(0, mostStems),
    rarities: [...rarities.values()].slice(0, mostStems),
    vector: vectorOf(plain, trades, { isEnglish: isEnglish && !told, infers }),
    qualifier: qualifierOf(
      [...(told ? tokens.filter((_, at) => !told.places.has(at)) : tokens), ...context],
      heads,
    ),
  };
}

/** What an offer tells without naming it: "nests removed" is of pest control, and nearly as sure. */
const TOLD_IN_OFFER = 0.75;

const tradesOfWords = (tokens: readonly Token[]): readonly TradeSense[] =>
  (tellingTrades(tokens)?.trades ?? []).map((trade) => ({ trade, certainty: TOLD_IN_OFFER }));

/**
 * "Somebody to cook for us": behind who is asked for, what it is done to may stand behind "for". Where nothing is
 * named, the words before and behind may tell it together: "people for the harvest".
 */
function toldIn(tokens: readonly Token[], context: readonly Token[]): ToldTrades | undefined {
  const told = toldAmong(tokens);
  if (told !== undefined || context.length === 0) return told;
  if (tokens.some(({ word }) => markers.asked.has(word))) return toldAmong([...tokens, ...context]);
  return headsAmong(tokens).length === 0 ? toldJointly([...tokens, ...context]) : undefined;
}

function qualifierOf(tokens: readonly Token[], heads: readonly NamedTrade[]): Qualifier {
  const sum = new Float64Array(DIMENSIONS);
  const stems: string[] = [];
  for (const [at, token] of tokens.entries()) {
    if (!isContentWord(token) || markers.needing.has(token.word)) continue;
    // Of a name of several words; one word that is no name by itself says more than the trade ("Hochzeitsfotograf").
    if (token.language !== undefined && heads.some((head) => head.length > 1 && isWithin(head, at))) continue;
    if (heads.some(({ trade }) => isNameOf(trade.id, token.stem))) continue;
    addToken(sum, token, 1);
    stems.push(asciiTerm(token.stem));
  }
  return { stems, vector: unitOf(sum) };
}

const isWithin = ({ at, length }: NamedTrade, place: number): boolean => place >= at && place < at + length;

/**
 * A word of another language has the direction of what it is in English; one that is not in the dictionary has one of
 * its own, as that of the same letters in English would mislead.
 */
function addToken(sum: Float64Array, { word, stem, language }: Token, weight: number): void {
  const english = language && englishOf(language, word)?.split(' ');
  if (language === undefined) addWord(sum, word, stem, weight);
  else if (english === undefined) addStranger(sum, stem, weight);
  else for (const part of english) addWord(sum, part, part, weight / english.length);
}

/** What the words say, and what the trades do: in another language mostly these, as they are known in English. */
function vectorOf(
  plain: UnitVector | null,
  trades: readonly TradeSense[],
  { isEnglish, infers }: { isEnglish: boolean; infers: boolean },
): UnitVector | null {
  const sum = new Float64Array(DIMENSIONS);
  if (plain !== null) addUnit(sum, plain, 0, 1);
  for (const { trade, certainty } of trades) {
    const add = (vector: UnitVector | undefined, share: number) =>
      vector && addUnit(sum, vector, 0, (share * certainty) / trades.length);
    if (!isEnglish) add(vectorOfNames(trade), wordShares.foreignTrade);
    add(vectorOfTrade(trade), wordShares.trade);
  }
  if (infers && !trades.some(({ certainty }) => certainty === 1)) withoutCommon(sum);
  return unitOf(sum);
}

/** A problem in everyday words is near to whoever writes in everyday words, unless that is taken away. */
function withoutCommon(sum: Float64Array): void {
  const less = wordShares.common * Math.hypot(...sum);
  for (const [part, value] of commonDirection().entries()) sum[part] = (sum[part] ?? 0) - less * value;
}

/** What a need means that may name no trade. */
type Problem = { readonly vector: UnitVector; readonly stems: readonly string[] };

/** So much of a text in another language has to be known in English, for its problem to be read. */
const TRANSLATED_LEAST = 0.5;

/** The telling words, in English; none where most are unknown. */
function stemsOf(tokens: readonly Token[], context: readonly Token[]): readonly string[] {
  const telling = [...tokens, ...context].filter(
    (token) => isContentWord(token) && !markers.needing.has(token.word),
  );
  const read = telling.map(({ stem, word, language }) =>
    language === undefined ? [stem] : (englishOf(language, word)?.split(' ').map(stemOfWord) ?? []),
  );
  const share = read.filter((e) => e.length > 0).length / Math.max(1, telling.length);
  return share >= TRANSLATED_LEAST ? read.flat() : [];
}

/** How much of its weight a context has that names what the writer has ("for our bakery"), beside "for bakeries". */
const OF_OWN_THING = 0.3;

/** Most trades inferred for a need that names none. */
const mostRead = 2;

/** How certainly the trade of a thing one already has ("my website", "the shop") is the one that is wanted. */
const ofOwnThing = 0.5;

/** Whether somebody is asked for, for what follows: "jemand für die Buchhaltung". */
const isAskedFor = (tokens: readonly Token[], at: number): boolean =>
  markers.helping.has(tokens[at]?.word ?? '') &&
  tokens.slice(Math.max(0, at - 4), at).some(({ word }) => markers.asked.has(word));

/** Whether what is said next is what is wrong with a place: "kitchen is falling apart" wants no kitchen. */
const isComplainedOf = (tokens: readonly Token[], behind: number): boolean => {
  const next = tokens[behind];
  return (
    next?.gap === 'none' &&
    markers.states.has(next.word) &&
    groupWords.places.has(tokens[behind - 1]?.word ?? '')
  );
};

function tradesOf(
  tokens: readonly Token[],
  heads: readonly NamedTrade[],
  problem: Problem | null,
  isNeed: boolean,
): TradeSense[] {
  const certainties = new Map<string, number>();
  for (const { trade, at, length } of heads) {
    const isOwned =
      (markers.owning.has(tokens[at - 1]?.word ?? '') && !isAskedFor(tokens, at - 2)) ||
      isComplainedOf(tokens, at + length);
    const certainty = isNeed && isOwned ? ofOwnThing : 1;
    certainties.set(trade.id, Math.max(certainty, certainties.get(trade.id) ?? 0));
  }
  if (problem !== null && ![...certainties.values()].some((certainty) => certainty === 1))
    for (const { trade, certainty } of tradesNear(problem.vector, problem.stems).slice(0, mostRead))
      certainties.set(trade, Math.max(certainty, certainties.get(trade) ?? 0));
  return [...certainties]
    .map(([trade, certainty]) => ({ trade, certainty }))
    .toSorted((one, other) => other.certainty - one.certainty);
}

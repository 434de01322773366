import { isStopWord, isTelling } from '../lexicon.ts';
import type { Token } from '../text.ts';
import { asciiTerm } from '../text.ts';
import { inferredTrades } from '../trades/problem-neighbours.ts';
import { vectorOfTrade } from '../trades/trade-vectors.ts';
import { type UnitVector, addUnit, unitOf } from '../vectors/unit-vectors.ts';
import { addWord } from '../vectors/word-vectors.ts';
import { DIMENSIONS } from '../vectors/word-table.ts';
import type { Statement, TradeSense } from './statement.ts';
import { headsAmong } from './heads.ts';
import { markers } from './markers.ts';

/** How much of its length a word brings to what a statement means. */
const share = { telling: 1, generic: 0.2, context: 0.5, trade: 0.4 } as const;

type Meaning = Pick<Statement, 'trades' | 'stems' | 'vector'>;

/** What words mean: `context` are those that only say for whom or where. */
export function readMeaning(
  tokens: readonly Token[],
  context: readonly Token[],
  { infers }: { infers: boolean },
): Meaning {
  const sum = new Float64Array(DIMENSIONS);
  const telling = tokens.filter(({ word }) => isTelling(word));
  for (const token of tokens) {
    if (isStopWord(token.word) || markers.needing.has(token.word)) continue;
    addWord(sum, token.word, token.stem, telling.includes(token) ? share.telling : share.generic);
  }
  for (const { word, stem } of context) if (isTelling(word)) addWord(sum, word, stem, share.context);
  const plain = unitOf(sum);
  const trades = tradesOf(tokens, plain, infers);
  const all = plain === null ? sum : Float64Array.from(plain, (part) => part / 127);
  for (const { trade, certainty } of trades) {
    const vector = vectorOfTrade(trade);
    if (vector !== undefined) addUnit(all, vector, 0, (share.trade * certainty) / trades.length);
  }
  return {
    trades,
    stems: [...new Set(telling.map(({ stem }) => asciiTerm(stem)))].slice(0, 16),
    vector: unitOf(all),
  };
}

/** How certainly the trade of a thing one already has ("my website", "the shop") is the one that is wanted. */
const ofOwnThing = 0.5;

function tradesOf(tokens: readonly Token[], plain: UnitVector | null, infers: boolean): TradeSense[] {
  const certainties = new Map<string, number>();
  for (const { trade, at } of headsAmong(tokens)) {
    const certainty = infers && markers.owning.has(tokens[at - 1]?.word ?? '') ? ofOwnThing : 1;
    certainties.set(trade.id, Math.max(certainty, certainties.get(trade.id) ?? 0));
  }
  if (infers && plain !== null && ![...certainties.values()].some((certainty) => certainty === 1))
    for (const { trade, certainty } of inferredTrades(plain))
      certainties.set(trade, Math.max(certainty, certainties.get(trade) ?? 0));
  return [...certainties]
    .map(([trade, certainty]) => ({ trade, certainty }))
    .toSorted((one, other) => other.certainty - one.certainty);
}

import { isStopWord, isTelling } from '../lexicon.ts';
import type { Token } from '../text.ts';
import { type NamedTrade, exactTradeAt } from '../trades/exact-trades.ts';
import { markers } from './markers.ts';

/**
 * The trades that the words name as the thing itself: of words side by side only the last one is, so a
 * "food photographer" is no food, and "churn surveys" are of no trade at all.
 */
export function headsAmong(tokens: readonly Token[]): readonly NamedTrade[] {
  const heads: NamedTrade[] = [];
  for (let at = 0; at < tokens.length;) {
    const named = exactTradeAt(tokens, at);
    if (named === undefined) {
      at += 1;
      continue;
    }
    at += named.length;
    if (!isModifier(tokens, at)) heads.push(named);
  }
  return heads;
}

/** Whether what ends before `at` only describes what follows. */
function isModifier(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  if (next === undefined || next.gap !== 'none') return false;
  if (!markers.joiners.has(next.word)) return isTelling(next.word);
  // "Food and product photographer": what is joined is itself a description of the thing.
  const [joined, after] = [tokens[at + 1], tokens[at + 2]];
  if (joined === undefined || after === undefined || after.gap !== 'none' || isStopWord(joined.word))
    return false;
  return exactTradeAt(tokens, at + 1) === undefined && exactTradeAt(tokens, at + 2) !== undefined;
}

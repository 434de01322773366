import { wordsOfLanguage } from '../languages/language-words.ts';
import type { Token } from '../text.ts';
import { type NamedTrade, exactTradeAt } from '../trades/exact-trades.ts';
import { markers } from './markers.ts';
import { isStopword, isContentWord } from './content-words.ts';

/**
 * The trades that the words name as the thing itself: of words side by side only the last one is, so a
 * "food photographer" is no food, and "churn surveys" are of no trade at all. In Spanish and French it is the
 * first one ("diseño de etiquetas"), and German writes one word.
 */
export function headsAmong(tokens: readonly Token[]): readonly NamedTrade[] {
  const heads: NamedTrade[] = [];
  let isOpen = true;
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (token !== undefined && (token.gap !== 'none' || markers.joiners.has(token.word))) isOpen = true;
    const named = exactTradeAt(tokens, at);
    if (named === undefined) {
      at += 1;
      continue;
    }
    at += named.length;
    const language = token && wordsOfLanguage(token);
    if (language === undefined ? isModifier(tokens, at) : !isOpen && !language.compounds) continue;
    heads.push(named);
    isOpen = false;
  }
  return heads;
}

/** Whether what ends before `at` only describes what follows. */
function isModifier(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  if (next === undefined || next.gap !== 'none') return false;
  if (!markers.joiners.has(next.word)) return isContentWord(next) && !markers.persons.has(next.word);
  // "Food and product photographer": what is joined is itself a description of the thing.
  const [joined, after] = [tokens[at + 1], tokens[at + 2]];
  if (joined === undefined || after === undefined || after.gap !== 'none' || isStopword(joined)) return false;
  return exactTradeAt(tokens, at + 1) === undefined && exactTradeAt(tokens, at + 2) !== undefined;
}

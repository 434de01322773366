import { tokensIn } from '../languages/language-of.ts';
import { memoizeByText } from '../memoize-by-text.ts';
import { headPhrase } from '../statements/head-phrase.ts';
import { headsAmong } from '../statements/heads.ts';
import type { Statement, TradeSense } from '../statements/statement.ts';

/** The trades that the first words of a text name. */
const headsOfText = memoizeByText((text): ReadonlySet<string> => {
  const first = headPhrase(tokensIn(text));
  const of = first.findIndex(({ word }, at) => at > 0 && word === 'of');
  return new Set(headsAmong(of < 0 ? first : first.slice(0, of)).map(({ trade }) => trade.id));
});

/**
 * The trades of the thing itself: "recruiting of software developers" is recruiting, and "a web designer who needs a
 * copywriter" a web designer. Where its first words name none, all that it was read as.
 */
export function ownTrades({ text, trades }: Statement): readonly TradeSense[] {
  if (trades.length < 2) return trades;
  const heads = headsOfText(text);
  const named = trades.filter(({ trade }) => heads.has(trade));
  return named.length > 0 ? named : trades;
}

import { tokensIn } from '../languages/language-of.ts';
import { beginningOf } from '../statements/beginning-of.ts';
import { headsAmong } from '../statements/heads.ts';
import type { Statement, TradeSense } from '../statements/statement.ts';

const own = new WeakMap<Statement, readonly TradeSense[]>();

/**
 * The trades of the thing itself: "recruiting of software developers" is recruiting, and "a web designer who needs a
 * copywriter" a web designer. Where its first words name none, all that it was read as.
 */
export function ownTrades(statement: Statement): readonly TradeSense[] {
  if (statement.trades.length < 2) return statement.trades;
  const known = own.get(statement);
  if (known !== undefined) return known;
  const first = beginningOf(tokensIn(statement.text));
  const of = first.findIndex(({ word }, at) => at > 0 && word === 'of');
  const heads = new Set(headsAmong(of < 0 ? first : first.slice(0, of)).map(({ trade }) => trade.id));
  const named = statement.trades.filter(({ trade }) => heads.has(trade));
  const found = named.length > 0 ? named : statement.trades;
  own.set(statement, found);
  return found;
}

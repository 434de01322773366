import { tokensIn } from '../languages/language-of.ts';
import type { Token } from '../text.ts';
import { memoizeByText } from '../memoize-by-text.ts';
import { withoutCircumstances } from '../statements/circumstances.ts';
import { plainText } from '../statements/plain-text.ts';
import { headsAmong } from '../statements/heads.ts';
import { roleOf } from '../statements/roles.ts';
import { toldAmong } from '../statements/told-among.ts';
import { wordsOfName } from '../trades/trade-names.ts';
import { type Term, termOf, termsOf } from './terms.ts';

/** The words of a need by which others are found: where it tells what a trade does, the names of the trade. */
export const termsOfNeed = memoizeByText((text): readonly Term[] => {
  const { wanted: tokens, around } = withoutCircumstances(tokensIn(plainText(text)));
  const aside = new Set(around.map(({ start }) => start));
  const told = toldAmong(tokens);
  const silent = new Set(Array.from(told?.silent ?? [], (place) => tokens[place]?.start ?? -1));
  const named = told === undefined ? namesAbroad(tokens) : told.trades.flatMap(wordsOfName);
  return [...termsOf(text, undefined, silent, aside), ...named.map(termOf)];
});

/** The English names of trades that are named in another language as a service. */
function namesAbroad(tokens: readonly Token[]): readonly string[] {
  if (tokens[0]?.language === undefined || roleOf(tokens.map(({ word }) => word).join(' ')) !== null)
    return [];
  return headsAmong(tokens).flatMap(({ trade }) => wordsOfName(trade.id));
}

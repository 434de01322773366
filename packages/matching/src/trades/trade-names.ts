import { families } from '../data/trades.ts';
import { languages } from '../data/languages.ts';
import { tradesById } from '../lexicon.ts';
import { lightStem } from '../languages/light-stem.ts';
import { fold, stemsOf } from '../text.ts';

/** The words of the first name of a trade: "web" and "development". */
export const wordsOfName = (trade: string): readonly string[] => tradesById.get(trade)?.name.split(' ') ?? [];

/** The trades that a stem alone names: of "shopify" online shops. */
export const tradesNamedBy = (stem: string): readonly string[] =>
  [...tradesById.keys()].filter((trade) => isNameOf(trade, stem));

let known: ReadonlySet<string> | undefined;

/** Whether a stem alone names a trade: "photographer" does, "wedding" of "wedding photographer" does not. */
export const isNameOf = (trade: string, stem: string): boolean =>
  (known ??= singleNames()).has(`${trade}:${stem}`);

function singleNames(): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (trade: string, stems: readonly string[]): void => {
    if (stems.length === 1) names.add(`${trade}:${stems[0] ?? ''}`);
  };
  for (const { trades } of Object.values(families))
    for (const [trade, list] of Object.entries(trades))
      for (const name of list.split(', ')) add(trade, stemsOf(name));
  for (const { trades } of Object.values(languages))
    for (const [trade, list] of Object.entries(trades))
      for (const name of list.split(', ')) add(trade, fold(name).split(/\s+/u).map(lightStem));
  return names;
}

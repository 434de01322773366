import { families } from '../data/trades.ts';
import { languages } from '../data/languages.ts';
import { lightStem } from '../languages/light-stem.ts';
import { fold, stemsOf } from '../text.ts';

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

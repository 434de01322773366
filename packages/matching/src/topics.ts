import { conceptsOf } from './concepts.ts';
import { familyLabel } from './lexicon.ts';

/** A trade a text speaks of: its canonical term, its readable name, and the readable name of its family. */
export type Topic = { readonly term: string; readonly name: string; readonly category: string };

/** The trades a text names, in its order, each once; words that are no trade are left out. */
export function topicsOf(text: string | null | undefined): readonly Topic[] {
  return conceptsOf(text).flatMap(({ term, trade }) =>
    trade === null ? [] : [{ term, name: trade.name, category: familyLabel(trade.family) }],
  );
}

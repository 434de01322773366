import { families } from '../data/trades.ts';
import { DIMENSIONS } from '../vectors/word-table.ts';
import { type UnitVector, addUnit, unitOf } from '../vectors/unit-vectors.ts';
import { vectorOfPhrase } from './phrase-vector.ts';

let known: ReadonlyMap<string, UnitVector> | undefined;

/** What a trade means: the mean of all its names. */
export const vectorOfTrade = (trade: string): UnitVector | undefined =>
  (known ??= vectorsOfTrades()).get(trade);

function vectorsOfTrades(): ReadonlyMap<string, UnitVector> {
  const vectors = new Map<string, UnitVector>();
  for (const { trades } of Object.values(families))
    for (const [trade, names] of Object.entries(trades)) {
      const sum = new Float64Array(DIMENSIONS);
      for (const name of names.split(', ')) {
        const vector = vectorOfPhrase(name);
        if (vector !== null) addUnit(sum, vector, 0, 1);
      }
      const vector = unitOf(sum);
      if (vector !== null) vectors.set(trade, vector);
    }
  return vectors;
}

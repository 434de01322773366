import { trust } from '../scoring/weights.ts';
import { type UnitVector, addUnit, unitOf } from '../vectors/unit-vectors.ts';
import { DIMENSIONS } from '../vectors/word-table.ts';
import type { Statement } from './statement.ts';

/** What statements mean all together, those of trusted fields most; null without any. */
export function meanVector(statements: readonly Statement[]): UnitVector | null {
  const sum = new Float64Array(DIMENSIONS);
  for (const { vector, field } of statements) if (vector !== null) addUnit(sum, vector, 0, trust[field]);
  return unitOf(sum);
}

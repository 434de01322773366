import { DIMENSIONS } from './word-table.ts';

/** A direction of length 1 as DIMENSIONS whole numbers, so that what is stored and what is read are equal. */
export type UnitVector = Int8Array;

/** What 1 is stored as. */
const ONE = 127;
const DOT_OF_ONE = ONE * ONE;

/** The direction of a sum of vectors; null where there is none. */
export function unitOf(sum: Float64Array): UnitVector | null {
  let square = 0;
  for (const part of sum) square += part * part;
  if (square < 1e-12) return null;
  const scale = ONE / Math.sqrt(square);
  return Int8Array.from(sum, (part) => Math.round(part * scale));
}

/** Adds a direction to a sum, `weight` long. */
export function addUnit(sum: Float64Array, vector: Int8Array, at: number, weight: number): void {
  for (let part = 0; part < DIMENSIONS; part += 1)
    sum[part] = (sum[part] ?? 0) + ((vector[at + part] ?? 0) * weight) / ONE;
}

/** The cosine between two stored directions: 1 for the same, about 0 for what has nothing in common. */
export function cosineAt(one: Int8Array, at: number, other: Int8Array, otherAt: number): number {
  let sum = 0;
  for (let part = 0; part < DIMENSIONS; part += 4)
    sum +=
      (one[at + part] ?? 0) * (other[otherAt + part] ?? 0) +
      (one[at + part + 1] ?? 0) * (other[otherAt + part + 1] ?? 0) +
      (one[at + part + 2] ?? 0) * (other[otherAt + part + 2] ?? 0) +
      (one[at + part + 3] ?? 0) * (other[otherAt + part + 3] ?? 0);
  return sum / DOT_OF_ONE;
}

export const cosine = (one: UnitVector | null, other: UnitVector | null): number =>
  one === null || other === null ? 0 : cosineAt(one, 0, other, 0);

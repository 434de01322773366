import { readFileSync } from 'node:fs';
import { type UnitVector, cosineAt } from './unit-vectors.ts';
import { DIMENSIONS } from './word-table.ts';

let centroids: Int8Array | undefined;

/** The numbers of the `count` centroids nearest to a direction, nearest first. */
export function nearestCentroids(vector: UnitVector, count: number): readonly number[] {
  centroids ??= new Int8Array(readFileSync(new URL('centroids.bin', import.meta.url)));
  const nearest: { readonly number: number; readonly near: number }[] = [];
  for (let number = 0; number < centroids.length / DIMENSIONS; number += 1) {
    const near = cosineAt(vector, 0, centroids, number * DIMENSIONS);
    if (nearest.length === count && near <= (nearest.at(-1)?.near ?? 0)) continue;
    const place = nearest.findIndex((other) => other.near < near);
    nearest.splice(place < 0 ? nearest.length : place, 0, { number, near });
    if (nearest.length > count) nearest.pop();
  }
  return nearest.map(({ number }) => number);
}

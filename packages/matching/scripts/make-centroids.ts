import { writeFileSync } from 'node:fs';
import { problemSentences } from '../src/data/problems.ts';
import { families } from '../src/data/trades.ts';
import { vectorOfPhrase } from '../src/trades/phrase-vector.ts';
import { type UnitVector, addUnit, cosine, unitOf } from '../src/vectors/unit-vectors.ts';
import { DIMENSIONS, wordTable } from '../src/vectors/word-table.ts';

/**
 * Makes src/vectors/centroids.bin again: directions that what members write gathers around, by spherical
 * k-means over trade names, problem sentences and common words. Half a minute. Numbers of centroids stand in
 * index columns, so run `reindex` after making it again.
 */
const CENTROIDS = 1_024;
const ROUNDS = 10;
/** Words of the table: the commonest few hundred tell nothing, the rare ones are mostly names. */
const WORDS = { from: 300, to: 12_000 } as const;

const names = Object.values(families).flatMap(({ trades }) =>
  Object.values(trades).flatMap((phrases) => phrases.split(', ')),
);
const phrases = [...names, ...problemSentences.map(({ text }) => text)].map(vectorOfPhrase);
const points = [...phrases, ...commonWords()].filter((vector) => vector !== null);
let centroids = Array.from(
  { length: CENTROIDS },
  (_, place) => points[Math.floor((place * points.length) / CENTROIDS)] ?? new Int8Array(DIMENSIONS),
);
for (let round = 0; round < ROUNDS; round += 1) centroids = moved(centroids);
writeFileSync(
  new URL('../src/vectors/centroids.bin', import.meta.url),
  Buffer.concat(centroids.map((centroid) => Buffer.from(centroid.buffer))),
);
console.log(`${CENTROIDS} centroids of ${points.length} vectors`);

function commonWords(): (UnitVector | null)[] {
  const { ranks, vectors } = wordTable();
  return [...ranks.entries()]
    .filter(([, rank]) => rank >= WORDS.from && rank < WORDS.to)
    .map(([word]) => unitOf(Float64Array.from(vectors.subarray(word * DIMENSIONS, (word + 1) * DIMENSIONS))));
}

function moved(from: readonly UnitVector[]): UnitVector[] {
  const sums = from.map(() => new Float64Array(DIMENSIONS));
  for (const point of points) {
    let best = 0;
    let most = -1;
    for (const [place, centroid] of from.entries()) {
      const near = cosine(point, centroid);
      if (near > most) [most, best] = [near, place];
    }
    const sum = sums[best];
    if (sum !== undefined) addUnit(sum, point, 0, 1);
  }
  return sums.map((sum, place) => unitOf(sum) ?? from[place] ?? new Int8Array(DIMENSIONS));
}

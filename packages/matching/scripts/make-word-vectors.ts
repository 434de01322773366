import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIMENSIONS, HEADER_BYTES, LAYOUT, MAGIC } from '../src/vectors/word-table.ts';
import { ENCODED, embedded } from './vectors/embedded-words.ts';
import { GLOVE, frequentWords } from './vectors/frequent-words.ts';
import { type Components, principalComponents, project } from './vectors/principal-components.ts';

/**
 * Makes src/vectors/word-vectors.bin again: the commonest English words, each embedded with Universal
 * Sentence Encoder Lite beside its GloVe vector, cut to the axes of most variance and to a byte a number.
 * A few minutes. The encoder reads rare words by their letters ("bookkeeper" is like "bookmaker"), GloVe by
 * their company ("bookkeeper" is like "accountant"); together they find more than either (decision 150).
 * Usage: node scripts/make-word-vectors.ts FOLDER, where FOLDER keeps what was embedded so far.
 */
const WORDS = 60_000;
/** The axes are fitted on the commonest words: rare ones are mostly names. */
const FITTED_ON = 12_000;
const MAX = 127;
/** How long a GloVe vector is beside an encoded one. */
const GLOVE_SHARE = 0.7;

const folder = process.argv[2];
if (folder === undefined) throw new Error('Name a folder to work in');
mkdirSync(folder, { recursive: true });
const { words, vectors: glove } = frequentWords(folder, WORDS);
const encoded = await embedded(words, join(folder, 'embedded.f32'));
const both = sideBySide(encoded, glove, words.length);
const components = principalComponents(both, { rows: FITTED_ON, size: ENCODED + GLOVE, count: DIMENSIONS });
const file = fileOf(words, both, components);
writeFileSync(new URL('../src/vectors/word-vectors.bin', import.meta.url), file);
console.log(`${file.length} bytes, sha256 ${createHash('sha256').update(file).digest('hex')}`);

function fileOf(byRank: readonly string[], vectors: Float32Array, { mean, axes }: Components): Buffer {
  const sorted = byRank
    .map((word, rank) => ({ word, rank }))
    .toSorted((one, other) => (one.word < other.word ? -1 : 1));
  const count = sorted.length;
  const starts = new Uint32Array(count + 1);
  const scales = new Float32Array(count);
  const ranks = new Uint16Array(count);
  const bytes = new Int8Array(count * DIMENSIONS);
  for (const [at, { word, rank }] of sorted.entries()) {
    const vector = project(vectors, rank, { mean, axes });
    const most = Math.max(...vector.map(Math.abs));
    starts[at + 1] = (starts[at] ?? 0) + word.length;
    scales[at] = most / MAX;
    ranks[at] = rank;
    bytes.set(
      Array.from(vector, (part) => Math.round((part / most) * MAX)),
      at * DIMENSIONS,
    );
  }
  const letters = Buffer.from(sorted.map(({ word }) => word).join(''), 'latin1');
  const header = Uint32Array.of(MAGIC, LAYOUT, count, letters.length);
  if (header.byteLength !== HEADER_BYTES) throw new Error('The header has changed');
  const parts = [header, starts, scales, ranks, bytes].map((part) => Buffer.from(part.buffer));
  return Buffer.concat([...parts, letters]);
}

/** Each word's encoded vector of length 1, then its GloVe vector less the mean of the common ones. */
function sideBySide(encodedWords: Float32Array, gloveWords: Float32Array, count: number): Float32Array {
  const mean = Array.from({ length: GLOVE }, (_, part) => {
    let sum = 0;
    for (let row = 0; row < FITTED_ON; row += 1) sum += gloveWords[row * GLOVE + part] ?? 0;
    return sum / FITTED_ON;
  });
  const joined = new Float32Array(count * (ENCODED + GLOVE));
  for (let row = 0; row < count; row += 1) {
    const one = encodedWords.subarray(row * ENCODED, (row + 1) * ENCODED);
    const other = gloveWords
      .subarray(row * GLOVE, (row + 1) * GLOVE)
      .map((part, at) => part - (mean[at] ?? 0));
    const begin = row * (ENCODED + GLOVE);
    joined.set(scaled(one, 1), begin);
    joined.set(scaled(other, GLOVE_SHARE), begin + ENCODED);
  }
  return joined;
}

/** The same direction, so long. */
function scaled(vector: Float32Array, length: number): Float32Array {
  const now = Math.sqrt(vector.reduce((sum, part) => sum + part * part, 0)) || 1;
  return vector.map((part) => (part * length) / now);
}

import { readFileSync } from 'node:fs';

/** Numbers of every vector of the package. */
export const DIMENSIONS = 64;

/** The first number of the file, "GHWV", and the version of its layout. */
export const MAGIC = 0x56574847;
export const LAYOUT = 1;
/** Four numbers of four bytes: MAGIC, LAYOUT, how many words, how many bytes they take. */
export const HEADER_BYTES = 16;

/**
 * The vectors of the commonest English words. In the file, after the header: where each word begins among
 * the letters (uint32, one more than words), one scale a word (float32), the word's rank by frequency
 * (uint16), its vector (int8), then the letters of all words in the order of their bytes.
 */
export type WordTable = {
  readonly count: number;
  /** How common a word is, 0 for the commonest. */
  readonly ranks: Uint16Array;
  readonly scales: Float32Array;
  readonly vectors: Int8Array;
  /** The number of a folded word; -1 for one that is not in the table. */
  readonly find: (word: string) => number;
};

let table: WordTable | undefined;

/** The table that ships with the package, read at the first call: 5 MB, some milliseconds. */
export function wordTable(): WordTable {
  table ??= readTable(readFileSync(new URL('word-vectors.bin', import.meta.url)));
  return table;
}

/** Reads a table from the bytes of its file; throws when they are something else. */
export function readTable(file: Uint8Array): WordTable {
  // A copy, as what readFileSync gives may begin anywhere in a buffer and numbers must not.
  const { buffer } = Uint8Array.from(file);
  const [magic, layout, count = 0, letterBytes = 0] = new Uint32Array(buffer, 0, 4);
  if (magic !== MAGIC || layout !== LAYOUT) throw new Error('This is no table of word vectors');
  let at = HEADER_BYTES;
  const next = (bytes: number): number => (at += bytes) - bytes;
  const starts = new Uint32Array(buffer, next((count + 1) * 4), count + 1);
  const scales = new Float32Array(buffer, next(count * 4), count);
  const ranks = new Uint16Array(buffer, next(count * 2), count);
  const vectors = new Int8Array(buffer, next(count * DIMENSIONS), count * DIMENSIONS);
  const letters = new Uint8Array(buffer, next(letterBytes), letterBytes);
  return { count, ranks, scales, vectors, find: (word) => findWord(word, starts, letters) };
}

function findWord(word: string, starts: Uint32Array, letters: Uint8Array): number {
  let from = 0;
  let to = starts.length - 2;
  while (from <= to) {
    const middle = (from + to) >> 1;
    const order = compare(word, letters, starts[middle] ?? 0, starts[middle + 1] ?? 0);
    if (order === 0) return middle;
    if (order < 0) to = middle - 1;
    else from = middle + 1;
  }
  return -1;
}

/** Below 0 when the word comes before the letters from `begin` to `end`, above 0 when after. */
function compare(word: string, letters: Uint8Array, begin: number, end: number): number {
  const shared = Math.min(word.length, end - begin);
  for (let at = 0; at < shared; at += 1) {
    const order = word.charCodeAt(at) - (letters[begin + at] ?? 0);
    if (order !== 0) return order;
  }
  return word.length - (end - begin);
}

import { fnv1a } from '../hash.ts';
import { DIMENSIONS, wordTable } from './word-table.ts';

/** Words commoner than this share of all text count less and less. */
const SIF = 0.001;
/** The sum of 1 / rank over all words of the table, by which a rank becomes a share of all text (Zipf). */
const HARMONIC = Math.log(60_000) + 0.5772;
/** How long the vectors of ordinary words are, so that a word without one weighs as much. */
const ORDINARY_LENGTH = 0.6;

/** Adds a folded word to a sum of vectors: the rarer it is, the more. */
export function addWord(sum: Float64Array, word: string, stem: string, weight: number): void {
  const table = wordTable();
  const found = table.find(word);
  const number = found < 0 && stem !== word ? table.find(stem) : found;
  if (number < 0) {
    addStranger(sum, stem, weight);
    return;
  }
  const share = 1 / (((table.ranks[number] ?? 0) + 1) * HARMONIC);
  const scale = (table.scales[number] ?? 0) * weight * (SIF / (SIF + share));
  const begin = number * DIMENSIONS;
  for (let part = 0; part < DIMENSIONS; part += 1)
    sum[part] = (sum[part] ?? 0) + (table.vectors[begin + part] ?? 0) * scale;
}

/**
 * A word that the table does not know (a product, another language) gets a direction of its own by its
 * letters: equal to itself and to nothing else, so that the same name on both sides still meets.
 */
export function addStranger(sum: Float64Array, stem: string, weight: number): void {
  let state = fnv1a(stem);
  const part = (weight * ORDINARY_LENGTH) / Math.sqrt(DIMENSIONS);
  for (let at = 0; at < DIMENSIONS; at += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    sum[at] = (sum[at] ?? 0) + (state < 0 ? -part : part);
  }
}

/** How much two texts have in common that share a word: 1 for one that nobody uses, 0 for one in every text. */
export function rarityOf(word: string): number {
  const table = wordTable();
  const number = table.find(word);
  if (number < 0) return 1;
  return Math.round((100 * Math.log((table.ranks[number] ?? 0) + 2)) / Math.log(table.count)) / 100;
}

/** Whether the table has a direction for a folded word. */
export const isKnownWord = (word: string): boolean => wordTable().find(word) >= 0;

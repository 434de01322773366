import { isStopWord, isEnglishContentWord } from '../lexicon.ts';
import { tokenize } from '../text.ts';
import { DIMENSIONS } from '../vectors/word-table.ts';
import { type UnitVector, unitOf } from '../vectors/unit-vectors.ts';
import { addWord } from '../vectors/word-vectors.ts';

/** How much a word that every business uses brings, beside one that tells something. */
export const fillerShare = 0.2;

/** What a phrase means by its words alone; null when none of them tells. */
export function vectorOfPhrase(text: string): UnitVector | null {
  const sum = new Float64Array(DIMENSIONS);
  for (const { word, stem } of tokenize(text).tokens)
    if (!isStopWord(word)) addWord(sum, word, stem, isEnglishContentWord(word) ? 1 : fillerShare);
  return unitOf(sum);
}

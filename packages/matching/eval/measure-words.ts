import type { Strength } from '../src/reasons/strength.ts';
import { type BlindSetName, loadBlindSet } from './blind.ts';
import { judgedOf } from './judged.ts';

/** Of those who are shown with a word, or with none, how many the judges named. */
export type WordFigures = { readonly shown: number; readonly right: number; readonly precision: number };
export type Word = Strength | 'none';

/** How often each word is right beside the first four of the seekers of some blind sets. */
export function measureWords(names: readonly BlindSetName[]): Readonly<Record<Word, WordFigures>> {
  const judged = names.flatMap((name) => {
    const set = loadBlindSet(name);
    return set ? judgedOf(set) : [];
  });
  const figuresOf = (word: Strength | null): WordFigures => {
    const shown = judged.filter(({ match }) => match.strength === word);
    const right = shown.filter(({ isRight }) => isRight).length;
    return {
      shown: shown.length,
      right,
      precision: Math.round((100 * right) / Math.max(1, shown.length)) / 100,
    };
  };
  return {
    strong: figuresOf('strong'),
    good: figuresOf('good'),
    possible: figuresOf('possible'),
    none: figuresOf(null),
  };
}

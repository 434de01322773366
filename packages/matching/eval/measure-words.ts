import type { Strength } from '../src/reasons/strength.ts';
import type { MeaningMatch } from '../src/scoring/match-members.ts';
import { type BlindSetName, loadBlindSet } from './blind.ts';
import { judgedOf } from './judged.ts';

/** Of those who are shown with a word, or with none, how many the judges named. */
export type WordFigures = { readonly shown: number; readonly right: number; readonly precision: number };
export type Word = Strength | 'none';

/** The word for what the other offers: whether the viewer answers a need of the other nobody judged. */
const wordOf = ({ strengths }: MeaningMatch): Strength | null =>
  (['strong', 'good', 'possible'] as const).find((word) => strengths.includes(word)) ?? null;

/** How often each word is right beside the first four of the seekers of some blind sets. */
export function measureWords(names: readonly BlindSetName[]): Readonly<Record<Word, WordFigures>> {
  const judged = names.flatMap((name) => {
    const set = loadBlindSet(name);
    return set ? judgedOf(set) : [];
  });
  return figuresByWord(judged.map(({ match, isRight }) => ({ word: wordOf(match), isRight })));
}

/** How many of those who were told a word, or none, are right. */
export function figuresByWord(
  told: readonly { readonly word: Strength | null; readonly isRight: boolean }[],
): Readonly<Record<Word, WordFigures>> {
  const figuresOf = (word: Strength | null): WordFigures => {
    const shown = told.filter((each) => each.word === word);
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

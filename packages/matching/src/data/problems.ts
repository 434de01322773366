import { adviceProblems } from './problems/advice.ts';
import { lawProblems } from './problems/law.ts';
import { moneyProblems } from './problems/money.ts';
import type { Problems } from './problems/problems.ts';
import { staffProblems } from './problems/staff.ts';

/** A need as somebody who has the problem would type it, and the id of the trade that meets it. */
export type ProblemSentence = { readonly trade: string; readonly text: string };

const themes: readonly Problems[] = [moneyProblems, lawProblems, staffProblems, adviceProblems];

/** Needs told without the name of the trade that meets them, about nine for every trade. */
export const problemSentences: readonly ProblemSentence[] = themes.flatMap((theme) =>
  Object.entries(theme).flatMap(([trade, block]) =>
    block
      .trim()
      .split('\n')
      .map((line) => ({ trade, text: line.trim() })),
  ),
);

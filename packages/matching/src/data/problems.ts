import { adviceProblems } from './problems/advice.ts';
import { buildingProblems } from './problems/building.ts';
import { designProblems } from './problems/design.ts';
import { foodProblems } from './problems/food.ts';
import { homeProblems } from './problems/home.ts';
import { industryProblems } from './problems/industry.ts';
import { landProblems } from './problems/land.ts';
import { lawProblems } from './problems/law.ts';
import { marketingProblems } from './problems/marketing.ts';
import { moneyProblems } from './problems/money.ts';
import { personalProblems } from './problems/people.ts';
import type { Problems } from './problems/problems.ts';
import { serviceProblems } from './problems/services.ts';
import { shopProblems } from './problems/shops.ts';
import { societyProblems } from './problems/society.ts';
import { staffProblems } from './problems/staff.ts';
import { technologyProblems } from './problems/technology.ts';
import { webProblems } from './problems/web.ts';
import { healthProblems } from './problems/wellbeing.ts';

/** A need as someone who has the problem would type it, and the id of the trade that meets it. */
export type ProblemSentence = { readonly trade: string; readonly text: string };

const themes: readonly Problems[] = [
  adviceProblems,
  buildingProblems,
  designProblems,
  foodProblems,
  homeProblems,
  industryProblems,
  landProblems,
  lawProblems,
  marketingProblems,
  moneyProblems,
  personalProblems,
  serviceProblems,
  shopProblems,
  societyProblems,
  staffProblems,
  technologyProblems,
  webProblems,
  healthProblems,
];

/** Needs told without the name of the trade that meets them, about nine for every trade. */
export const problemSentences: readonly ProblemSentence[] = themes.flatMap((theme) =>
  Object.entries(theme).flatMap(([trade, block]) =>
    block
      .trim()
      .split('\n')
      .map((line) => ({ trade, text: line.trim() })),
  ),
);

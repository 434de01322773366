import { writeFileSync } from 'node:fs';
import type { Signs } from '../src/reasons/strength.ts';
import { FITTED_SETS, loadBlindSet } from './blind.ts';
import { judgedOf } from './judged.ts';

/**
 * Fits the odds that a member answers a need, and from where on each word is said, on who is shown first in the blind
 * sets. The words are placed by odds of a fit on other seekers (ten folds), so that they are not flattered. With
 * --record the file src/scoring/fitted-answer.ts is rewritten.
 */
const SIGNS = ['fit', 'besideBest', 'words', 'counterpart'] as const satisfies readonly (keyof Signs)[];
/** Of so many that have the word or a stronger one at most this share is wrong. */
const TARGETS = { strong: 0.85, good: 0.65, possible: 0.35 } as const;
const FOLDS = 10;
const STEPS = 4_000;
const RATE = 0.5;
const SHRINKAGE = 0.001;

type Row = { readonly seeker: string; readonly x: readonly number[]; readonly y: number };

const rows = FITTED_SETS.flatMap((name): readonly Row[] => {
  const set = loadBlindSet(name);
  return (set ? judgedOf(set) : []).map(({ seekerId, signs, isRight }) => ({
    seeker: `${name}:${seekerId}`,
    x: [1, ...SIGNS.map((sign) => signs[sign])],
    y: Number(isRight),
  }));
});
const seekers = [...new Set(rows.map(({ seeker }) => seeker))];
const foldOf = new Map(seekers.map((seeker, place) => [seeker, place % FOLDS]));
const fairly = rows.map((row) => ({ ...row, odds: 0 }));
for (let fold = 0; fold < FOLDS; fold += 1) {
  const weights = fitted(rows.filter(({ seeker }) => foldOf.get(seeker) !== fold));
  for (const row of fairly) if (foldOf.get(row.seeker) === fold) row.odds = dot(weights, row.x);
}
const strong = lowestFrom(Number.POSITIVE_INFINITY, TARGETS.strong);
const good = lowestFrom(strong, TARGETS.good);
const possible = lowestFrom(good, TARGETS.possible);
const [base = 0, ...weights] = fitted(rows);
const result = {
  base: rounded(base),
  weights: Object.fromEntries(SIGNS.map((sign, place) => [sign, rounded(weights[place] ?? 0)])),
  from: { strong: rounded(strong), good: rounded(good), possible: rounded(possible) },
};
console.log(`${rows.length} shown, ${rows.filter(({ y }) => y === 1).length} right`, result);
if (process.argv.includes('--record')) record();

/** Logistic regression by gradient descent, with a little shrinkage. */
function fitted(on: readonly Row[]): readonly number[] {
  const at = [1, ...SIGNS].map(() => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const slope = at.map((weight, place) => (place === 0 ? 0 : SHRINKAGE * weight));
    for (const { x, y } of on) {
      const error = 1 / (1 + Math.exp(-dot(at, x))) - y;
      for (const [place, value] of x.entries())
        slope[place] = (slope[place] ?? 0) + (error * value) / on.length;
    }
    for (const [place, value] of slope.entries()) at[place] = (at[place] ?? 0) - RATE * value;
  }
  return at;
}

/** The lowest odds of those below `above` so that the share of right ones among them reaches the target. */
function lowestFrom(above: number, target: number): number {
  const ranked = fairly.filter(({ odds }) => odds < above).toSorted((one, other) => other.odds - one.odds);
  let right = 0;
  let lowest = above;
  for (const [place, { y, odds }] of ranked.entries()) {
    right += y;
    if (place >= FOLDS && right / (place + 1) >= target) lowest = odds;
  }
  return lowest;
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, place) => sum + value * (other[place] ?? 0), 0);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

function record(): void {
  const file = new URL('../src/scoring/fitted-answer.ts', import.meta.url);
  const header = [
    '/**',
    ' * How likely a member answers a need: log odds fitted by logistic regression on the blind sets, and from where on each',
    ' * word is said. Written by `npm run fit:words -- --record`; decision 360 has the figures.',
    ' */',
  ].join('\n');
  writeFileSync(file, `${header}\nexport const fittedAnswer = ${JSON.stringify(result, null, 2)};\n`);
}

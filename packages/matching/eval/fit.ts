import { writeFileSync } from 'node:fs';
import { fitted } from '../src/scoring/fitted.ts';
import { byMeaning } from './engines.ts';
import { type Need, classes, needs } from './load.ts';

/**
 * Fits the weights of src/scoring/fitted.ts: tries settings around the present ones at random, and takes the mean of
 * those that do best on the labelled needs that are not held out; a single best one would be luck. How much that
 * flatters is told by k-fold cross-validation: for each fold the mean of those that do best on all others is
 * measured on it. Some minutes; the same settings in every run. With --record the file is rewritten.
 */
const SETTINGS = Number(process.argv.find((argument) => /^\d+$/.test(argument)) ?? 240);
const FOLDS = 6;
/** How far a weight moves, as the deviation of its logarithm, and how many of them do. */
const STEP = 0.3;
const MOVED = 0.4;
/** So many of the best settings are averaged. */
const AVERAGED = 20;

type Weights = Record<string, Record<string, number>>;
type Row = { readonly need: Need; readonly fold: number };
/** Where the first who answers stands in a ranking, and how good that is. */
type Outcome = { readonly place: number; readonly goodness: number };

const weights: Weights = fitted;
const start: Weights = structuredClone(weights);
const rows: readonly Row[] = classes.flatMap((name) =>
  needs
    .filter((need) => need.class === name && need.heldOut === undefined)
    .map((need, place) => ({ need, fold: place % FOLDS })),
);

let state = 20_260_101;
const settings = Array.from({ length: SETTINGS }, (_, place) => (place === 0 ? start : varied(start)));
const results = settings.map(tried);

const byTheOthers = Array.from({ length: FOLDS }, (_, fold) => tried(meanOfBest((row) => row.fold !== fold)));
const folds = byTheOthers.map((chosen, fold) => {
  const isHere = (row: Row) => row.fold === fold;
  return { 'by the others': scoreOf(chosen, isHere), 'as it was': scoreOf(results[0], isHere) };
});
const crossValidated = rows.map(({ need, fold }, at) => ({
  name: need.class,
  place: byTheOthers[fold]?.[at]?.place ?? -1,
}));
console.table(
  classes.map((name) => {
    const places = crossValidated.filter((row) => row.name === name).map(({ place }) => place);
    const share = (most: number) => rounded(places.filter((place) => place <= most).length / places.length);
    return { class: name, needs: places.length, first: share(0), 'first four': share(3) };
  }),
);
console.table(folds);
const mean = (key: keyof (typeof folds)[number]) =>
  rounded(folds.reduce((sum, fold) => sum + fold[key], 0) / FOLDS);
console.log(`cross-validated ${mean('by the others')}, as it was ${mean('as it was')}`);
const chosen = meanOfBest(() => true);
console.log(`chosen, with ${scoreOf(tried(chosen), () => true)} on all needs:`);
console.log(chosen);
if (process.argv.includes('--record')) record(chosen);

/** How good each ranking is under a setting, in the order of the rows. */
function tried(setting: Weights): readonly Outcome[] {
  for (const [group, values] of Object.entries(setting)) Object.assign(weights[group] ?? {}, values);
  const engine = byMeaning();
  return rows.map(({ need }) => outcomeOf(need, engine.rank(need)));
}

/** 1 for the right member first; less further down, and much less behind the fourth; nothing for a trap. */
function outcomeOf(need: Need, ranking: readonly string[]): Outcome {
  const shown = ranking.filter((id) => need.open?.includes(id) !== true);
  const place = shown.findIndex((id) => id in need.answers);
  const parts = need.parts ?? [];
  const served = parts.filter(({ answers }) => shown.slice(0, 4).some((id) => id in answers)).length;
  const found = 0.4 * Number(place === 0) + 0.4 * Number(place < 4) + 0.2 / (place + 1);
  return { place, goodness: parts.length === 0 ? found : (found + served / parts.length) / 2 };
}

/** The mean over the classes; the two that most needs are of count double. */
function scoreOf(outcomes: readonly Outcome[] | undefined, isMeant: (row: Row) => boolean): number {
  let sum = 0;
  let weight = 0;
  for (const name of classes) {
    const values = rows.flatMap((row, at) =>
      row.need.class === name && isMeant(row) ? [outcomes?.[at]?.goodness ?? 0] : [],
    );
    const share = name === 'hard' || name === 'medium' ? 2 : 1;
    sum += (share * values.reduce((all, value) => all + value, 0)) / values.length;
    weight += share;
  }
  return rounded(sum / weight);
}

function meanOfBest(isMeant: (row: Row) => boolean): Weights {
  const best = settings
    .map((setting, place) => ({ setting, score: scoreOf(results[place], isMeant) }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, AVERAGED)
    .map(({ setting }) => setting);
  return mapped(start, (group, name) =>
    rounded(best.reduce((sum, setting) => sum + (setting[group]?.[name] ?? 0), 0) / best.length),
  );
}

function varied(from: Weights): Weights {
  return mapped(from, (_group, _name, value) =>
    random() < MOVED ? rounded(value * Math.exp(STEP * normal())) : value,
  );
}

function mapped(from: Weights, to: (group: string, name: string, value: number) => number): Weights {
  return Object.fromEntries(
    Object.entries(from).map(([group, values]) => [
      group,
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, to(group, name, value)])),
    ]),
  );
}

function rounded(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}

function normal(): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** From 0 up to 1, the same in every run (mulberry32). */
function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

function record(setting: Weights): void {
  const file = new URL('../src/scoring/fitted.ts', import.meta.url);
  const header = [
    '/**',
    ' * Weights fitted by `npm run fit:matching -- --record`, which writes this file: by random search on the labelled',
    ' * needs that are not held out, checked by k-fold cross-validation. Never set by hand; decision 165 has the figures.',
    ' */',
  ].join('\n');
  writeFileSync(file, `${header}\nexport const fitted = ${JSON.stringify(setting, null, 2)};\n`);
}

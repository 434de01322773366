import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BLIND_SETS, FITTED_SETS, loadBlindSet } from './blind.ts';
import { type BlindFigures, measureBlind } from './measure-blind.ts';
import { measureAsked } from './measure-asked.ts';
import { measureWords } from './measure-words.ts';
import { byMatching } from './rankers.ts';

const recorded = JSON.parse(readFileSync(new URL('blind-figures.json', import.meta.url), 'utf8')) as Record<
  string,
  Record<string, BlindFigures>
>;

/** How much of a share a class may lose. */
const SLACK = 0.03;

test.each(BLIND_SETS)('no class of the blind set %s loses more than three points', async (name) => {
  const set = loadBlindSet(name);
  if (set === undefined) throw new Error(`the file of set ${name} is missing`);
  const reached = await measureBlind(set, byMatching, { hasPlace: false });
  const lost = Object.entries(recorded[name] ?? {}).filter(([group, { first, firstFour, excludedShown }]) => {
    const now = reached[group];
    return (
      now === undefined ||
      now.first < first - SLACK ||
      now.firstFour < firstFour - SLACK ||
      now.excludedShown > excludedShown
    );
  });
  expect(Object.keys(recorded[name] ?? {})).not.toEqual([]);
  expect(lost).toEqual([]);
});

test('of ten members with a word eight are right where it is strong, six where it is good, three where it is possible', () => {
  const { strong, good, possible, none } = measureWords(FITTED_SETS);
  expect(strong.precision).toBeGreaterThanOrEqual(0.8);
  expect(good.precision).toBeGreaterThanOrEqual(0.6);
  expect(possible.precision).toBeGreaterThanOrEqual(0.3);
  expect(none.precision).toBeLessThan(0.15);
});

test('members who are told of a request for what they offer are told rightly as often as before', () => {
  const { strong, good, possible, none } = measureAsked(BLIND_SETS);
  expect(strong.precision).toBeGreaterThanOrEqual(0.75);
  expect(good.precision).toBeGreaterThanOrEqual(0.5);
  expect(possible.precision).toBeGreaterThanOrEqual(0.3);
  expect(none.precision).toBeLessThan(0.05);
});

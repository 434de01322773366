import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { byMeaning } from './engines.ts';
import { meaningVersion } from '../src/meaning-version.ts';
import { versionOfReadings } from './meaning-version.ts';
import { type Figures, measure } from './measure.ts';

const recorded = JSON.parse(readFileSync(new URL('figures.json', import.meta.url), 'utf8')) as Record<
  string,
  Figures
>;
const reached = measure(byMeaning());
const nothing = { hit1: 1, hit4: 1, mrr: 1, ndcg10: 1, allParts: 1, trapped: 0 };

/** How much of a share a class may lose before the test fails. */
const SLACK = 0.03;

test.each(Object.keys(recorded))(
  'the class "%s" finds the right members as often as was recorded',
  (name) => {
    const { hit1, hit4, mrr, ndcg10, allParts, trapped } = recorded[name] ?? nothing;
    expect(reached[name]?.hit1).toBeGreaterThanOrEqual(hit1 - SLACK);
    expect(reached[name]?.hit4).toBeGreaterThanOrEqual(hit4 - SLACK);
    expect(reached[name]?.mrr).toBeGreaterThanOrEqual(mrr - SLACK);
    expect(reached[name]?.ndcg10).toBeGreaterThanOrEqual(ndcg10 - SLACK);
    expect(reached[name]?.allParts).toBeGreaterThanOrEqual(allParts - SLACK);
    expect(reached[name]?.trapped).toBeLessThanOrEqual(trapped + SLACK);
  },
);

test('of a hundred sentences that claim a need is met at most eight name who does not meet it', () => {
  const all = Object.values(reached);
  const claims = all.reduce((sum, figures) => sum + figures.claims, 0);
  const right = all.reduce((sum, figures) => sum + figures.right, 0);
  expect(claims).toBeGreaterThan(50);
  expect(right / claims).toBeGreaterThan(0.92);
});

test('stored readings are read anew when anything of the labelled set is read otherwise', () => {
  expect(meaningVersion, 'run npm run eval:matching -- --record').toBe(versionOfReadings());
});

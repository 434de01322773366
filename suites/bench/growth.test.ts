import { describe, expect, it } from 'vitest';
import { growthExponent, growthOf, growthTable, growthVerdict } from './growth.ts';

const ROWS = [10_000, 100_000, 1_000_000];
const taking = (milliseconds: (rows: number) => number, rows = ROWS) =>
  rows.map((count) => ({ rows: count, milliseconds: milliseconds(count) }));
const roundOf = (...latencies: number[]) => ({ perSecond: 1, latencies });

describe('the growth exponent', () => {
  it('is 0 for a call that takes as long in every community', () => {
    expect(growthExponent(taking(() => 7))).toBe(0);
  });

  it('is 1 for a call that reads every row, however quick it is', () => {
    expect(growthExponent(taking((rows) => rows / 1_000))).toBeCloseTo(1, 10);
    expect(growthExponent(taking((rows) => rows * 5))).toBeCloseTo(1, 10);
  });

  it('is 0.5 for one that takes ten times as long among a hundred times as many', () => {
    expect(growthExponent(taking((rows) => Math.sqrt(rows), [10_000, 1_000_000]))).toBeCloseTo(0.5, 10);
  });

  it('stays under a tenth for the depth of an index', () => {
    expect(growthExponent(taking((rows) => Math.log2(rows)))).toBeLessThan(0.1);
  });

  it('takes two communities with as many rows as one of their middle', () => {
    const points = [
      ...taking((rows) => rows, [10]),
      ...[80, 125].map((milliseconds) => ({ rows: 100, milliseconds })),
    ];
    expect(growthExponent(points)).toBeCloseTo(1, 10);
  });

  it('is no number where all communities have as many rows', () => {
    expect(growthExponent(taking(() => 7, [100, 100]))).toBeNaN();
  });
});

describe('the growth of a contender', () => {
  const steady = growthOf({ name: 'steady', most: 0.2 }, [
    { rows: 100, rounds: [roundOf(1, 2, 3), roundOf(2, 2, 900)] },
    { rows: 10_000, rounds: [roundOf(2, 2, 2), roundOf(1, 2, 2)] },
  ]);
  const scanning = growthOf({ name: 'scanning', most: 0.2 }, [
    { rows: 100, rounds: [roundOf(1), roundOf(1), roundOf(1)] },
    { rows: 10_000, rounds: [roundOf(100), roundOf(100), roundOf(1)] },
  ]);

  it('goes by the middle of the calls, so that one slow call changes nothing', () => {
    expect(steady.points.map(({ milliseconds }) => milliseconds)).toEqual([2, 2]);
    expect(steady.exponent).toBe(0);
  });

  it('goes by the middle of the rounds, and says how far they lie apart', () => {
    expect(scanning.exponent).toBeCloseTo(1, 10);
    expect(scanning.exponentInterval[0]).toBe(0);
  });

  it('is told in a row with its goal', () => {
    const table = growthTable(['S', 'L'], [steady, scanning]);
    expect(table).toContain('| steady | 2.00 | 2.00 | 0.000 (0.000 to 0.000) | 0.2 | met |');
    expect(table).toMatch(/\| scanning \| .* \| missed \|/);
  });

  it('is called by its name when it misses, and so is one that cannot be judged', () => {
    expect(growthVerdict([steady]).isMet).toBe(true);
    expect(growthVerdict([steady, scanning])).toMatchObject({ isMet: false, figure: 'scanning: 1.00' });
    expect(growthVerdict([{ ...steady, exponent: Number.NaN }]).isMet).toBe(false);
  });
});

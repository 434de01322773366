import { describe, expect, it } from 'vitest';
import { growthExponent, growthOf, growthTable, growthCheck } from './growth.ts';

const ROWS = [10_000, 100_000, 1_000_000];
const pointsOf = (milliseconds: (rows: number) => number, rows = ROWS) =>
  rows.map((count) => ({ rows: count, milliseconds: milliseconds(count) }));
const roundOf = (...latencies: number[]) => ({ perSecond: 1, latencies });

describe('the growth exponent', () => {
  it('is 0 for constant time', () => {
    expect(growthExponent(pointsOf(() => 7))).toBe(0);
  });

  it('is 1 for a scan of all rows, however fast', () => {
    expect(growthExponent(pointsOf((rows) => rows / 1_000))).toBeCloseTo(1, 10);
    expect(growthExponent(pointsOf((rows) => rows * 5))).toBeCloseTo(1, 10);
  });

  it('is 0.5 when a hundred times the rows take ten times as long', () => {
    expect(growthExponent(pointsOf((rows) => Math.sqrt(rows), [10_000, 1_000_000]))).toBeCloseTo(0.5, 10);
  });

  it('stays under 0.1 for a lookup in an index', () => {
    expect(growthExponent(pointsOf((rows) => Math.log2(rows)))).toBeLessThan(0.1);
  });

  it('averages two datasets with as many rows', () => {
    const points = [
      ...pointsOf((rows) => rows, [10]),
      ...[80, 125].map((milliseconds) => ({ rows: 100, milliseconds })),
    ];
    expect(growthExponent(points)).toBeCloseTo(1, 10);
  });

  it('is NaN when every dataset has as many rows', () => {
    expect(growthExponent(pointsOf(() => 7, [100, 100]))).toBeNaN();
  });
});

describe('the growth of a variant', () => {
  const constant = growthOf({ name: 'constant', maxExponent: 0.2 }, [
    { rows: 100, rounds: [roundOf(1, 2, 3), roundOf(2, 2, 900)] },
    { rows: 10_000, rounds: [roundOf(2, 2, 2), roundOf(1, 2, 2)] },
  ]);
  const scanning = growthOf({ name: 'scanning', maxExponent: 0.2 }, [
    { rows: 100, rounds: [roundOf(1), roundOf(1), roundOf(1)] },
    { rows: 10_000, rounds: [roundOf(100), roundOf(100), roundOf(1)] },
  ]);

  it('uses the median latency, so that one slow call changes nothing', () => {
    expect(constant.points.map(({ milliseconds }) => milliseconds)).toEqual([2, 2]);
    expect(constant.exponent).toBe(0);
  });

  it('is the median over the rounds, with its confidence interval', () => {
    expect(scanning.exponent).toBeCloseTo(1, 10);
    expect(scanning.exponentInterval[0]).toBe(0);
  });

  it('is reported in one row with its goal', () => {
    const report = growthTable(['S', 'L'], [constant, scanning]);
    expect(report).toContain('| constant | 2.00 | 2.00 | 0.000 (0.000 to 0.000) | 0.2 | passed |');
    expect(report).toMatch(/\| scanning \| .* \| failed \|/);
  });

  it('fails by name when it is too high, and when it is NaN', () => {
    expect(growthCheck([constant]).passed).toBe(true);
    expect(growthCheck([constant, scanning])).toMatchObject({ passed: false, actual: 'scanning: 1.00' });
    expect(growthCheck([{ ...constant, exponent: Number.NaN }]).passed).toBe(false);
  });
});

import type { Round } from './measure.ts';
import { type Check, check, table } from '../shared/report.ts';
import { confidenceInterval, median } from '../shared/statistics.ts';

/** Median latency in a dataset with so many rows. */
export type Point = { rows: number; milliseconds: number };

/**
 * The exponent of the power law between rows and latency, by least squares over the logarithms: 0 for
 * constant time, 1 for a scan of all rows. NaN when every dataset has as many rows.
 */
export function growthExponent(points: Point[]): number {
  const logs = points.map(({ rows, milliseconds }) => ({ x: Math.log(rows), y: Math.log(milliseconds) }));
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [mean(logs.map(({ x }) => x)), mean(logs.map(({ y }) => y))];
  const variance = mean(logs.map(({ x }) => (x - meanX) ** 2));
  return mean(logs.map(({ x, y }) => (x - meanX) * (y - meanY))) / variance;
}

/** How the latency of one variant grows over datasets of several sizes. */
export type Growth = {
  name: string;
  points: Point[];
  exponent: number;
  exponentInterval: [low: number, high: number];
  maxExponent: number;
};

/** The same variant at each size with its rounds; its exponent is the median of one per round. */
export function growthOf(
  { name, maxExponent }: Pick<Growth, 'name' | 'maxExponent'>,
  sizes: { rows: number; rounds: Round[] }[],
): Growth {
  const pointsOf = (roundsOf: (rounds: Round[]) => Round[]) =>
    sizes.map(({ rows, rounds }) => ({
      rows,
      milliseconds: median(roundsOf(rounds).flatMap(({ latencies }) => latencies)),
    }));
  const rounds = Math.min(...sizes.map((size) => size.rounds.length));
  const exponents = Array.from({ length: rounds }, (_, round) =>
    growthExponent(pointsOf((all) => all.slice(round, round + 1))),
  );
  return {
    name,
    maxExponent,
    points: pointsOf((all) => all),
    exponent: median(exponents),
    exponentInterval: confidenceInterval(exponents),
  };
}

/** The median latency of every variant at each size, smallest first, and its exponent, in Markdown. */
export function growthTable(sizes: string[], growths: Growth[]): string {
  const rows = growths.map((growth) => {
    const [low, high] = growth.exponentInterval;
    return [
      growth.name,
      ...growth.points.map(({ milliseconds }) => milliseconds.toFixed(2)),
      `${growth.exponent.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`,
      growth.maxExponent,
      isBounded(growth) ? 'passed' : 'failed',
    ];
  });
  const titles = ['variant', ...sizes.map((size) => `p50 at ${size}, ms`), 'exponent', 'at most', 'result'];
  return `\n### Growth\n\n${table(titles, rows)}`;
}

/** Principle 9 as one check. */
export function growthCheck(growths: Growth[]): Check {
  const growing = growths.filter((growth) => !isBounded(growth));
  const actual = growing.map(({ name, exponent }) => `${name}: ${exponent.toFixed(2)}`).join('; ');
  return check(
    'Variants whose latency grows with the dataset',
    'none',
    actual || 'none',
    growing.length === 0,
  );
}

/** False for NaN too. */
const isBounded = ({ exponent, maxExponent }: Growth): boolean => exponent <= maxExponent;

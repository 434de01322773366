import type { Round } from './measure.ts';
import type { Verdict } from './report.ts';
import { interval, median } from '../shared/statistics.ts';

/** How long a call took in the middle in a community with so many rows. */
export type Point = { rows: number; milliseconds: number };

/**
 * The power of the number of rows that time grows with, by least squares over the logarithms: 0 for a
 * call that does not notice them, 1 for one that reads them all. NaN where the number never changes.
 */
export function growthExponent(points: Point[]): number {
  const logs = points.map(({ rows, milliseconds }) => ({ x: Math.log(rows), y: Math.log(milliseconds) }));
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [middleX, middleY] = [mean(logs.map(({ x }) => x)), mean(logs.map(({ y }) => y))];
  const spread = mean(logs.map(({ x }) => (x - middleX) ** 2));
  return mean(logs.map(({ x, y }) => (x - middleX) * (y - middleY))) / spread;
}

/** What one contender did in communities of several sizes. */
export type Growth = {
  name: string;
  points: Point[];
  exponent: number;
  exponentInterval: [low: number, high: number];
  most: number;
};

/** The same contender at each size, with its rounds there: the middle of the rounds' exponents counts. */
export function growthOf(
  { name, most }: Pick<Growth, 'name' | 'most'>,
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
    most,
    points: pointsOf((all) => all),
    exponent: median(exponents),
    exponentInterval: interval(exponents),
  };
}

/** A Markdown table of all contenders: the middle of a call at each size, smallest first, and the exponent. */
export function growthTable(sizes: string[], growths: Growth[]): string {
  const rows = growths.map(({ name, points, exponent, exponentInterval: [low, high], most }) => {
    const times = points.map(({ milliseconds }) => milliseconds.toFixed(2));
    const shown = `${exponent.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`;
    return `| ${[name, ...times, shown, most, exponent <= most ? 'met' : 'missed'].join(' | ')} |`;
  });
  const titles = ['', ...sizes.map((size) => `p50 at ${size}, ms`), 'exponent', 'at most', ''];
  return [`\n### Growth\n`, `| ${titles.join(' | ')} |`, `|${'---|'.repeat(titles.length)}`, ...rows].join(
    '\n',
  );
}

/** Principle 9 in one line. */
export function growthVerdict(growths: Growth[]): Verdict {
  const growing = growths.filter(({ exponent, most }) => !(exponent <= most));
  return {
    text: 'Nothing that a request waits for grows with the community',
    figure:
      growing.map(({ name, exponent }) => `${name}: ${exponent.toFixed(2)}`).join('; ') || 'nothing does',
    isMet: growing.length === 0,
  };
}

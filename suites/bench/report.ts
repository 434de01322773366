import type { Round } from './measure.ts';
import { type Check, check, describeMachine, table, today } from '../shared/report.ts';
import { confidenceInterval, median, quantile } from '../shared/statistics.ts';
import type { Goal, Variant, Workload } from './workloads/workload.ts';

/** What one variant did in all rounds; ratios are the first variant's throughput divided by this one's. */
export type Summary = {
  name: string;
  perSecond: number;
  p50: number;
  p99: number;
  ratio: number;
  ratioInterval: [low: number, high: number];
};

export function summarise(variants: Variant[], results: Round[][]): Summary[] {
  const [product = []] = results;
  return variants.map(({ name }, index) => {
    const own = results[index] ?? [];
    const ratios = own.map(({ perSecond }, round) => (product[round]?.perSecond ?? 0) / perSecond);
    const latencies = own.flatMap((round) => round.latencies);
    return {
      name,
      perSecond: median(own.map(({ perSecond }) => perSecond)),
      p50: quantile(latencies, 0.5),
      p99: quantile(latencies, 0.99),
      ratio: median(ratios),
      ratioInterval: confidenceInterval(ratios),
    };
  });
}

/** Throughput and latency of one workload, in Markdown. */
export function summaryTable(
  { key, title, concurrency }: Workload,
  calls: number,
  summaries: Summary[],
): string {
  const rows = summaries.map(({ name, perSecond, p50, p99, ratio, ratioInterval: [low, high] }, index) => [
    name,
    perSecond.toFixed(0),
    p50.toFixed(2),
    p99.toFixed(2),
    index === 0 ? '1' : `${ratio.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`,
  ]);
  return [
    `\n### ${key}: ${title}`,
    `\n${calls} calls per round, concurrency ${concurrency}.\n`,
    table(['variant', 'calls/s', 'p50 ms', 'p99 ms', 'first row / this'], rows),
  ].join('\n');
}

/** How the first variant compares with the workload's goals. */
export function checkGoals({ key, goals = [] }: Workload, summaries: Summary[]): Check[] {
  const has = (name: string) => summaries.some((summary) => summary.name === name);
  return goals.flatMap((goal) => {
    if ('needsPeers' in goal && goal.needsPeers && !has(goal.against)) return [];
    return [checkGoal(key, goal, summaries)];
  });
}

function checkGoal(key: string, goal: Goal, summaries: Summary[]): Check {
  const [first] = summaries;
  if (!first) throw new Error(`${key} has no variant.`);
  const name = goal.note === undefined ? key : `${key}, ${goal.note}`;
  if (!('against' in goal)) {
    const { perSecond = 0, p99 } = goal;
    const expected = `${perSecond > 0 ? `at least ${perSecond}/s, ` : ''}p99 at most ${p99} ms`;
    const actual = `${first.perSecond.toFixed(0)}/s, p99 ${first.p99.toFixed(1)} ms`;
    return check(name, expected, actual, first.perSecond >= perSecond && first.p99 <= p99);
  }
  const other = summaries.find((summary) => summary.name === goal.against);
  if (!other) throw new Error(`There is no variant "${goal.against}".`);
  if ('ratio' in goal) {
    const expected = `at least ${goal.ratio} x ${other.name}`;
    return check(name, expected, other.ratio.toFixed(2), other.ratio >= goal.ratio);
  }
  const ratio = first.p99 / other.p99;
  const expected = `p99 at most ${goal.p99Ratio} x ${other.name}`;
  return check(name, expected, ratio.toFixed(2), ratio <= goal.p99Ratio);
}

/** What the run was measured on, and how. */
export function heading(run: {
  /** Members of each dataset. */
  datasets: number[];
  rounds: number;
  postgres: string;
  isPinned: boolean;
}): string {
  const pinning = run.isPinned
    ? 'servers and database pinned to one core, clients to the other'
    : 'nothing pinned to cores, so clients and servers share them';
  return [
    `\n## ${today()}: ${run.datasets.join(', ')} members`,
    `\n${describeMachine()}, PostgreSQL ${run.postgres}; ${pinning}; ${run.rounds} interleaved rounds`,
    'after one warm-up; medians, ratios with their 95 % bootstrap confidence interval.',
  ].join('\n');
}

import { cpus } from 'node:os';
import type { Round } from './measure.ts';
import { interval, median } from '../shared/statistics.ts';
import type { Contender, Goal, Workload } from './workloads/workload.ts';

/** What one contender did in all rounds; ratios are the first contender's rate divided by this one's. */
export type Summary = {
  name: string;
  perSecond: number;
  p50: number;
  p99: number;
  ratio: number;
  ratioInterval: [low: number, high: number];
};

export function summarise(contenders: Contender[], results: Round[][]): Summary[] {
  const [product = []] = results;
  return contenders.map(({ name }, index) => {
    const own = results[index] ?? [];
    const ratios = own.map(({ perSecond }, round) => (product[round]?.perSecond ?? 0) / perSecond);
    const latencies = own.flatMap((round) => round.latencies).toSorted((one, other) => one - other);
    return {
      name,
      perSecond: median(own.map(({ perSecond }) => perSecond)),
      p50: percentile(latencies, 0.5),
      p99: percentile(latencies, 0.99),
      ratio: median(ratios),
      ratioInterval: interval(ratios),
    };
  });
}

/** A Markdown table of one workload. */
export function tableOf({ key, title, concurrency }: Workload, calls: number, summaries: Summary[]): string {
  const rows = summaries.map(({ name, perSecond, p50, p99, ratio, ratioInterval: [low, high] }, index) => {
    const shown = index === 0 ? '1' : `${ratio.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`;
    return `| ${name} | ${perSecond.toFixed(0)} | ${p50.toFixed(2)} | ${p99.toFixed(2)} | ${shown} |`;
  });
  return [
    `\n### ${key}: ${title}`,
    `\n${calls} calls a round, ${concurrency} callers.\n`,
    '| | calls/s | p50 ms | p99 ms | first row / this |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

export type Verdict = { text: string; figure: string; isMet: boolean };

/** How the first contender stands to the workload's goals. */
export function judge({ key, goals = [] }: Workload, summaries: Summary[]): Verdict[] {
  const has = (name: string) => summaries.some((summary) => summary.name === name);
  return goals.flatMap((goal) => {
    if ('needsPeers' in goal && goal.needsPeers && !has(goal.against)) return [];
    const text = goal.text.startsWith(key) ? goal.text : `${key}: ${goal.text}`;
    return [{ text, ...weigh(goal, summaries) }];
  });
}

function weigh(goal: Goal, summaries: Summary[]): { figure: string; isMet: boolean } {
  const [first] = summaries;
  if (!first) return { figure: '-', isMet: false };
  if (!('against' in goal || 'perSecond' in goal))
    return { figure: `p99 ${first.p99.toFixed(1)} ms`, isMet: first.p99 <= goal.p99 };
  if (!('against' in goal)) {
    const isMet = first.perSecond >= goal.perSecond && first.p99 < goal.p99;
    return { figure: `${first.perSecond.toFixed(0)}/s, p99 ${first.p99.toFixed(1)} ms`, isMet };
  }
  const other = summaries.find(({ name }) => name === goal.against);
  if (!other) throw new Error(`There is no contender "${goal.against}".`);
  if ('ratio' in goal) return { figure: other.ratio.toFixed(2), isMet: other.ratio >= goal.ratio };
  const ratio = first.p99 / other.p99;
  return { figure: ratio.toFixed(2), isMet: ratio <= goal.p99Ratio };
}

export function verdictTable(verdicts: Verdict[]): string {
  const rows = verdicts.map(
    ({ text, figure, isMet }) => `| ${text} | ${figure} | ${isMet ? 'met' : 'missed'} |`,
  );
  return ['\n### Goals\n', '| goal | measured | |', '|---|---|---|', ...rows].join('\n');
}

/** On what this was measured. */
export function headOf(facts: {
  /** Members of each. */
  communities: number[];
  rounds: number;
  postgres: string;
  isPinned: boolean;
}): string {
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unknown processor'}`;
  const pinning = facts.isPinned
    ? 'servers and database on one core, callers on the other'
    : 'nothing pinned to cores, so the callers share them with the servers';
  return [
    `\n## ${date}: ${facts.communities.join(', ')} members`,
    `\n${machine}; Node ${process.versions.node}, PostgreSQL ${facts.postgres}; ${pinning}; ${facts.rounds} interleaved`,
    'rounds after one to warm up; medians, ratios with their 95 % bootstrap interval.',
  ].join('\n');
}

const percentile = (sorted: number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;

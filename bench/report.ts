import { availableParallelism } from 'node:os';
import type { Dataset } from './dataset.ts';
import { type Round, measure } from './measure.ts';
import { interval, median } from './statistics.ts';
import type { Workload } from './workloads/workload.ts';

/** The contenders in turn, round by round, so that a machine's moods fall on all of them; a Markdown table. */
export async function report(workload: Workload, dataset: Dataset, rounds: number): Promise<string> {
  const { key, title, calls, concurrency } = workload;
  const contenders = workload.contenders(dataset);
  const results = contenders.map((): Round[] => []);
  // The first round warms up and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, contender] of contenders.entries()) {
      const result = await measure(contender, round * calls, calls, concurrency);
      if (round > 0) results[index]?.push(result);
    }
  }

  const [product = []] = results;
  const rows = contenders.map(({ name }, index) => {
    const own = results[index] ?? [];
    const ratios = own.map(({ perSecond }, round) => (product[round]?.perSecond ?? 0) / perSecond);
    const [low, high] = interval(ratios);
    const latencies = own.flatMap((round) => round.latencies).toSorted((one, other) => one - other);
    const cells = [
      name,
      median(own.map(({ perSecond }) => perSecond)).toFixed(0),
      percentile(latencies, 0.5),
      percentile(latencies, 0.99),
      index === 0 ? '1' : `${median(ratios).toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    `\n## ${key}: ${title}`,
    `${dataset.memberIds.length} active members, ${rounds} rounds of ${calls} calls, ${concurrency} callers, Node ${process.versions.node}, ${availableParallelism()} cores.\n`,
    '| | calls/s | p50 ms | p99 ms | product / this |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

const percentile = (sorted: number[], share: number) =>
  (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);

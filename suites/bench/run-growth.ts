import { type DatasetSize, sizeOf } from './dataset/content.ts';
import { type Growth, growthOf, growthTable, growthCheck } from './growth.ts';
import { measureRounds } from './measure.ts';
import { type OpenBench, openBench } from './open-bench.ts';
import { checkTable } from '../shared/report.ts';
import { heading } from './report.ts';
import type { Workload } from './workloads/workload.ts';

export type Size = { name: string; members: number };
type SizedBench = OpenBench & { size: DatasetSize };
/** Explained by deeper indexes and colder caches. */
const MAX_EXPONENT = 0.2;

/** Measures how the product's latency grows with the dataset; the sizes are interleaved round by round. */
export async function runGrowth(
  sizes: Size[],
  workloads: Workload[],
  options: { rounds: number; sampleFraction: number; fresh: boolean },
): Promise<void> {
  await using closing = new AsyncDisposableStack();
  const benches: SizedBench[] = [];
  for (const { members } of sizes)
    benches.push({
      size: sizeOf(members),
      ...(await openBench(members, { ...options, peers: false, closing })),
    });
  const [first] = benches;
  if (!first) return;
  console.log(heading({ ...first, ...options, datasets: sizes.map(({ members }) => members) }));

  const growths: Growth[] = [];
  for (const workload of workloads) {
    try {
      growths.push(...(await growthsOf(workload, benches, options)));
    } catch (error) {
      // The other workloads are still worth measuring.
      console.log(`\n${workload.key} (${workload.title}) failed: ${String(error)}`);
      process.exitCode = 1;
    }
  }
  const names = sizes.map(({ name }) => name);
  console.log(growthTable(names, growths));
  console.log(`\n### Goals\n\n${checkTable([growthCheck(growths)])}`);
}

async function growthsOf(
  workload: Workload,
  benches: SizedBench[],
  options: { rounds: number; sampleFraction: number },
): Promise<Growth[]> {
  const own = await Promise.all(
    benches.map(async (bench) => (await workload.variants(bench)).filter(({ rows }) => rows)),
  );
  const growths: Growth[] = [];
  for (const [index, { name, rows = 'members' }] of (own[0] ?? []).entries()) {
    const variants = own.flatMap((atSize) => atSize[index] ?? []);
    const results = await measureRounds(workload, variants, options);
    const growth = growthOf(
      { name: `${workload.key} ${name}`, maxExponent: workload.maxExponent ?? MAX_EXPONENT },
      results.map((rounds, bench) => ({ rows: benches[bench]?.size[rows] ?? 0, rounds })),
    );
    console.error(`${growth.name}: ${growth.exponent.toFixed(3)}`);
    growths.push(growth);
  }
  return growths;
}

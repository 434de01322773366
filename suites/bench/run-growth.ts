import { type DatasetSize, sizeOf } from './dataset/content.ts';
import { type Growth, growthOf, growthTable, growthVerdict } from './growth.ts';
import { measureRounds } from './measure.ts';
import { type OpenBench, openBench } from './open-bench.ts';
import { headOf, verdictTable } from './report.ts';
import type { Workload } from './workloads/workload.ts';

export type Size = { name: string; members: number };
type SizedBench = OpenBench & { size: DatasetSize };
/** What deeper indexes and colder caches explain. */
const EXPONENT = 0.2;

/**
 * The product alone over communities of several sizes, all there at once: the sizes take turns round by
 * round, so that a machine's moods fall on all of them.
 */
export async function runGrowth(
  sizes: Size[],
  workloads: Workload[],
  options: { rounds: number; share: number; fresh: boolean },
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
  console.log(headOf({ ...first, ...options, communities: sizes.map(({ members }) => members) }));

  const growths: Growth[] = [];
  for (const workload of workloads) {
    try {
      growths.push(...(await growthsOf(workload, benches, options)));
    } catch (error) {
      // The others are still worth knowing.
      console.log(`\n${workload.key} (${workload.title}) broke off: ${String(error)}`);
      process.exitCode = 1;
    }
  }
  const names = sizes.map(({ name }) => name);
  console.log(growthTable(names, growths));
  console.log(verdictTable([growthVerdict(growths)]));
}

async function growthsOf(
  workload: Workload,
  benches: SizedBench[],
  options: { rounds: number; share: number },
): Promise<Growth[]> {
  const own = await Promise.all(
    benches.map(async (bench) => (await workload.contenders(bench)).filter(({ rows }) => rows)),
  );
  const growths: Growth[] = [];
  for (const [place, { name, rows = 'members' }] of (own[0] ?? []).entries()) {
    const contenders = own.flatMap((atSize) => atSize[place] ?? []);
    const results = await measureRounds(workload, contenders, options);
    const growth = growthOf(
      { name: `${workload.key} ${name}`, most: workload.exponent ?? EXPONENT },
      results.map((rounds, index) => ({ rows: benches[index]?.size[rows] ?? 0, rounds })),
    );
    console.error(`${growth.name}: ${growth.exponent.toFixed(3)}`);
    growths.push(growth);
  }
  return growths;
}

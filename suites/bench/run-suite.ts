import { readFileSync } from 'node:fs';
import { type Check, check, checkTable } from '../shared/report.ts';
import { compareAnswers, measureRounds } from './measure.ts';
import { openBench } from './open-bench.ts';
import { type Summary, checkGoals, heading, summarise, summaryTable } from './report.ts';
import type { Bench, Workload } from './workloads/workload.ts';

const MEMORY_GOALS_MB = [250, 300];
const CONTROL = /^A\/A control/;
const CONTROL_MARGIN = 0.03;

type Options = { rounds: number; sampleFraction: number; fresh: boolean; peers: boolean };

/** Measures the product, its baselines and, when asked for, other products, over one dataset. */
export async function runSuite(members: number, workloads: Workload[], options: Options): Promise<void> {
  await using closing = new AsyncDisposableStack();
  const bench = await openBench(members, { ...options, closing });
  console.log(heading({ ...bench, ...options, datasets: [bench.dataset.memberIds.length] }));

  const checks: Check[] = [];
  for (const workload of workloads) {
    try {
      checks.push(...(await runWorkload(workload, bench, options)));
    } catch (error) {
      // The other workloads are still worth measuring.
      console.log(`\n### ${workload.key}: ${workload.title}\n\nFailed: ${String(error)}`);
      process.exitCode = 1;
    }
  }
  const resident = residentMegabytes(bench.serverPid);
  for (const goal of MEMORY_GOALS_MB)
    checks.push(check('Resident memory', `under ${goal} MB`, `${resident} MB`, resident < goal));
  console.log(`\n### Goals\n\n${checkTable(checks)}`);
}

async function runWorkload(workload: Workload, bench: Bench, options: Options): Promise<Check[]> {
  const variants = await workload.variants(bench);
  await compareAnswers(workload, variants);
  const summaries = summarise(variants, await measureRounds(workload, variants, options));
  console.log(summaryTable(workload, Math.ceil(workload.calls * options.sampleFraction), summaries));
  const ratio = controlRatio(summaries);
  if (ratio !== undefined) {
    const isValid = Math.abs(ratio - 1) <= CONTROL_MARGIN;
    const verdict = isValid ? 'valid' : 'invalid: the machine is too noisy';
    console.log(`\nThe same server against itself: ${ratio.toFixed(3)}; the run is ${verdict}.`);
  }
  return checkGoals(workload, summaries);
}

/** The control is the variant before it, measured again. */
function controlRatio(summaries: Summary[]): number | undefined {
  const control = summaries.find(({ name }) => CONTROL.test(name));
  const same = control && summaries[summaries.indexOf(control) - 1];
  return same && control.ratio / same.ratio;
}

/** Resident memory of the measured server at the end of a run; 0 where the system has no /proc. */
function residentMegabytes(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Math.round(Number(kilobytes ?? 0) / 1_024);
  } catch {
    return 0;
  }
}

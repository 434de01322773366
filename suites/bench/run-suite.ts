import { readFileSync } from 'node:fs';
import { checkAnswers, measureRounds } from './measure.ts';
import { openBench } from './open-bench.ts';
import { type Summary, type Verdict, headOf, judge, summarise, tableOf, verdictTable } from './report.ts';
import type { Bench, Workload } from './workloads/workload.ts';

const MEMORY_GOALS_MB = [250, 300];
const CONTROL = /^A\/A control/;
const CONTROL_MARGIN = 0.03;

type Options = { rounds: number; share: number; fresh: boolean; peers: boolean };

/** The product beside its limits, and beside other products when asked, over one community. */
export async function runSuite(members: number, workloads: Workload[], options: Options): Promise<void> {
  await using closing = new AsyncDisposableStack();
  const bench = await openBench(members, { ...options, closing });
  console.log(headOf({ ...bench, ...options, communities: [bench.dataset.memberIds.length] }));

  const verdicts: Verdict[] = [];
  for (const workload of workloads) {
    try {
      verdicts.push(...(await runWorkload(workload, bench, options)));
    } catch (error) {
      // The others are still worth knowing.
      console.log(`\n### ${workload.key}: ${workload.title}\n\nBroke off: ${String(error)}`);
      process.exitCode = 1;
    }
  }
  const resident = residentMegabytes(bench.serverPid);
  for (const goal of MEMORY_GOALS_MB)
    verdicts.push({
      text: `Resident memory under ${goal} MB`,
      figure: `${resident} MB`,
      isMet: resident < goal,
    });
  console.log(verdictTable(verdicts));
}

async function runWorkload(workload: Workload, bench: Bench, options: Options): Promise<Verdict[]> {
  const contenders = await workload.contenders(bench);
  await checkAnswers(workload, contenders);
  const summaries = summarise(contenders, await measureRounds(workload, contenders, options));
  console.log(tableOf(workload, Math.ceil(workload.calls * options.share), summaries));
  const ratio = controlRatio(summaries);
  if (ratio !== undefined) {
    const isSound = Math.abs(ratio - 1) <= CONTROL_MARGIN;
    console.log(
      `\nThe same server against itself: ${ratio.toFixed(3)}${isSound ? '.' : ': the machine is too restless, and this run is void.'}`,
    );
  }
  return judge(workload, summaries);
}

function controlRatio(summaries: Summary[]): number | undefined {
  const control = summaries.find(({ name }) => CONTROL.test(name));
  const same = control && summaries[summaries.indexOf(control) - 1];
  return same && control.ratio / same.ratio;
}

/** What the measured server holds at the end of a run; 0 where the system does not tell. */
function residentMegabytes(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Math.round(Number(kilobytes ?? 0) / 1_024);
  } catch {
    return 0;
  }
}

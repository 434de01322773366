import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openDataset } from './dataset/open-dataset.ts';
import { createHttpClient } from './generator/http-client.ts';
import { checkAnswers, measureRounds } from './measure.ts';
import { type Verdict, headOf, judge, summarise, tableOf, verdictTable } from './report.ts';
import { pinToCores, startLimits, startProduct } from './servers.ts';
import type { Workload } from './workloads/workload.ts';
import { WORKLOADS } from './workloads/workloads.ts';

const SIZES = new Map([
  ['S', 10_000],
  ['M', 100_000],
  ['L', 1_000_000],
]);
const MEMORY_GOALS_MB = [250, 300];
const CONTROL = /^A\/A control/;
const CONTROL_MARGIN = 0.03;

const { values } = parseArgs({
  options: {
    members: { type: 'string' },
    size: { type: 'string', default: 'S' },
    only: { type: 'string' },
    rounds: { type: 'string', default: '9' },
    /** Of each workload's calls: less for a quick look, which proves nothing. */
    share: { type: 'string', default: '1' },
    fresh: { type: 'boolean', default: false },
  },
});

const members = Number(values.members ?? SIZES.get(values.size));
const rounds = Number(values.rounds);
const chosen = values.only?.split(',');
const share = Number(values.share);
const workloads = WORKLOADS.filter(({ key }) => chosen?.includes(key) ?? true);
if (
  !Number.isInteger(members) ||
  members < 100 ||
  !Number.isInteger(rounds) ||
  rounds < 3 ||
  !(share > 0) ||
  workloads.length === 0
) {
  const keys = [...new Set(WORKLOADS.map(({ key }) => key))].join(',');
  console.error(
    `Usage: bench [--size S|M|L | --members N] [--rounds N>=3] [--share 0.1] [--fresh] [--only ${keys}]`,
  );
  process.exit(1);
}

await using dataset = await openDataset(members, values);
const isPinned = pinToCores(dataset.postmaster);
await using product = await startProduct(dataset.connectionString, dataset.memberIds.length);
await using limits = await startLimits(dataset.connectionString);
await using closing = new AsyncDisposableStack();
const clients = { product: createHttpClient(product.port), limits: createHttpClient(limits.port) };
const { rows } = await dataset.pool.query<{ version: string }>(
  "select current_setting('server_version') as version",
);
console.log(
  headOf({ members: dataset.memberIds.length, rounds, postgres: rows[0]?.version ?? '', isPinned }),
);

const verdicts: Verdict[] = [];
for (const workload of workloads) {
  try {
    await runWorkload(workload);
  } catch (error) {
    // The others are still worth knowing.
    console.log(`\n### ${workload.key}: ${workload.title}\n\nBroke off: ${String(error)}`);
    process.exitCode = 1;
  }
}

const resident = residentMegabytes(product.pid);
for (const goal of MEMORY_GOALS_MB)
  verdicts.push({
    text: `Resident memory under ${goal} MB`,
    figure: `${resident} MB`,
    isMet: resident < goal,
  });
console.log(verdictTable(verdicts));
clients.product.close();
clients.limits.close();

async function runWorkload(workload: Workload): Promise<void> {
  const contenders = await workload.contenders({ dataset, closing, ...clients });
  await checkAnswers(workload, contenders);
  const summaries = summarise(contenders, await measureRounds(workload, contenders, { rounds, share }));
  console.log(tableOf(workload, Math.ceil(workload.calls * share), summaries));
  verdicts.push(...judge(workload, summaries));
  const control = summaries.find(({ name }) => CONTROL.test(name));
  const same = control && summaries[summaries.indexOf(control) - 1];
  if (!control || !same) return;
  const ratio = control.ratio / same.ratio;
  const isSound = Math.abs(ratio - 1) <= CONTROL_MARGIN;
  console.log(
    `\nThe same server against itself: ${ratio.toFixed(3)}${isSound ? '.' : ': the machine is too restless, and this run is void.'}`,
  );
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

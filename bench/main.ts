import { parseArgs } from 'node:util';
import { openDataset } from './dataset.ts';
import { report } from './report.ts';
import { WORKLOADS } from './workloads/workloads.ts';

const SIZES = new Map([
  ['S', 10_000],
  ['M', 100_000],
  ['L', 1_000_000],
]);

const { values } = parseArgs({
  options: {
    members: { type: 'string' },
    size: { type: 'string', default: 'S' },
    only: { type: 'string' },
    rounds: { type: 'string', default: '9' },
  },
});

const members = Number(values.members ?? SIZES.get(values.size));
const rounds = Number(values.rounds);
const chosen = values.only?.split(',');
const workloads = WORKLOADS.filter(({ key }) => chosen?.includes(key) ?? true);
if (
  !Number.isInteger(members) ||
  members < 100 ||
  !Number.isInteger(rounds) ||
  rounds < 3 ||
  workloads.length === 0
) {
  console.error(
    `Usage: bench [--size S|M|L | --members N] [--rounds N>=3] [--only ${WORKLOADS.map(({ key }) => key).join(',')}]`,
  );
  process.exit(1);
}

console.log(`Preparing ${members} members.`);
await using dataset = await openDataset(members);
for (const workload of workloads) console.log(await report(workload, dataset, rounds));

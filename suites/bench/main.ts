import { exitWithUsage, parseCommandLine } from '../shared/cli.ts';
import { runGrowth } from './run-growth.ts';
import { runSuite } from './run-suite.ts';
import { WORKLOADS } from './workloads/workloads.ts';

const SIZES = new Map([
  ['S', 10_000],
  ['M', 100_000],
  ['L', 1_000_000],
]);
const MEMBERS_MIN = 100;
const ROUNDS_MIN = 3;

const KEYS = [...new Set(WORKLOADS.map(({ key }) => key))];
const USAGE = `Usage: npm run bench -- [options]

Measures latency and throughput of the product against its baselines.

  --size S|M|L       10,000, 100,000 or 1,000,000 members (S); several, such as S,M,L, measure
                     how latency grows with the size
  --members N        any other size
  --only KEYS        some workloads: ${KEYS.join(',')}
  --rounds N         interleaved rounds, at least ${ROUNDS_MIN} (9)
  --sample FRACTION  fraction of each workload's calls (1); less is for a quick look only
  --peers            also measures Directus, which is downloaded
  --fresh            rebuilds the dataset`;

const { values } = parseCommandLine(USAGE, {
  members: { type: 'string' },
  size: { type: 'string', default: 'S' },
  only: { type: 'string' },
  rounds: { type: 'string', default: '9' },
  sample: { type: 'string', default: '1' },
  fresh: { type: 'boolean', default: false },
  peers: { type: 'boolean', default: false },
});

const names = (values.members ?? values.size).split(',');
const sizes = names.map((name) => ({ name, members: SIZES.get(name) ?? Number(name) }));
const keys = values.only?.split(',') ?? KEYS;
const options = {
  rounds: Number(values.rounds),
  sampleFraction: Number(values.sample),
  fresh: values.fresh,
  peers: values.peers,
};
if (sizes.some(({ members }) => !Number.isInteger(members) || members < MEMBERS_MIN))
  exitWithUsage(USAGE, `A size is S, M, L or at least ${MEMBERS_MIN} members.`);
if (!Number.isInteger(options.rounds) || options.rounds < ROUNDS_MIN)
  exitWithUsage(USAGE, `--rounds takes at least ${ROUNDS_MIN}.`);
if (!(options.sampleFraction > 0)) exitWithUsage(USAGE, '--sample takes a number above 0.');
const unknown = keys.find((key) => !KEYS.includes(key));
if (unknown !== undefined) exitWithUsage(USAGE, `There is no workload "${unknown}".`);

const workloads = WORKLOADS.filter(({ key }) => keys.includes(key));
const [only] = sizes;
if (sizes.length === 1 && only) await runSuite(only.members, workloads, options);
else await runGrowth(sizes, workloads, options);

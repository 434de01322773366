import { parseArgs } from 'node:util';
import { runGrowth } from './run-growth.ts';
import { runSuite } from './run-suite.ts';
import { WORKLOADS } from './workloads/workloads.ts';

const SIZES = new Map([
  ['S', 10_000],
  ['M', 100_000],
  ['L', 1_000_000],
]);

const { values } = parseArgs({
  options: {
    members: { type: 'string' },
    /** Several sizes are compared with each other: how the product's own times grow. */
    size: { type: 'string', default: 'S' },
    only: { type: 'string' },
    rounds: { type: 'string', default: '9' },
    /** Of each workload's calls: less for a quick look, which proves nothing. */
    share: { type: 'string', default: '1' },
    fresh: { type: 'boolean', default: false },
    /** Other products beside ours, fetched when they are asked for. */
    peers: { type: 'boolean', default: false },
  },
});

const names = (values.members ?? values.size).split(',');
const sizes = names.map((name) => ({ name, members: SIZES.get(name) ?? Number(name) }));
const chosen = values.only?.split(',');
const workloads = WORKLOADS.filter(({ key }) => chosen?.includes(key) ?? true);
const options = {
  rounds: Number(values.rounds),
  share: Number(values.share),
  fresh: values.fresh,
  peers: values.peers,
};
if (
  sizes.some(({ members }) => !Number.isInteger(members) || members < 100) ||
  !Number.isInteger(options.rounds) ||
  options.rounds < 3 ||
  !(options.share > 0) ||
  workloads.length === 0
) {
  const keys = [...new Set(WORKLOADS.map(({ key }) => key))].join(',');
  console.error(
    `Usage: bench [--size S|M|L|S,M,L | --members N] [--peers] [--rounds N>=3] [--share 0.1] [--fresh] [--only ${keys}]`,
  );
  process.exit(1);
}

const [only] = sizes;
if (sizes.length === 1 && only) await runSuite(only.members, workloads, options);
else await runGrowth(sizes, workloads, options);

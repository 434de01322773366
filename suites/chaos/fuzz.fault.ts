import { addAccounts, addContent } from '../shared/community.ts';
import { type Check, check, expectNone } from '../shared/report.ts';
import { quantile } from '../shared/statistics.ts';
import type { Fault, Settings } from './fault.ts';
import { type Outcome, type Surface, fuzz } from './fuzz/fuzz.ts';
import { openDeployment } from './setup/deployment.ts';
import { residentMegabytes } from './setup/resident-memory.ts';

const CASES = { full: 10_000, smoke: 400 };
const WARM_UP = { full: 1_000, smoke: 200 };
const SURFACES: Surface[] = ['tRPC', 'REST'];
const GROWTH_MB = 50;
const P99_MS = 250;

const describe = (cases: number) =>
  `${cases} cases on tRPC and on REST each, as visitor, member and administrator`;

/** F8: malformed input on every procedure and route. */
export const FUZZ: Fault = {
  key: 'F8',
  title: 'Malformed input',
  intensities: { full: describe(CASES.full), smoke: describe(CASES.smoke) },
  run,
};

async function run({ intensity, seed, log }: Settings): Promise<Check[]> {
  await using deployment = await openDeployment(12);
  const { port, postgres } = deployment;
  await addContent(postgres.ownerUrl);
  const server = await deployment.startServer();
  const target = { port, addAccounts: () => addAccounts(postgres.ownerUrl) };
  for (const surface of SURFACES)
    await fuzz(target, surface, { cases: WARM_UP[intensity], seed: seed + 1_000 });
  const before = residentMegabytes(server.pid);
  const checks: Check[] = [];
  for (const surface of SURFACES) {
    const outcome = await fuzz(target, surface, { cases: CASES[intensity], seed });
    outcome.failures.forEach(log);
    checks.push(...checkOutcome(surface, outcome));
  }
  const growth = residentMegabytes(server.pid) - before;
  return [
    ...checks,
    expectNone('Exits of the server', server.isRunning() ? 0 : 1),
    check(
      'Growth of resident memory',
      `below ${GROWTH_MB} MB`,
      `${growth.toFixed(0)} MB over ${before.toFixed(0)} MB after the warm-up`,
      growth < GROWTH_MB,
    ),
  ];
}

function checkOutcome(surface: Surface, outcome: Outcome): Check[] {
  const { requests, statuses, shed, failures, latencies } = outcome;
  const p99 = quantile(latencies, 0.99);
  const counts = [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${count} of ${status}`);
  return [
    check(
      `${surface} responses`,
      'JSON, below 500 or a 503 with Retry-After, without internals',
      failures[0] ?? `${requests} requests: ${counts.join(', ')}; ${shed} shed`,
      failures.length === 0,
    ),
    check(`${surface} p99`, `below ${P99_MS} ms`, `${p99.toFixed(0)} ms`, p99 < P99_MS),
  ];
}

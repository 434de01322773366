import { setTimeout as wait } from 'node:timers/promises';
import { type Check, check, expectNone } from '../shared/report.ts';
import type { Fault, Settings } from './fault.ts';
import { checkRetries, checkWrites } from './load/check-writes.ts';
import { disruptWrites } from './load/disrupt.ts';
import { checkErrors, describeAcknowledged, createLoadResults } from './load/load.ts';
import { openDeployment } from './setup/deployment.ts';

const INTENSITIES = {
  full: { restarts: 20, writers: 60, each: 51 },
  smoke: { restarts: 1, writers: 20, each: 12 },
};
const RECOVERY_MS = 2_000;
const LATENCY_MS = 6_000;

const describe = ({ restarts, writers, each }: (typeof INTENSITIES)['full']) =>
  `pg_ctl restart -m immediate ${restarts} times, ${writers} concurrent writers, ${writers * each} writes`;

/** F2: PostgreSQL crashes and recovers while members write. */
export const DATABASE_RESTART: Fault = {
  key: 'F2',
  title: 'PostgreSQL crashes under writes',
  intensities: { full: describe(INTENSITIES.full), smoke: describe(INTENSITIES.smoke) },
  run,
};

async function run({ intensity, deadline, log }: Settings): Promise<Check[]> {
  const { restarts, writers, each } = INTENSITIES[intensity];
  await using deployment = await openDeployment(writers);
  const server = await deployment.startServer();
  const results = createLoadResults();
  const total = writers * each;
  const recoveredIn: number[] = [];

  const isAborted = () => !server.isRunning() || Date.now() > deadline;
  await disruptWrites({ deployment, each, results, times: restarts, isAborted }, async (restart, written) => {
    const acceptingAt = await deployment.postgres.crashAndRecover();
    const isAfter = ({ at }: { at: number }) => at > acceptingAt;
    while (!written.aborted && !results.acknowledged.some(isAfter)) await wait(5);
    recoveredIn.push((results.acknowledged.find(isAfter)?.at ?? Infinity) - acceptingAt);
    log(`${restart} restarts, ${results.acknowledged.length} writes`);
  });

  const slowest = Math.max(0, ...recoveredIn);
  const isRunning = server.isRunning();
  return [
    check(
      'Restarts during the writes',
      String(restarts),
      String(recoveredIn.length),
      recoveredIn.length === restarts,
    ),
    expectNone('Exits of the server', isRunning ? 0 : 1),
    expectNone('Client connections that broke', results.broken),
    check(
      'Writes acknowledged in the end',
      String(total),
      describeAcknowledged(results.acknowledged),
      results.acknowledged.length === total,
    ),
    ...(await checkWrites(deployment, results.acknowledged)),
    await checkRetries(deployment, results.acknowledged),
    checkErrors(results),
    check(
      'Slowest request',
      `at most ${LATENCY_MS} ms`,
      `${results.slowestMs.toFixed(0)} ms`,
      results.slowestMs <= LATENCY_MS,
    ),
    check(
      'First write after PostgreSQL accepts connections',
      `within ${RECOVERY_MS} ms`,
      `slowest ${slowest.toFixed(0)} ms`,
      recoveredIn.length > 0 && slowest <= RECOVERY_MS,
    ),
  ];
}

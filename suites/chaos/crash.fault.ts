import { type Check, check, expectNone } from '../shared/report.ts';
import { median } from '../shared/statistics.ts';
import type { Fault, Settings } from './fault.ts';
import { checkRetries, checkWrites } from './load/check-writes.ts';
import { disruptWrites } from './load/disrupt.ts';
import { checkErrors, describeAcknowledged, createLoadResults } from './load/load.ts';
import { openDeployment } from './setup/deployment.ts';

const INTENSITIES = {
  full: { kills: 50, writers: 200, each: 51 },
  smoke: { kills: 2, writers: 40, each: 12 },
};
const READY_MS = 3_000;

const describe = ({ kills, writers, each }: (typeof INTENSITIES)['full']) =>
  `kill -9 ${kills} times, ${writers} concurrent writers, ${writers * each} writes`;

/** F1: the process is killed while members write, and restarted as a supervisor would. */
export const CRASH: Fault = {
  key: 'F1',
  title: 'The server is killed under writes',
  intensities: { full: describe(INTENSITIES.full), smoke: describe(INTENSITIES.smoke) },
  run,
};

async function run({ intensity, deadline, log }: Settings): Promise<Check[]> {
  const { kills, writers, each } = INTENSITIES[intensity];
  await using deployment = await openDeployment(writers);
  let server = await deployment.startServer();
  const results = createLoadResults();
  const total = writers * each;
  const readyIn: number[] = [];
  let exits = 0;
  let failedStarts = 0;
  /** A supervisor retries, too. */
  const restart = () =>
    deployment.startServer().catch((error: unknown) => {
      failedStarts += 1;
      log(String(error));
      return deployment.startServer();
    });

  const isAborted = () => Date.now() > deadline;
  await disruptWrites({ deployment, each, results, times: kills, isAborted }, async (kill) => {
    if (!server.isRunning()) exits += 1;
    await server.end('SIGKILL');
    server = await restart();
    readyIn.push(server.startedIn);
    if (kill % 10 === 0) log(`${kill} kills, ${results.acknowledged.length} writes`);
  });

  const slowest = Math.max(0, ...readyIn);
  return [
    check(
      'Kills during the writes',
      String(kills),
      `${readyIn.length}, ${results.broken} broken requests`,
      readyIn.length === kills,
    ),
    check(
      'Writes acknowledged in the end',
      String(total),
      describeAcknowledged(results.acknowledged),
      results.acknowledged.length === total,
    ),
    ...(await checkWrites(deployment, results.acknowledged)),
    await checkRetries(deployment, results.acknowledged),
    expectNone('Exits of the server by itself', exits),
    expectNone('Starts that failed', failedStarts),
    checkErrors(results),
    check(
      'Ready after a start',
      `median at most ${READY_MS} ms, slowest at most ${2 * READY_MS} ms`,
      `${median(readyIn).toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`,
      readyIn.length > 0 && median(readyIn) <= READY_MS && slowest <= 2 * READY_MS,
    ),
  ];
}

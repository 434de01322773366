import { type Fault, type Finding, type Settings, finding, none } from './fault.ts';
import { disturbWrites } from './load/disturb.ts';
import { insistedOn, newTally } from './load/load.ts';
import { judgeRetries, judgeWrites } from './load/oracles.ts';
import { openCommunity } from './setup/community.ts';

const DOSES = {
  full: { kills: 50, writers: 200, each: 51 },
  short: { kills: 2, writers: 40, each: 12 },
};
const READY_MS = 3_000;

/** F1: the process is killed while members write, and started again as a supervisor would. */
export const CRASH: Fault = {
  key: 'F1',
  title: 'The server is killed while members write',
  doses: {
    full: `${DOSES.full.kills} times kill -9, ${DOSES.full.writers} writers at once, ${DOSES.full.writers * DOSES.full.each} writes`,
    short: `${DOSES.short.kills} times kill -9, ${DOSES.short.writers} writers at once, ${DOSES.short.writers * DOSES.short.each} writes`,
  },
  run,
};

async function run({ dose, deadline, say }: Settings): Promise<Finding[]> {
  const { kills, writers, each } = DOSES[dose];
  await using community = await openCommunity(writers);
  let server = await community.startServer();
  const tally = newTally();
  const total = writers * each;
  const readyIn: number[] = [];
  let died = 0;
  let failedStarts = 0;
  /** A supervisor does not leave it at one try either. */
  const superviseStart = () =>
    community.startServer().catch((error: unknown) => {
      failedStarts += 1;
      say(String(error));
      return community.startServer();
    });

  const mustGiveUp = () => Date.now() > deadline;
  await disturbWrites({ community, each, tally, times: kills, mustGiveUp }, async (kill) => {
    if (!server.isRunning()) died += 1;
    await server.end('SIGKILL');
    server = await superviseStart();
    readyIn.push(server.startedIn);
    if (kill % 10 === 0) say(`${kill} kills, ${tally.acknowledged.length} writes`);
  });

  const sorted = readyIn.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const slowest = sorted.at(-1) ?? 0;
  return [
    finding(
      'Every kill falls among the writes',
      readyIn.length === kills,
      `${readyIn.length} kills, ${tally.broken} broken requests`,
    ),
    finding(
      'Every write is acknowledged in the end',
      tally.acknowledged.length === total,
      insistedOn(tally.acknowledged),
    ),
    ...(await judgeWrites(community, tally.acknowledged)),
    await judgeRetries(community, tally.acknowledged),
    none('The server ends by itself', died),
    none('The server fails to start at the first try', failedStarts),
    finding(
      'Refusals are 503 with Retry-After',
      tally.strange.length === 0 && tally.withoutRetryAfter === 0,
      tally.strange.length === 0 ? `${tally.refusals.get(503) ?? 0} of 503` : tally.strange.join('; '),
    ),
    finding(
      'Ready again within 3 s of the start (in the middle; the slowest within 6 s on a machine with other work)',
      readyIn.length > 0 && median <= READY_MS && slowest <= 2 * READY_MS,
      `${median.toFixed(0)} ms, the slowest ${slowest.toFixed(0)} ms`,
    ),
  ];
}

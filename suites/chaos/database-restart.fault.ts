import { setTimeout as wait } from 'node:timers/promises';
import { type Fault, type Finding, type Settings, finding, none } from './fault.ts';
import { disturbWrites } from './load/disturb.ts';
import { insistedOn, newTally } from './load/load.ts';
import { judgeRetries, judgeWrites } from './load/oracles.ts';
import { openCommunity } from './setup/community.ts';

const DOSES = {
  full: { restarts: 20, writers: 60, each: 51 },
  short: { restarts: 1, writers: 20, each: 12 },
};
const RECOVERY_MS = 2_000;
const ANSWER_MS = 6_000;

/** F2: PostgreSQL crashes and recovers while members write. */
export const DATABASE_RESTART: Fault = {
  key: 'F2',
  title: 'PostgreSQL crashes while members write',
  doses: {
    full: `${DOSES.full.restarts} times pg_ctl restart -m immediate, ${DOSES.full.writers} writers at once, ${DOSES.full.writers * DOSES.full.each} writes`,
    short: `${DOSES.short.restarts} time pg_ctl restart -m immediate, ${DOSES.short.writers} writers at once, ${DOSES.short.writers * DOSES.short.each} writes`,
  },
  run,
};

async function run({ dose, deadline, say }: Settings): Promise<Finding[]> {
  const { restarts, writers, each } = DOSES[dose];
  await using community = await openCommunity(writers);
  const server = await community.startServer();
  const tally = newTally();
  const total = writers * each;
  const recoveredIn: number[] = [];

  const mustGiveUp = () => !server.isRunning() || Date.now() > deadline;
  await disturbWrites({ community, each, tally, times: restarts, mustGiveUp }, async (restart, written) => {
    const accepting = await community.postgres.crashAndRecover();
    const isAfter = ({ at }: { at: number }) => at > accepting;
    while (!written.aborted && !tally.acknowledged.some(isAfter)) await wait(5);
    recoveredIn.push((tally.acknowledged.find(isAfter)?.at ?? Infinity) - accepting);
    say(`${restart} restarts, ${tally.acknowledged.length} writes`);
  });

  const slowest = Math.max(...recoveredIn);
  const isAlive = server.isRunning();
  return [
    finding(
      'Every restart falls among the writes',
      recoveredIn.length === restarts,
      String(recoveredIn.length),
    ),
    none('The server ends', isAlive ? 0 : 1),
    none('Connections of callers that break', tally.broken),
    finding(
      'Every write is acknowledged in the end',
      tally.acknowledged.length === total,
      insistedOn(tally.acknowledged),
    ),
    ...(await judgeWrites(community, tally.acknowledged)),
    await judgeRetries(community, tally.acknowledged),
    finding(
      'Refusals are 503 with Retry-After',
      tally.strange.length === 0 && tally.withoutRetryAfter === 0,
      tally.strange.length === 0
        ? `${tally.refusals.get(503) ?? 0} of 503, ${tally.withoutRetryAfter} without Retry-After`
        : [...tally.refusals].map(([status, count]) => `${count} of ${status}`).join(', ') +
            ': ' +
            tally.strange.join('; '),
    ),
    finding(
      'No request waits longer than 6 s',
      tally.slowestMs <= ANSWER_MS,
      `${tally.slowestMs.toFixed(0)} ms`,
    ),
    finding(
      'A write succeeds within 2 s of the moment when PostgreSQL accepts connections',
      recoveredIn.length > 0 && slowest <= RECOVERY_MS,
      `the slowest ${slowest.toFixed(0)} ms`,
    ),
  ];
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createCommunity } from '../shared/community.ts';
import { type Check, check } from '../shared/report.ts';
import { startApp } from './app-process.ts';
import { checkPosts } from './calls.ts';
import { freePorts } from './free-ports.ts';
import { type PatroniCluster, startPatroniCluster } from './patroni-cluster.ts';
import { countFailures, describeRange } from './summary.ts';
import type { TestReport, TestRun } from './test-run.ts';
import { until } from './until.ts';
import { type Outage, type Writers, longestOutage, outageSince, startWriters } from './writers.ts';

const WRITERS = 8;
/** Undisturbed writes before each fault. */
const IDLE_MS = 2_000;
const FAILOVER_GOAL_MS = 30_000;
const SWITCHOVER_GOAL_MS = 5_000;
/** Dead connections are detected within this time. */
const SETTLE_MS = 1_000;
const READ_ONLY = '"code":"25006"';

/** One change of the leader: when it began, and how long no write was acknowledged. */
type Change = { startedAt: number; outage: Outage };

/** F26: the database leader is killed, then asked to switch over, again and again, under writes. */
export async function failover(run: TestRun, times: number): Promise<TestReport> {
  const { stack, tempDir } = run;
  const cluster = await startPatroniCluster(run);
  const [port = 0] = await freePorts(1);
  const { url: databaseUrl, ownerUrl } = cluster;
  const { members } = await createCommunity(ownerUrl, WRITERS);
  const urls = { databaseUrl, ownerUrl, publicOrigin: `http://127.0.0.1:${port}` };
  const app = await startApp({ tempDir, name: 'app', port, ...urls, drainMs: 0 });
  stack.defer(async () => void (await app.stop()));

  const writers = startWriters(port, members);
  stack.defer(() => writers.stop());
  const kills: Change[] = [];
  const switchovers: Change[] = [];
  for (let time = 0; time < times; time += 1) kills.push(await killLeader(cluster, writers));
  for (let time = 0; time < times; time += 1) switchovers.push(await switchOver(cluster, writers));
  await wait(IDLE_MS);
  await writers.stop();

  const log = readFileSync(join(tempDir.folder, 'app.log'), 'utf8');
  return {
    title: 'F26: failover',
    setup: `3 Patroni nodes with synchronous_mode, 1 etcd, HAProxy, 1 app process, ${WRITERS} writers; ${times} kills of the leader, ${times} switchovers`,
    checks: [
      checkOutages('Outage of writes after kill -9', kills, FAILOVER_GOAL_MS),
      checkOutages('Outage of writes during a switchover', switchovers, SWITCHOVER_GOAL_MS),
      ...checkErrors(writers, [...kills, ...switchovers], log),
      await checkPosts(databaseUrl, writers.idempotencyKeys),
      check('The app process', 'never restarted', `pid ${app.pid}`, app.isRunning()),
    ],
  };
}

async function killLeader(cluster: PatroniCluster, writers: Writers): Promise<Change> {
  await wait(IDLE_MS);
  const leader = await cluster.leader();
  const startedAt = Date.now();
  await leader.kill();
  let outage: Outage | undefined;
  const isOver = () => (outage = outageSince(startedAt, writers.attempts)) !== undefined;
  await until('a write is acknowledged after a kill', isOver, { seconds: 120 });
  leader.start();
  await cluster.untilHealthy();
  return { startedAt, outage: outage ?? { ms: Infinity, end: Infinity } };
}

async function switchOver(cluster: PatroniCluster, writers: Writers): Promise<Change> {
  await wait(IDLE_MS);
  const previous = (await cluster.leader()).name;
  const startedAt = Date.now();
  await cluster.switchover();
  await until('another node leads', async () => (await cluster.leader()).name !== previous);
  await cluster.untilHealthy();
  return { startedAt, outage: longestOutage(startedAt, Date.now(), writers.attempts) };
}

const checkOutages = (name: string, changes: readonly Change[], goal: number): Check =>
  check(
    name,
    `at most ${goal / 1_000} s`,
    describeRange(changes.map(({ outage }) => outage.ms)),
    changes.every(({ outage }) => outage.ms <= goal),
  );

/** Members get 503 while there is no leader; nothing else, and nothing after writes have resumed. */
function checkErrors({ attempts }: Writers, changes: readonly Change[], log: string): Check[] {
  const refused = attempts.filter(({ outcome }) => outcome !== '201');
  const other = refused.map(({ outcome }) => outcome).filter((outcome) => !outcome.startsWith('503 '));
  const isOutsideOutage = (from: number, to: number) =>
    changes.every(({ startedAt, outage }) => to < startedAt || from > outage.end + SETTLE_MS);
  const late = refused
    .filter(({ sentAt, respondedAt }) => isOutsideOutage(sentAt, respondedAt))
    .map(({ outcome }) => outcome);
  const readOnly = log.split('\n').filter((line) => line.includes(READ_ONLY));
  const lateReadOnly = readOnly.filter((line) => {
    const time = Number(/"time":(\d+)/.exec(line)?.[1]);
    return isOutsideOutage(time, time);
  });
  return [
    check(
      'Refusals other than 503',
      '0',
      `${other.length} of ${refused.length} refusals of ${attempts.length} attempts ${countFailures(other)}`,
      other.length === 0,
    ),
    check(
      'Refusals a second after writes resumed',
      '0',
      `${late.length} ${countFailures(late)}`,
      late.length === 0,
    ),
    check(
      'Statements on a read-only server after that',
      '0',
      `${lateReadOnly.length} (${readOnly.length} in all)`,
      lateReadOnly.length === 0,
    ),
  ];
}

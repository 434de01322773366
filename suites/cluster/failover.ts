import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startApp } from './app-process.ts';
import { createCaller } from './caller.ts';
import { countPosts, registerMembers } from './community.ts';
import { type PatroniCluster, startPatroniCluster } from './patroni-cluster.ts';
import type { Rig } from './rig.ts';
import { type Report, type Verdict, countKinds, reportOf, spreadOf } from './verdict.ts';
import { freePorts, until } from './workplace.ts';
import { type Pause, type Writers, longestPause, pauseAfter, startWriters } from './writers.ts';

const WRITERS = 8;
/** Writes that all is well with, before each fault. */
const CALM_MS = 2_000;
const FAILOVER_GOAL_MS = 30_000;
const SWITCHOVER_GOAL_MS = 5_000;
/** Connections that lead nowhere are found out in this time. */
const SETTLING_MS = 1_000;
const READ_ONLY = '"code":"25006"';

/** One change of the leader: when it began, and how long nothing was acknowledged. */
type Change = { began: number; pause: Pause };

/** F26: the leader of the database is killed, and then asked to hand over, again and again, while members write. */
export async function failover(rig: Rig, times: number): Promise<Report> {
  const { stack, workplace } = rig;
  const cluster = await startPatroniCluster(rig);
  const [port = 0] = await freePorts(1);
  const origin = `http://127.0.0.1:${port}`;
  const { url: databaseUrl, ownerUrl } = cluster;
  const urls = { databaseUrl, ownerUrl, publicOrigin: origin };
  const app = await startApp({ workplace, name: 'app', port, ...urls, drainMs: 0 });
  stack.defer(async () => void (await app.stop()));
  const caller = createCaller(origin, 1);
  const { members } = await registerMembers(caller, WRITERS);
  caller.close();

  const writers = startWriters(origin, members);
  stack.defer(() => writers.stop());
  const kills: Change[] = [];
  const switchovers: Change[] = [];
  for (let time = 0; time < times; time += 1) kills.push(await killLeader(cluster, writers));
  for (let time = 0; time < times; time += 1) switchovers.push(await switchOver(cluster, writers));
  await wait(CALM_MS);
  await writers.stop();

  const log = readFileSync(join(workplace.folder, 'app.log'), 'utf8');
  const verdicts = [
    ...judgePauses(kills, switchovers),
    ...judgeAnswers(writers, [...kills, ...switchovers], log),
    await judgePosts(databaseUrl, writers.keys),
    { mustHold: 'the app is never restarted', measured: `process ${app.pid} runs`, isMet: app.isRunning() },
  ];
  const dose = `3 Patroni nodes with synchronous_mode, 1 etcd, HAProxy, 1 app process, ${WRITERS} writers; ${times} kills of the leader, ${times} switchovers`;
  return reportOf('F26: failover', dose, verdicts);
}

async function killLeader(cluster: PatroniCluster, writers: Writers): Promise<Change> {
  await wait(CALM_MS);
  const leader = await cluster.leader();
  const began = Date.now();
  await leader.kill();
  let pause: Pause | undefined;
  await until(
    'writes go on after a kill',
    () => (pause = pauseAfter(began, writers.attempts)) !== undefined,
    {
      seconds: 120,
    },
  );
  leader.start();
  await cluster.untilWhole();
  return { began, pause: pause ?? { ms: Infinity, end: Infinity } };
}

async function switchOver(cluster: PatroniCluster, writers: Writers): Promise<Change> {
  await wait(CALM_MS);
  const former = (await cluster.leader()).name;
  const began = Date.now();
  await cluster.switchover();
  await until('another node leads', async () => (await cluster.leader()).name !== former);
  await cluster.untilWhole();
  return { began, pause: longestPause(began, Date.now(), writers.attempts) };
}

function judgePauses(kills: readonly Change[], switchovers: readonly Change[]): Verdict[] {
  const row = (mustHold: string, changes: readonly Change[], goal: number): Verdict => ({
    mustHold,
    measured: spreadOf(changes.map(({ pause }) => pause.ms)),
    isMet: changes.every(({ pause }) => pause.ms <= goal),
  });
  return [
    row('writes go on within 30 s of kill -9', kills, FAILOVER_GOAL_MS),
    row('a switchover holds writes up for at most 5 s', switchovers, SWITCHOVER_GOAL_MS),
  ];
}

/** What members were told: acknowledged, or 503 while nobody led; nothing else, and nothing once writes went on. */
function judgeAnswers({ attempts }: Writers, changes: readonly Change[], log: string): Verdict[] {
  const refused = attempts.filter(({ outcome }) => outcome !== '201');
  const odd = refused.filter(({ outcome }) => !outcome.startsWith('503 ')).map(({ outcome }) => outcome);
  const isCalm = (from: number, to: number) =>
    changes.every(({ began, pause }) => to < began || from > pause.end + SETTLING_MS);
  const late = refused.filter(({ at, answeredAt }) => isCalm(at, answeredAt)).map(({ outcome }) => outcome);
  const readOnly = log.split('\n').filter((line) => line.includes(READ_ONLY));
  const lateReadOnly = readOnly.filter((line) => {
    const time = Number(/"time":(\d+)/.exec(line)?.[1]);
    return isCalm(time, time);
  });
  return [
    {
      mustHold: 'refusals are 503, nothing else',
      measured: `${refused.length} of ${attempts.length} tries refused, ${odd.length} otherwise ${countKinds(odd)}`,
      isMet: odd.length === 0,
    },
    {
      mustHold: 'nothing is refused a second after writes went on',
      measured: `${late.length} ${countKinds(late)}`,
      isMet: late.length === 0,
    },
    {
      mustHold: 'no statement meets a read-only server after that',
      measured: `${lateReadOnly.length} (${readOnly.length} in all)`,
      isMet: lateReadOnly.length === 0,
    },
  ];
}

async function judgePosts(databaseUrl: string, keys: readonly string[]): Promise<Verdict> {
  const { lost, doubled } = await countPosts(databaseUrl, keys);
  return {
    mustHold: 'no acknowledged post is lost or doubled',
    measured: `${keys.length} posts, ${lost} lost, ${doubled} doubled`,
    isMet: lost === 0 && doubled === 0,
  };
}

import { createCommunity } from '../shared/community.ts';
import { createHttpClient } from '../shared/http-client.ts';
import { check } from '../shared/report.ts';
import { startApp } from './app-process.ts';
import { type Proxy, startAppProxy } from './app-proxy.ts';
import { trafficMembersOf, checkPosts, countPosts } from './calls.ts';
import { startDatabasePair } from './database-pair.ts';
import { freePorts } from './free-ports.ts';
import type { RunningProgram } from './running-program.ts';
import { countFailures, describeRange } from './summary.ts';
import type { TestReport, TestRun } from './test-run.ts';
import { sendTraffic } from './traffic.ts';
import { until } from './until.ts';
import { TIMEOUT_MS } from './writers.ts';

const DRAIN_MS = 3_000;
const CONCURRENCY = 10;
const MEMBERS = 8;
const STOP_GOAL_MS = 10_000;

export type Site = {
  /** Of the proxy. */
  port: number;
  databaseUrl: string;
  ownerUrl: string;
  standbyUrl: string;
  processes: RunningProgram[];
  /** Stops one process and starts it again, as an upgrade does; resolves with how it exited. */
  restart(index: number): Promise<{ code: number | null; ms: number }>;
};

/** Starts the scaled deployment on one machine: a proxy, two app processes, a primary and its standby. */
export async function startSite(run: TestRun, kind: Proxy): Promise<Site> {
  const { stack, tempDir } = run;
  const { url: databaseUrl, ownerUrl, standbyUrl } = await startDatabasePair(run);
  const [first = 0, second = 0] = await freePorts(2);
  const ports = [first, second] as const;
  const start = (index: number) =>
    startApp({
      tempDir,
      name: `app-${index + 1}`,
      port: ports[index] ?? 0,
      databaseUrl,
      ownerUrl,
      // The port of the proxy is not known yet, and no test follows a link.
      publicOrigin: 'http://guild.test',
      drainMs: DRAIN_MS,
    });
  const processes: RunningProgram[] = [];
  stack.defer(async () => void (await Promise.all(processes.map((process) => process.stop()))));
  for (const index of ports.keys()) processes[index] = await start(index);
  return {
    port: await startAppProxy(run, { kind, ports }),
    databaseUrl,
    ownerUrl,
    standbyUrl,
    processes,
    async restart(index) {
      const stopped = await processes[index]?.stop();
      if (!stopped) throw new Error(`There is no process ${index}.`);
      processes[index] = await start(index);
      return stopped;
    },
  };
}

/** F24: both processes are restarted in turn, round by round, under traffic. */
export async function rollingRestart(
  run: TestRun,
  { kind, requests, rounds }: { kind: Proxy; requests: number; rounds: number },
): Promise<TestReport> {
  const site = await startSite(run, kind);
  const trafficMembers = trafficMembersOf((await createCommunity(site.ownerUrl, MEMBERS + 1)).members);
  const client = createHttpClient(site.port, { connections: CONCURRENCY, timeout: TIMEOUT_MS });
  run.stack.defer(() => client.close());

  let isDone = false;
  const restarts: { code: number | null; ms: number }[] = [];
  const restarting = async () => {
    try {
      for (let round = 0; round < rounds; round += 1)
        for (const index of site.processes.keys()) restarts.push(await site.restart(index));
    } finally {
      isDone = true;
    }
  };
  const [traffic] = await Promise.all([
    sendTraffic(client, trafficMembers, {
      concurrency: CONCURRENCY,
      isEnough: ({ succeeded, failures }) => isDone && succeeded + failures.length >= requests,
    }),
    restarting(),
  ]);

  const { failures, idempotencyKeys, slowestMs } = traffic;
  await until('the standby has caught up', async () => {
    const { lost } = await countPosts(site.standbyUrl, idempotencyKeys);
    return lost === 0;
  });
  const sent = traffic.succeeded + failures.length;
  const codes = [...new Set(restarts.map(({ code }) => code))].join(', ');
  return {
    title: 'F24: rolling restart',
    setup: `${kind}, two processes, a primary and its standby; ${rounds} rounds of restarts, ${CONCURRENCY} keep-alive connections, slowest response ${Math.round(slowestMs)} ms`,
    checks: [
      check(
        'Requests that failed',
        `0 of ${requests}`,
        `${failures.length} of ${sent} ${countFailures(failures)}`,
        failures.length === 0 && sent >= requests,
      ),
      await checkPosts(site.databaseUrl, idempotencyKeys),
      check(
        'Exits of the processes',
        'code 0 within 10 s',
        `${restarts.length} restarts, codes ${codes}, ${describeRange(restarts.map(({ ms }) => ms))}`,
        restarts.every(({ code, ms }) => code === 0 && ms <= STOP_GOAL_MS),
      ),
    ],
  };
}

import { setTimeout as wait } from 'node:timers/promises';
import { createCommunity } from '../shared/community.ts';
import { createHttpClient } from '../shared/http-client.ts';
import { type Check, check } from '../shared/report.ts';
import { startApp } from './app-process.ts';
import { type TrafficMembers, callAt, trafficMembersOf, checkPosts } from './calls.ts';
import { startDatabasePair } from './database-pair.ts';
import { freePorts } from './free-ports.ts';
import type { RunningProgram } from './running-program.ts';
import { countFailures, describeRange } from './summary.ts';
import type { TestReport, TestRun } from './test-run.ts';
import { failureOf } from './traffic.ts';
import { TIMEOUT_MS } from './writers.ts';

const CONCURRENCY = 24;
const STOP_GOAL_MS = 10_000;
const LOAD_MS = { least: 300, range: 600 };

type Stop = {
  code: number | null;
  ms: number;
  /** Calls that were sent, but had no response, when the signal was sent. */
  inFlight: number;
  /** Those of them that failed. */
  aborted: string[];
  /** Calls that failed before the signal. */
  failed: string[];
  idempotencyKeys: string[];
};

/** F24: one process without a proxy is stopped under load, again and again. */
export async function stopUnderLoad(run: TestRun, times: number): Promise<TestReport> {
  const { stack, tempDir } = run;
  const { url: databaseUrl, ownerUrl } = await startDatabasePair(run);
  const [port = 0] = await freePorts(1);
  let app: RunningProgram | undefined;
  stack.defer(async () => void (await app?.stop()));

  const trafficMembers = trafficMembersOf((await createCommunity(ownerUrl, CONCURRENCY + 1)).members);
  const stops: Stop[] = [];
  for (let time = 0; time < times; time += 1) {
    const urls = { databaseUrl, ownerUrl, publicOrigin: `http://127.0.0.1:${port}` };
    app = await startApp({ tempDir, name: 'app', port, ...urls, drainMs: 0 });
    stops.push(await stopOnce(app, port, trafficMembers));
  }

  const keys = stops.flatMap(({ idempotencyKeys }) => idempotencyKeys);
  return {
    title: 'F24: stop under load',
    setup: `One process without a proxy, stopped ${times} times under ${CONCURRENCY} keep-alive connections`,
    checks: [...checkStops(stops), await checkPosts(databaseUrl, keys)],
  };
}

async function stopOnce(app: RunningProgram, port: number, trafficMembers: TrafficMembers): Promise<Stop> {
  const client = createHttpClient(port, { connections: CONCURRENCY, timeout: TIMEOUT_MS });
  const inFlight = new Set<symbol>();
  const idempotencyKeys: string[] = [];
  const [aborted, failed]: [string[], string[]] = [[], []];
  let atSignal: ReadonlySet<symbol> | undefined;
  let iteration = 0;
  const sendUntilFailure = async () => {
    for (;;) {
      iteration += 1;
      const call = callAt(iteration, trafficMembers);
      const id = Symbol();
      const isBeforeSignal = atSignal === undefined;
      const failure = await failureOf(client, { ...call, onSent: () => inFlight.add(id) });
      inFlight.delete(id);
      if (failure === null) {
        if (call.idempotencyKey !== undefined) idempotencyKeys.push(call.idempotencyKey);
        continue;
      }
      if (atSignal?.has(id)) aborted.push(failure);
      else if (isBeforeSignal) failed.push(failure);
      return;
    }
  };
  const sending = Array.from({ length: CONCURRENCY }, sendUntilFailure);
  await wait(LOAD_MS.least + Math.random() * LOAD_MS.range);
  atSignal = new Set(inFlight);
  const stopped = await app.stop();
  await Promise.all(sending);
  client.close();
  return { ...stopped, inFlight: atSignal.size, aborted, failed, idempotencyKeys };
}

function checkStops(stops: readonly Stop[]): Check[] {
  const inFlight = stops.reduce((total, stop) => total + stop.inFlight, 0);
  const aborted = stops.flatMap((stop) => stop.aborted);
  const failed = stops.flatMap((stop) => stop.failed);
  const codes = [...new Set(stops.map(({ code }) => code))].join(', ');
  return [
    check(
      'Requests in flight that failed',
      '0',
      `${aborted.length} of ${inFlight} ${countFailures(aborted)}`,
      aborted.length === 0,
    ),
    check(
      'Requests that failed before the signal',
      '0',
      `${failed.length} ${countFailures(failed)}`,
      failed.length === 0,
    ),
    check(
      'Exits of the process',
      'code 0 within 10 s',
      `codes ${codes}, ${describeRange(stops.map(({ ms }) => ms))}`,
      stops.every(({ code, ms }) => code === 0 && ms <= STOP_GOAL_MS),
    ),
  ];
}

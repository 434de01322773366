import { setTimeout as wait } from 'node:timers/promises';
import { type HttpClient, type HttpRequest, createHttpClient } from '../shared/http-client.ts';
import { type Check, check, expectNone } from '../shared/report.ts';
import { median } from '../shared/statistics.ts';
import type { Fault } from './fault.ts';
import { type Deployment, openDeployment } from './setup/deployment.ts';

/** Enough that one hiccup does not move the median. */
const REPEATS = 50;
const MEDIAN_MS = 5;
/** Reads a table that nothing else reads. */
const PROCEDURE = 'services.list';
const STATISTICS_DELAY_MS = 20_000;

const calls = (count: number) => Array.from({ length: count }, () => PROCEDURE).join(',');
const ATTACKS: Record<string, string> = {
  '11 calls': `/trpc/${calls(11)}?batch=1`,
  '100 calls': `/trpc/${calls(100)}?batch=1`,
  '4,000 calls': `/trpc/${calls(4_000)}?batch=1`,
  '16 kB of commas': `/trpc/${','.repeat(16_000)}?batch=1`,
  '900 commas': `/trpc/${','.repeat(900)}?batch=1`,
};
const REFUSED = new Set([400, 404, 414, 431]);
const INJECTED = `${Object.keys(ATTACKS).join(', ')} in one URL, by GET and POST, ${REPEATS} times each`;

/** F18: many calls in one request. */
export const BATCHES: Fault = {
  key: 'F18',
  title: 'Oversized batches and URLs',
  intensities: { full: INJECTED, smoke: INJECTED },
  run,
};

async function run(): Promise<Check[]> {
  await using deployment = await openDeployment(1);
  const server = await deployment.startServer();
  const client = createHttpClient(deployment.port);
  const checks: Check[] = [];
  const readsByOne = await readsAfterOneCall(deployment, client, 0);
  for (const [name, path] of Object.entries(ATTACKS)) {
    const statuses = new Set<number>();
    const latencies: number[] = [];
    for (let repeat = 0; repeat < REPEATS; repeat += 1) {
      const request = repeat % 2 === 0 ? { path } : { path, body: {} };
      const { status, latency } = await timed(client, request);
      statuses.add(status);
      latencies.push(latency);
    }
    const middle = median(latencies);
    checks.push(
      check(
        name,
        `refused, median below ${MEDIAN_MS} ms`,
        `${[...statuses].join(', ')} in ${middle.toFixed(1)} ms, slowest ${Math.max(...latencies).toFixed(0)} ms`,
        [...statuses].every((status) => REFUSED.has(status)) && middle < MEDIAN_MS,
      ),
    );
  }
  const reads = await readsAfterOneCall(deployment, client, readsByOne);
  client.close();
  return [
    ...checks,
    check(
      'Procedures that ran',
      '0',
      `${reads - 2 * readsByOne} table reads beyond those of two valid calls`,
      readsByOne > 0 && reads === 2 * readsByOne,
    ),
    expectNone('Exits of the server', server.isRunning() ? 0 : 1),
  ];
}

async function timed(client: HttpClient, request: HttpRequest) {
  const sentAt = performance.now();
  const { status } = await client.send(request);
  return { status, latency: performance.now() - sentAt };
}

/** Sends one valid call; resolves with all reads of the table, which PostgreSQL reports with a delay. */
async function readsAfterOneCall(
  deployment: Deployment,
  client: HttpClient,
  before: number,
): Promise<number> {
  await client.send({ path: `/trpc/${PROCEDURE}` });
  const deadline = Date.now() + STATISTICS_DELAY_MS;
  for (;;) {
    const [row] = await deployment.query<{ reads: number }>(
      "select (seq_scan + coalesce(idx_scan, 0))::int as reads from pg_stat_user_tables where relname = 'services'",
    );
    const reads = row?.reads ?? 0;
    if (reads > before || Date.now() > deadline) return reads;
    await wait(200);
  }
}

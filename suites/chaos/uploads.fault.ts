import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { type HttpClient, createHttpClient } from '../shared/http-client.ts';
import { type Check, check, expectNone } from '../shared/report.ts';
import { quantile } from '../shared/statistics.ts';
import type { Fault, Settings } from './fault.ts';
import type { UploadCrowd, UploadTally } from './load/upload-crowd.ts';
import { openDeployment } from './setup/deployment.ts';
import { residentMegabytesOfTree } from './setup/resident-memory.ts';

const MEMBERS = 15;
const EACH = { full: 20, smoke: 4 };
const PAUSE_MS = 10;
const IDLE_MS = 15_000;
const SETTLE_MS = 8_000;

const PEAK_MB = 150;
const LEFT_MB = 60;
/** Stored, or shed before the body is read. */
const EXPECTED = new Set(['200', '429', '503']);

/** F31: many large pictures at once. */
export const UPLOADS: Fault = {
  key: 'F31',
  title: 'A crowd of uploads',
  intensities: {
    full: `${MEMBERS * EACH.full} concurrent pictures of 5 MB by ${MEMBERS} members, twice`,
    smoke: `${MEMBERS * EACH.smoke} concurrent pictures of 5 MB by ${MEMBERS} members, twice`,
  },
  run,
};

async function run({ intensity, log }: Settings): Promise<Check[]> {
  await using deployment = await openDeployment(MEMBERS + 1);
  const server = await deployment.startServer();
  const [bystander, ...uploaders] = deployment.community.members.map(({ cookie }) => cookie);
  const client = createHttpClient(deployment.port, bystander === undefined ? {} : { cookie: bystander });
  const crowd = { port: deployment.port, cookies: uploaders, each: EACH[intensity] };

  await latenciesUntil(client, wait(2_000));
  const before = residentMegabytesOfTree(server.pid);
  const idle = quantile(await latenciesUntil(client, wait(IDLE_MS)), 0.99);
  let peak = 0;
  using _watch = every(20, () => (peak = Math.max(peak, residentMegabytesOfTree(server.pid))));
  const tallies: UploadTally[] = [];
  const busy: number[] = [];
  for (const round of [1, 2]) {
    const uploading = runCrowd(crowd);
    busy.push(...(await latenciesUntil(client, uploading)));
    tallies.push(await uploading);
    log(`${round}: ${JSON.stringify(tallies.at(-1))}`);
  }
  await wait(SETTLE_MS);
  const after = residentMegabytesOfTree(server.pid);
  const underLoad = quantile(busy, 0.99);
  client.close();
  const unexpected = tallies.flatMap(({ statuses }) =>
    Object.entries(statuses).filter(([status]) => !EXPECTED.has(status)),
  );
  const stored = tallies.map(({ statuses }) => statuses[200] ?? 0);
  return [
    check(
      'Uploads',
      'some stored each time, the others 429 or 503',
      tallies.map(({ statuses }) => JSON.stringify(statuses)).join(', '),
      stored.every((count) => count > 0) && unexpected.length === 0,
    ),
    check(
      'Growth of resident memory',
      `at most ${PEAK_MB} MB`,
      `${before.toFixed(0)} to ${peak.toFixed(0)} MB`,
      peak - before <= PEAK_MB,
    ),
    check(
      `Resident memory ${SETTLE_MS / 1_000} s later`,
      `within ${LEFT_MB} MB of before`,
      `${after.toFixed(0)} MB`,
      after - before <= LEFT_MB,
    ),
    check(
      'p99 of another member',
      'at most 4 times idle',
      `${idle.toFixed(1)} to ${underLoad.toFixed(1)} ms over ${busy.length} requests`,
      underLoad <= 4 * idle,
    ),
    expectNone('Exits of the server', server.isRunning() ? 0 : 1),
  ];
}

async function runCrowd(crowd: UploadCrowd): Promise<UploadTally> {
  const uploader = fork(new URL('./load/upload-crowd.ts', import.meta.url));
  // Its members would have computers of their own.
  if (uploader.pid !== undefined) setPriority(uploader.pid, constants.priority.PRIORITY_LOW);
  uploader.send(crowd);
  const [results] = await once(uploader, 'message');
  return results;
}

/** Latencies of small requests, one after the other, until the promise settles. */
async function latenciesUntil(client: HttpClient, until: Promise<unknown>): Promise<number[]> {
  const state = { isOver: false };
  const over = until.finally(() => (state.isOver = true));
  const latencies: number[] = [];
  while (!state.isOver) {
    const sentAt = performance.now();
    await client.send({ path: '/trpc/notifications.unread' });
    latencies.push(performance.now() - sentAt);
    await wait(PAUSE_MS);
  }
  await over;
  return latencies;
}

function every(ms: number, work: () => void): Disposable {
  const timer = setInterval(work, ms);
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

import { setTimeout as wait } from 'node:timers/promises';
import { type HttpClient, createHttpClient } from '../shared/http-client.ts';
import { type Check, check, expectNone } from '../shared/report.ts';
import { quantile } from '../shared/statistics.ts';
import type { Fault, Settings } from './fault.ts';
import type { UploadTally } from './load/upload-crowd.ts';
import { runCrowd, startUploader } from './load/uploader.ts';
import { openDeployment } from './setup/deployment.ts';
import { followPeak, residentMegabytesOfTree } from './setup/resident-memory.ts';

const MEMBERS = 15;
const EACH = { full: 20, smoke: 4 };
/** Just below 5 MB. */
const SIDE = 1_310;
const PAUSE_MS = 10;
const ROUNDS = 4;
const IDLE_MS = 6_000;
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
    full: `${MEMBERS * EACH.full} concurrent pictures of 5 MB by ${MEMBERS} members, ${ROUNDS} times between idle phases`,
    smoke: `${MEMBERS * EACH.smoke} concurrent pictures of 5 MB by ${MEMBERS} members, ${ROUNDS} times between idle phases`,
  },
  run,
};

async function run({ intensity, log }: Settings): Promise<Check[]> {
  await using deployment = await openDeployment(MEMBERS + 1);
  const server = await deployment.startServer();
  const [bystander, ...uploaders] = deployment.community.members.map(({ cookie }) => cookie);
  const client = createHttpClient(deployment.port, bystander === undefined ? {} : { cookie: bystander });
  const crowd = {
    port: deployment.port,
    cookies: uploaders,
    each: EACH[intensity],
    path: '/api/profile/avatar',
    isInTurn: false,
  };

  await latenciesUntil(client, wait(2_000));
  const before = residentMegabytesOfTree(server.pid);
  using peak = followPeak(server.pid);
  const tallies: UploadTally[] = [];
  const idle: number[] = [];
  const busy: number[] = [];
  // In turn, so that other work on the machine slows both alike.
  for (let round = 1; round <= ROUNDS; round += 1) {
    const uploader = await startUploader(SIDE);
    const quiet = await latenciesUntil(client, wait(IDLE_MS));
    const uploading = runCrowd(uploader, crowd);
    const crowded = await latenciesUntil(client, uploading);
    const tally = await uploading;
    log(`${round}: ${JSON.stringify(tally)}, p99 ${p99(quiet)} to ${p99(crowded)} ms`);
    idle.push(...quiet);
    busy.push(...crowded);
    tallies.push(tally);
  }
  await wait(SETTLE_MS);
  const after = residentMegabytesOfTree(server.pid);
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
      `${before.toFixed(0)} to ${peak.megabytes().toFixed(0)} MB`,
      peak.megabytes() - before <= PEAK_MB,
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
      `${p99(idle)} to ${p99(busy)} ms over ${busy.length} requests`,
      quantile(busy, 0.99) <= 4 * quantile(idle, 0.99),
    ),
    expectNone('Exits of the server', server.isRunning() ? 0 : 1),
  ];
}

const p99 = (latencies: number[]) => quantile(latencies, 0.99).toFixed(1);

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

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { cookieOf } from '../shared/sessions.ts';
import { type Fault, type Finding, type Settings, finding, none } from './fault.ts';
import type { UploadCrowd, UploadTally } from './load/upload-crowd.ts';
import { type Caller, createCaller } from './setup/client.ts';
import { openCommunity } from './setup/community.ts';

const MEMBERS = 15;
const EACH = { full: 20, short: 4 };
const PAUSE_MS = 10;
const QUIET_MS = 15_000;
const SETTLE_MS = 8_000;

const PEAK_MB = 150;
const LEFT_MB = 60;
/** Refused before the body is read, or taken; nothing else. */
const RIGHTFUL = new Set(['200', '429', '503']);

/** F31: many large pictures at once. */
export const UPLOADS: Fault = {
  key: 'F31',
  title: 'A crowd of uploads',
  doses: {
    full: `${MEMBERS * EACH.full} pictures of 5 MB by ${MEMBERS} members at once, twice`,
    short: `${MEMBERS * EACH.short} pictures of 5 MB by ${MEMBERS} members at once, twice`,
  },
  run,
};

async function run({ dose, say }: Settings): Promise<Finding[]> {
  await using community = await openCommunity(MEMBERS + 1);
  const server = await community.startServer();
  const [bystander = 0, ...uploaders] = community.memberIds;
  const caller = createCaller(community.port, cookieOf(bystander));
  const crowd = { port: community.port, cookies: uploaders.map(cookieOf), each: EACH[dose] };

  await timesOf(caller, wait(2_000));
  const before = residentMb(server.pid);
  const quiet = p99(await timesOf(caller, wait(QUIET_MS)));
  let peak = 0;
  using _watch = every(20, () => (peak = Math.max(peak, residentMb(server.pid))));
  const tallies: UploadTally[] = [];
  const busy: number[] = [];
  for (const turn of [1, 2]) {
    const uploading = runCrowd(crowd);
    busy.push(...(await timesOf(caller, uploading)));
    tallies.push(await uploading);
    say(`${turn}: ${JSON.stringify(tallies.at(-1))}`);
  }
  await wait(SETTLE_MS);
  const after = residentMb(server.pid);
  const crowded = p99(busy);
  caller.close();
  const strange = tallies.flatMap(({ statuses }) =>
    Object.entries(statuses).filter(([status]) => !RIGHTFUL.has(status)),
  );
  const taken = tallies.map(({ statuses }) => statuses[200] ?? 0);
  return [
    finding(
      'Pictures are taken each time, and the others told to come back (429, 503)',
      taken.every((count) => count > 0) && strange.length === 0,
      tallies.map(({ statuses }) => JSON.stringify(statuses)).join(', '),
    ),
    finding(
      `Resident memory grows by ${PEAK_MB} MB at most`,
      peak - before <= PEAK_MB,
      `${before.toFixed(0)} to ${peak.toFixed(0)} MB`,
    ),
    finding(
      `${SETTLE_MS / 1_000} s later it is within ${LEFT_MB} MB of before`,
      after - before <= LEFT_MB,
      `${after.toFixed(0)} MB`,
    ),
    finding(
      'The p99 of somebody else’s requests is at most 4 times the quiet one',
      crowded <= 4 * quiet,
      `${quiet.toFixed(1)} to ${crowded.toFixed(1)} ms over ${busy.length} requests`,
    ),
    none('The server ends', server.isRunning() ? 0 : 1),
  ];
}

async function runCrowd(crowd: UploadCrowd): Promise<UploadTally> {
  const worker = new Worker(new URL('./load/upload-crowd.ts', import.meta.url), { workerData: crowd });
  const [tally] = await once(worker, 'message');
  return tally;
}

/** Milliseconds of ordinary requests, one after the other, until the promise settles. */
async function timesOf(caller: Caller, until: Promise<unknown>): Promise<number[]> {
  const state = { isOver: false };
  const over = until.finally(() => (state.isOver = true));
  const times: number[] = [];
  while (!state.isOver) {
    const begun = performance.now();
    await caller.send({ method: 'GET', path: '/trpc/notifications.unread' });
    times.push(performance.now() - begun);
    await wait(PAUSE_MS);
  }
  await over;
  return times;
}

const p99 = (times: number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;

const residentMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;

function every(ms: number, work: () => void): Disposable {
  const timer = setInterval(work, ms);
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

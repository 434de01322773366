import { readFileSync } from 'node:fs';
import { cookieOf } from '../shared/sessions.ts';
import { type Fault, type Finding, type Settings, finding, none } from './fault.ts';
import { type Outcome, type Surface, fuzz } from './fuzz/fuzz.ts';
import { openCommunity } from './setup/community.ts';

const CASES = { full: 10_000, short: 400 };
const WARM_UP = { full: 1_000, short: 200 };
const SURFACES: Surface[] = ['tRPC', 'REST'];
const GROWTH_MB = 50;
const P99_MS = 250;
const SHOWN = 12;

/** F8: input that nobody should send. */
export const FUZZ: Fault = {
  key: 'F8',
  title: 'Malformed input',
  doses: {
    full: `${CASES.full} cases on tRPC and on REST each, as signed out, member and admin`,
    short: `${CASES.short} cases on tRPC and on REST each, as signed out, member and admin`,
  },
  run,
};

async function run({ dose, seed, say }: Settings): Promise<Finding[]> {
  await using community = await openCommunity(12);
  await community.addThings();
  const server = await community.startServer();
  const ground = {
    port: community.port,
    async newPeople() {
      const { memberId, adminId } = await community.addPeople();
      return { member: cookieOf(memberId), admin: cookieOf(adminId) };
    },
  };
  for (const surface of SURFACES) await fuzz(ground, surface, WARM_UP[dose], seed + 1);
  const before = residentMegabytes(server.pid);
  const findings: Finding[] = [];
  for (const surface of SURFACES) {
    const outcome = await fuzz(ground, surface, CASES[dose], seed);
    for (const line of outcome.wrong.slice(0, SHOWN)) say(line);
    findings.push(...findingsOf(surface, outcome));
  }
  const growth = residentMegabytes(server.pid) - before;
  return [
    ...findings,
    none('The server ends', server.isRunning() ? 0 : 1),
    finding(
      `Resident memory grows by less than ${GROWTH_MB} MB`,
      growth < GROWTH_MB,
      `${growth} MB over ${before} MB after warming up`,
    ),
  ];
}

function findingsOf(surface: Surface, { cases, statuses, busy, wrong, latencies }: Outcome): Finding[] {
  const p99 = latencies[Math.floor(latencies.length * 0.99)] ?? 0;
  const shares = [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${count} of ${status}`);
  return [
    finding(
      `${surface}: every answer is JSON, below 500 or a 503 with Retry-After, and says nothing of the inside`,
      wrong.length === 0,
      wrong.length === 0
        ? `${cases} cases: ${shares.join(', ')}; ${busy} refused at the door`
        : `${wrong.length} wrong, first ${wrong[0]}`,
    ),
    finding(`${surface}: p99 below ${P99_MS} ms`, p99 < P99_MS, `${p99.toFixed(0)} ms`),
  ];
}

function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes ?? 0) / 1_024);
}

import { setTimeout as wait } from 'node:timers/promises';
import { type Fault, type Finding, type Settings, finding, none } from './fault.ts';
import { type Caller, type Reply, createCaller } from './setup/client.ts';
import { type Community, openCommunity } from './setup/community.ts';

/** Enough to tell the usual time from a hiccup. */
const TRIES = 50;
const ANSWER_MS = 5;
/** Reads a table that nothing else reads. */
const NAME = 'services.list';
const COUNTED_WITHIN_MS = 20_000;

const calls = (count: number) => Array.from({ length: count }, () => NAME).join(',');
const ATTACKS: Record<string, string> = {
  '11 calls': `/trpc/${calls(11)}?batch=1`,
  '100 calls': `/trpc/${calls(100)}?batch=1`,
  '4,000 calls': `/trpc/${calls(4_000)}?batch=1`,
  '16 kB of commas': `/trpc/${','.repeat(16_000)}?batch=1`,
  '900 commas': `/trpc/${','.repeat(900)}?batch=1`,
};
const REFUSED = new Set([400, 404, 414, 431]);

/** F18: many calls in one request. */
export const BATCHES: Fault = {
  key: 'F18',
  title: 'Batches and addresses that are too long',
  doses: {
    full: `${Object.keys(ATTACKS).join(', ')} in one address, by GET and POST, ${TRIES} times each`,
    short: `${Object.keys(ATTACKS).join(', ')} in one address, by GET and POST, ${TRIES} times each`,
  },
  run,
};

async function run(_settings: Settings): Promise<Finding[]> {
  await using community = await openCommunity(1);
  const server = await community.startServer();
  const caller = createCaller(community.port);
  const findings: Finding[] = [];
  const one = await readsOfOneMore(community, caller, 0);
  for (const [name, path] of Object.entries(ATTACKS)) {
    const replies: { reply: Reply; ms: number }[] = [];
    for (let turn = 0; turn < TRIES; turn += 1)
      replies.push(await timed(caller, { method: turn % 2 === 0 ? 'GET' : 'POST', path }));
    const statuses = new Set(replies.map(({ reply }) => reply.status));
    const times = replies.map(({ ms }) => ms).toSorted((left, right) => left - right);
    const middle = times[Math.floor(times.length / 2)] ?? 0;
    findings.push(
      finding(
        `${name}: refused, within ${ANSWER_MS} ms in the middle`,
        [...statuses].every((status) => REFUSED.has(status)) && middle < ANSWER_MS,
        `${[...statuses].join(', ')} in ${middle.toFixed(1)} ms, the slowest ${(times.at(-1) ?? 0).toFixed(0)} ms`,
      ),
    );
  }
  const all = await readsOfOneMore(community, caller, one);
  caller.close();
  return [
    ...findings,
    finding(
      'No procedure runs',
      one > 0 && all === 2 * one,
      `${all - 2 * one} more reads than one call makes`,
    ),
    none('The server ends', server.isRunning() ? 0 : 1),
  ];
}

async function timed(caller: Caller, call: { method: string; path: string }) {
  const begun = performance.now();
  const body = call.method === 'POST' ? {} : undefined;
  const reply = await caller.send({ ...call, body });
  return { reply, ms: performance.now() - begun };
}

/** Makes one rightful call and answers how often the table has been read in all; PostgreSQL counts with a delay. */
async function readsOfOneMore(community: Community, caller: Caller, before: number): Promise<number> {
  await caller.send({ method: 'GET', path: `/trpc/${NAME}` });
  const deadline = Date.now() + COUNTED_WITHIN_MS;
  for (;;) {
    const [row] = await community.query<{ reads: number }>(
      "select (seq_scan + coalesce(idx_scan, 0))::int as reads from pg_stat_user_tables where relname = 'services'",
    );
    const reads = row?.reads ?? 0;
    if (reads > before || Date.now() > deadline) return reads;
    await wait(200);
  }
}

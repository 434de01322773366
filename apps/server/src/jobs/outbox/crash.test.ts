import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, poolOf, sql } from '@guildhall/db';
import { makeMember, makeService, testDatabase } from '@guildhall/db/testing';
import { Browser } from '../../../testing/browser.ts';
import { freePort } from '../../../testing/free-port.ts';
import { ok, startReceiver, status } from '../../../testing/receiver.ts';
import { FAST_OUTBOX_SERVER, type ServerProcess, spawnServer } from '../../../testing/spawn-server.ts';
import { requeueLost } from './outbox-store.ts';

/** Full intensity is 20 and 2,000; ordinary test runs use the fewest that are meaningful. */
const KILLS = Number(process.env['CRASH_KILLS'] ?? 1);
const WRITES = Number(process.env['CRASH_WRITES'] ?? 24);
const WRITERS = 10;
/** Below the daily cap. */
const REFERRALS_EACH = 15;

const database = testDatabase();
let crm: Awaited<ReturnType<typeof startReceiver>>;
let dataDir: string;
let server: ServerProcess | undefined;
let port: number;

beforeAll(async () => {
  crm = await startReceiver();
  dataDir = mkdtempSync(join(tmpdir(), 'guildhall-crash-'));
  port = await freePort();
});

afterAll(async () => {
  await server?.end('SIGKILL');
  await crm.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<void> {
  server = await spawnServer({
    command: FAST_OUTBOX_SERVER,
    origin: `http://127.0.0.1:${port}`,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: poolOf(database()).options.connectionString,
      SEED: 'none',
      RATE_PRESET: 'off',
      LOG_LEVEL: 'silent',
      SESSION_SECRET: 'a-secret-of-at-least-thirty-two-letters',
      CRM_BASE_URL: crm.url,
      CRM_TOKEN: 'token-1',
      CRM_LOCATION_ID: 'location-1',
      CRM_REFERRAL_WORKFLOW_ID: 'referrals',
      CRM_ORDER_WORKFLOW_ID: 'orders',
    },
  });
}

/** Succeeds two times out of three; else it fails, or accepts the call and closes the connection. */
function flap(): void {
  let calls = 0;
  crm.behave((response, received) => {
    calls += 1;
    if (calls % 6 === 0) status(500)(response, received);
    else if (calls % 6 === 3) response.destroy();
    else ok(response, received);
  });
}

type Write = { browser: Browser; path: string; body: object; key: string };

/** Retries until it is acknowledged, and returns the id. */
async function insist({ browser, path, body, key }: Write): Promise<number> {
  for (;;) {
    const answer = await browser.post(path, body, { 'idempotency-key': key }).catch(() => undefined);
    if (answer?.status === 201) return idOf(answer.body);
    if (answer && answer.status < 500) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    await wait(50);
  }
}

const idOf = (body: unknown): number =>
  typeof body === 'object' && body !== null && 'id' in body ? Number(body.id) : 0;

async function prepare(db: Database): Promise<Write[]> {
  const service = await makeService(db);
  const writes: Write[] = [];
  while (writes.length < WRITES) {
    const member = await makeMember(db, { servicesOffered: 'Bread' });
    const browser = new Browser(`http://127.0.0.1:${port}`);
    await browser.signIn(member.email);
    for (let number = 0; number < REFERRALS_EACH && writes.length < WRITES; number += 1) {
      const key = `${member.id}-${number}`;
      const isOrder = number % 3 === 0;
      writes.push(
        isOrder
          ? {
              browser,
              path: '/api/services/order',
              body: { serviceId: service.id, projectName: key, projectDescription: 'What is wanted' },
              key,
            }
          : {
              browser,
              path: '/api/referrals/send',
              body: { targetId: (await makeMember(db)).id, targetType: 'user', message: 'Shall we meet?' },
              key,
            },
      );
    }
  }
  return writes;
}

test(
  `${KILLS} kills during ${WRITES} referrals and orders lose and duplicate nothing, with a flaky CRM`,
  { timeout: 60_000 + KILLS * 10_000 + WRITES * 300 },
  async () => {
    const db = database();
    await start();
    const writes = await prepare(db);
    flap();

    const acknowledged = new Map<string, number>();
    const queue = [...writes];
    const written = new AbortController();
    const writers = Array.from({ length: WRITERS }, async () => {
      for (let write = queue.shift(); write; write = queue.shift())
        acknowledged.set(write.key, await insist(write));
    });
    const killing = (async () => {
      // Spread over the writes, so that each happens among them.
      for (let done = 1; done <= KILLS && !written.signal.aborted; done += 1) {
        const mark = (done * WRITES) / (KILLS + 1);
        while (!written.signal.aborted && acknowledged.size < mark) await wait(5);
        await server?.end('SIGKILL');
        await start();
      }
    })();
    await Promise.all(writers);
    written.abort();
    await killing;

    await vi.waitFor(
      async () => {
        // Expires the leases of killed processes.
        await sql`update ops.outbox set leased_until = now() - interval '1 second', next_at = now() - interval '10 seconds'
          where status = 'pending' and leased_until < now() + interval '29 seconds'`.execute(db);
        await requeueLost(db);
        const { rows } = await sql<{ open: number }>`
          select count(*)::int as open from ops.outbox where channel = 'crm' and status = 'pending'`.execute(
          db,
        );
        expect(rows[0]?.open).toBe(0);
      },
      { timeout: 50_000 + WRITES * 100, interval: 500 },
    );

    const { rows } = await sql<{
      kind: string;
      id: number;
      automation: string;
      told: number;
      queued: number;
    }>`
      select 'referral' as kind, id, automation_status as automation,
        (select count(*)::int from referral_events where referral_id = referrals.id and kind = 'automation') as told,
        (select count(*)::int from ops.outbox where object_type = 'referral' and object_id = referrals.id and channel = 'crm') as queued
      from referrals
      union all
      select 'order', id, automation_status,
        (select count(*)::int from order_events where order_id = service_orders.id and kind = 'automation'),
        (select count(*)::int from ops.outbox where object_type = 'order' and object_id = service_orders.id and channel = 'crm')
      from service_orders`.execute(db);
    expect(rows).toHaveLength(WRITES);
    expect(acknowledged.size).toBe(WRITES);
    for (const { path, key } of writes) {
      const kind = path.endsWith('/order') ? 'order' : 'referral';
      const row = rows.find((one) => one.kind === kind && one.id === acknowledged.get(key));
      expect(row, `${kind} ${key}`).toMatchObject({ automation: 'sent', told: 1, queued: 1 });
    }
    // Each event reached the CRM, which can deduplicate by its id.
    const enrolled = crm.received.filter(({ path }) => path.includes('/workflow/'));
    expect(new Set(enrolled.map(({ headers }) => headers['idempotency-key'])).size).toBe(WRITES);
  },
);

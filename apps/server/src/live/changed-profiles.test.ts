import { join } from 'node:path';
import { poolOf } from '@guildhall/db';
import { makeMember } from '@guildhall/db/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { Browser } from '../../testing/browser.ts';
import { freePort } from '../../testing/free-port.ts';
import { API_ONLY, type ServerProcess, deployed, spawnServer } from '../../testing/spawn-server.ts';
import { testServer } from '../../testing/test-server.ts';

const SECRET = 'gX7vKq2mZrT9bLw4NcYd8HsJf3PuAe6RkVt1QoWi5MxB';
/** From 5,000 on each process has a member index of its own. */
const MEMBERS = 5_200;
vi.setConfig({ testTimeout: 300_000 });
const server = testServer({ settings: { SESSION_SECRET: SECRET } });

const processes: { origin: string; process: ServerProcess }[] = [];
beforeAll(async () => {
  const { db, databaseUrl, dataDir } = server();
  const pool = poolOf(db);
  await pool.query(
    `insert into users (email, username, password, first_name, last_name, email_verified_at)
     select n || '@crowd.test', 'crowd-' || n, 'none', 'Crowd', n::text, now()
     from generate_series(1, $1::int) as n`,
    [MEMBERS],
  );
  await pool.query('analyze users');
  for (const name of ['one', 'other']) {
    const origin = `http://127.0.0.1:${await freePort()}`;
    const env = deployed(origin, { databaseUrl, dataDir: join(dataDir, name), secret: SECRET });
    processes.push({ origin, process: await spawnServer({ origin, command: API_ONLY, env }) });
  }
});
afterAll(async () => {
  for (const { process } of processes) await process.end();
});

async function signIn(origin: string, { email }: { email: string }): Promise<Browser> {
  const browser = new Browser(origin);
  await browser.signIn(email);
  return browser;
}

async function firstSuggested(browser: Browser): Promise<number | undefined> {
  const { status, body } = await browser.get('/api/dashboard/recommendations');
  expect(status).toBe(200);
  return z.array(z.object({ id: z.int() })).parse(body)[0]?.id;
}

test('a changed profile is matched by its new words, in two processes with an index each', async () => {
  const { db } = server();
  const words = [
    { lookingFor: 'A falconer for our vineyard', servicesOffered: 'Falconer for vineyards' },
    { lookingFor: 'Someone to tune our church organ', servicesOffered: 'Organ tuning for churches' },
  ];
  for (const { process } of processes)
    await vi.waitFor(() => expect(process.said()).toContain('member index ready'), 120_000);
  for (const [at, { origin }] of processes.entries()) {
    const { lookingFor = '', servicesOffered = '' } = words[at] ?? {};
    const asker = await makeMember(db, { lookingFor });
    const askers = await Promise.all(processes.map((each) => signIn(each.origin, asker)));
    const changed = await makeMember(db);
    const editor = await signIn(origin, changed);
    expect((await editor.json('PUT', '/api/profile', { servicesOffered })).status).toBe(200);
    await vi.waitFor(async () => {
      for (const asking of askers) expect(await firstSuggested(asking)).toBe(changed.id);
    }, 20_000);
  }
});

import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, createDatabase } from '@guildhall/db';
import { type StandbyPair, makeMember, startStandbyPair } from '@guildhall/db/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeMembers } from '../../testing/authorization/make-members.ts';
import { MATRIX } from '../../testing/authorization/rows.ts';
import { isMutation, isStream, procedureCall } from '../../testing/authorization/calls.ts';
import { Browser } from '../../testing/browser.ts';
import { type TestServer, startTestServer } from '../../testing/index.ts';

// Starting two servers takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let pair: StandbyPair;
let db: Database;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-replicas-'));
  // When root runs the tests, another account runs the databases.
  chmodSync(folder, 0o755);
  pair = await startStandbyPair(folder);
  db = createDatabase({ connectionString: pair.primary.ownerUrl });
});

afterAll(async () => {
  await db?.destroy();
  await pair?.stop();
});

const startProcess = (): Promise<TestServer> =>
  startTestServer({
    databaseUrl: pair.primary.connectionString,
    ownerUrl: pair.primary.ownerUrl,
    settings: {
      DATABASE_REPLICA_URL: pair.standby.connectionString,
      SESSION_SECRET: 'one secret for all processes of this test',
    },
  });

async function signedIn(origin: string, { email }: { email: string }): Promise<Browser> {
  const browser = new Browser(origin);
  await browser.signIn(email);
  return browser;
}

/** The member's browser, whose next request goes to another process. */
function at(origin: string, browser: Browser): Browser {
  const moved = new Browser(origin);
  for (const [name, value] of browser.cookies) moved.cookies.set(name, value);
  return moved;
}

test('every query reads from a replica', async () => {
  await using stack = new AsyncDisposableStack();
  const server = await startProcess();
  stack.defer(() => server.close());
  const members = await makeMembers(db);
  const browsers = {
    owner: await signedIn(server.origin, members.owner),
    admin: await signedIn(server.origin, members.admin),
  };
  const queries = MATRIX.filter(({ procedure }) => !isMutation(procedure) && !isStream(procedure));
  const calls = [];
  for (const row of queries) {
    const actor = row.expect.owner === 'ok' ? 'owner' : 'admin';
    const input = await row.input?.({ db, members }, actor);
    calls.push({ row, actor, call: procedureCall(row, input) } as const);
  }
  await pair.standby.caughtUp();
  await vi.waitFor(async () => {
    await browsers.owner.get('/api/messages');
    expect(await pair.standby.countReaders()).toBeGreaterThan(0);
  }, 20_000);
  for (const { row, actor, call } of calls) {
    const { status } = await browsers[actor].get(call.path);
    expect([row.procedure, status]).toEqual([
      row.procedure,
      row.expect[actor] === 'ok' ? 200 : row.expect[actor],
    ]);
  }
  // Statistics of a connection are complete when it is closed.
  await stack.disposeAsync();
  const { committed, rolledBack } = await pair.standby.countTransactions();
  expect(committed).toBeGreaterThan(queries.length);
  expect(rolledBack).toBe(0);
});

test('a member sees what they wrote in every process, although the replica is behind', async () => {
  await using stack = new AsyncDisposableStack();
  const [one, other] = [await startProcess(), await startProcess()];
  for (const server of [one, other]) stack.defer(() => server.close());
  const browser = await signedIn(one.origin, await makeMember(db));
  await pair.standby.pauseReplay();
  stack.defer(() => pair.standby.resumeReplay());

  const { status } = await browser.json('PUT', '/api/profile', { company: 'Written just now Ltd' });
  expect(status).toBe(200);
  for (const { origin } of [one, other]) {
    const { text } = await at(origin, browser).get('/api/auth/me');
    expect(text).toContain('Written just now Ltd');
  }
});

test('no reader notices that a replica stops', async () => {
  await using stack = new AsyncDisposableStack();
  const server = await startProcess();
  stack.defer(() => server.close());
  const browser = await signedIn(server.origin, await makeMember(db));
  const statuses: number[] = [];
  const read = async () => {
    const answers = await Promise.all(
      ['/api/connections', '/api/messages', '/api/services'].map((path) => browser.get(path)),
    );
    statuses.push(...answers.map(({ status }) => status));
  };
  for (let round = 0; round < 10; round += 1) await read();
  const stopping = pair.standby.stop();
  for (let round = 0; round < 30; round += 1) await read();
  await stopping;
  await read();
  expect(new Set(statuses)).toEqual(new Set([200]));
});

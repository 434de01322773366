import { join } from 'node:path';
import { poolOf } from '@guildhall/db';
import { makeMember } from '@guildhall/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { freePort } from '../../testing/free-port.ts';
import { API_ONLY, type ServerProcess, deployed, spawnServer } from '../../testing/spawn-server.ts';
import { testServer } from '../../testing/test-server.ts';

const SECRET = 'gX7vKq2mZrT9bLw4NcYd8HsJf3PuAe6RkVt1QoWi5MxB';
const server = testServer({ settings: { SESSION_SECRET: SECRET } });

let other: ServerProcess;
let origin = '';
beforeAll(async () => {
  origin = `http://127.0.0.1:${await freePort()}`;
  const { databaseUrl, dataDir } = server();
  const env = deployed(origin, { databaseUrl, dataDir: join(dataDir, 'other'), secret: SECRET });
  other = await spawnServer({ origin, command: API_ONLY, env });
});
const leaving = new AbortController();
afterAll(async () => {
  leaving.abort();
  await other.end('SIGKILL');
});

/** Opens a stream and resolves with its first event. */
async function listen({ cookies }: Browser, at: string): Promise<string> {
  const { body } = await fetch(`${at}/trpc/live.changes`, {
    headers: { accept: 'text/event-stream', cookie: cookies.header() },
    signal: leaving.signal,
  });
  let heard = '';
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  while (!/"topics"|serialized-error/.test(heard)) {
    const { done, value = '' } = (await reader?.read()) ?? { done: true };
    if (done) break;
    heard += value;
  }
  return heard;
}

const REFUSED = 'Too many pages are open at once';
const keys = async () =>
  (await poolOf(server().db).query(`select key from ops.rate_buckets where key like 'stream:%'`)).rows.map(
    ({ key }) => String(key),
  );

test('a member has twenty streams in two processes together, and those of a killed process again when its leases end', async () => {
  const browser = await server().signedIn(await makeMember(server().db));
  for (let stream = 0; stream < 12; stream += 1)
    expect(await listen(browser, server().origin)).toContain('"topics"');
  const ownKeys = await keys();
  for (let stream = 0; stream < 8; stream += 1) expect(await listen(browser, origin)).toContain('"topics"');
  expect(await listen(browser, server().origin)).toContain(REFUSED);
  expect(await listen(browser, origin)).toContain(REFUSED);

  await other.end('SIGKILL');
  expect(await listen(browser, server().origin)).toContain(REFUSED);
  await poolOf(server().db).query(
    `update ops.rate_buckets set expire = expire - 90000 where key like 'stream:%' and key <> all($1)`,
    [ownKeys],
  );

  for (let stream = 0; stream < 8; stream += 1)
    expect(await listen(browser, server().origin)).toContain('"topics"');
  expect(await listen(browser, server().origin)).toContain(REFUSED);
});

import { poolOf } from '@guildhall/db';
import { appUrlOf, makeMember, testDatabase } from '@guildhall/db/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { type TestServer, startTestServer } from '../../testing/index.ts';

const database = testDatabase();
let one: TestServer;
let other: TestServer;

beforeAll(async () => {
  const databaseUrl = appUrlOf(database());
  const ownerUrl = poolOf(database()).options.connectionString ?? '';
  one = await startTestServer({ databaseUrl, ownerUrl });
  other = await startTestServer({ databaseUrl, ownerUrl });
});
afterAll(async () => {
  await one.close();
  await other.close();
});

async function nameAt({ origin }: TestServer): Promise<unknown> {
  const { text } = await new Browser(origin).get('/trpc/site.config');
  return JSON.parse(text).result.data.community.name;
}

test('two processes call the community by its new name within a second', async () => {
  const admin = new Browser(one.origin);
  await admin.signIn((await makeMember(database(), { role: 'admin' })).email);
  for (const name of ['Riverside Chamber', 'Harbor Guild']) {
    expect((await admin.json('PATCH', '/api/admin/community', { name })).status).toBe(200);
    await vi.waitFor(
      async () => expect([await nameAt(one), await nameAt(other)]).toEqual([name, name]),
      1_000,
    );
  }
});

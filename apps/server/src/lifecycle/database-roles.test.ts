import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { TEST_PASSWORD } from '@guildhall/db/testing';
import { Browser } from '../../testing/browser.ts';
import { type TestServer, startTestServer } from '../../testing/index.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

/** As `npm start` runs it: the embedded database, jobs in the same process. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ runJobs: true });
});
afterAll(() => server.close());

async function ask(text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: server.databaseUrl });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

async function register(email: string): Promise<{ browser: Browser; id: number }> {
  const browser = new Browser(server.origin);
  const { status, body } = await browser.post('/api/auth/register', {
    email,
    password: TEST_PASSWORD,
    firstName: 'Ada',
    lastName: 'Byron',
  });
  expect(status).toBe(201);
  return { browser, id: (body as { id: number }).id };
}

const posts = async (browser: Browser) =>
  ((await browser.get('/api/feed')).body as { content: string }[]).map(({ content }) => content);

/** Begins a job and waits for its end: the answer comes before it where it takes longer than eight seconds. */
async function run(browser: Browser, path: string, body: object = {}): Promise<unknown> {
  const answer = await browser.post(path, body);
  expect(answer.status).toBeLessThan(300);
  const unfinished = `
    select status, error from ops.backups where status in ('running', 'failed')
    union all select status, error from ops.restores where status <> 'done'`;
  await vi.waitFor(async () => expect(await ask(unfinished)).toEqual([]), 40_000);
  return answer.body;
}

it('members register, post and write, and an administrator backs up and restores, while requests are served by a role that is no superuser and owns nothing', async () => {
  const admin = await register('admin@roles.test');
  const member = await register('member@roles.test');
  await ask(`update app.users set role = 'admin' where id = ${admin.id}`);
  await admin.browser.signIn('admin@roles.test');

  expect((await member.browser.post('/api/feed', { content: 'Before', type: 'general' })).status).toBe(201);
  const message = { toUserId: admin.id, content: 'Good morning', type: 'other' };
  expect((await member.browser.post('/api/messages', message)).status).toBe(201);
  await member.browser.post('/api/account/forgot-password', { email: 'member@roles.test' });
  await vi.waitFor(async () => expect(await readdir(join(server.dataDir, 'mail'))).not.toEqual([]), 20_000);

  const backup = await run(admin.browser, '/api/admin/backup/create');
  await member.browser.post('/api/feed', { content: 'After', type: 'general' });
  expect(await posts(admin.browser)).toEqual(['After', 'Before']);
  const { name } = backup as { name: string };
  await run(admin.browser, '/api/admin/backup/restore', { backupFileName: name });
  expect(await posts(admin.browser)).toEqual(['Before']);
  expect((await admin.browser.post('/api/feed', { content: 'Again', type: 'general' })).status).toBe(201);
  await run(admin.browser, '/api/admin/backup/undo');
  expect(await posts(admin.browser)).toEqual(['After', 'Before']);

  const connected = await ask(`
    select distinct usename, rolsuper, (select count(*)::int from pg_class where relowner = r.oid) as owned
    from pg_stat_activity join pg_roles r on rolname = usename
    where application_name in ('guildhall', 'guildhall-jobs', 'guildhall-health', 'guildhall-live')`);
  expect(connected).toEqual([{ usename: 'guildhall_app', rolsuper: false, owned: 0 }]);
});

import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { makeMember, makePost } from '../../testing/index.ts';
import { createDatabase, migrateProductSchema, migrateToLatest, sql } from '../index.ts';
import { SUPERUSER, ensureCluster } from './cluster.ts';
import { findHome } from './home.ts';
import { startEmbeddedPostgres } from './index.ts';
import { startServer } from './server.ts';

let dataDir = '';

beforeAll(() => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'guildhall-upgrade-')));
  chmodSync(root, 0o755);
  dataDir = join(root, 'data');
  mkdirSync(dataDir);
});
afterAll(() => rmSync(join(dataDir, '..'), { recursive: true, force: true }));

/** A data folder of a version with one role, the superuser, for everything. */
async function startAsEarlierVersion() {
  const home = findHome(dataDir, () => {});
  const password = await ensureCluster(home, join(dataDir, 'postgres.password'), { durable: false });
  const server = await startServer(home, { listen_addresses: '127.0.0.1', unix_socket_directories: '' });
  const addressOf = (name: string) => `postgres://${SUPERUSER}:${password}@127.0.0.1:${server.port}/${name}`;
  const client = new Client({ connectionString: addressOf('postgres') });
  await client.connect();
  await client.query('create database guildhall');
  await client.end();
  return { connectionString: addressOf('guildhall'), stop: server.stop };
}

it('an installation with one role for everything is upgraded to two, and keeps all data', async () => {
  const earlier = await startAsEarlierVersion();
  const before = createDatabase({ connectionString: earlier.connectionString });
  await migrateToLatest(before);
  const member = await makeMember(before, { email: 'old@test.test' });
  await makePost(before, { userId: member.id, content: 'Before' });
  await migrateProductSchema(before, 'app_old');
  await sql`select graphile_worker.add_job('left over')`.execute(before);
  await before.destroy();
  await earlier.stop();

  for (let start = 1; start <= 2; start += 1) {
    const server = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } });
    const app = createDatabase({ connectionString: server.connectionString });
    try {
      expect(await migrateToLatest(app, server.ownerUrl)).toEqual({ applied: [] });
      await makePost(app, { userId: member.id, content: 'After' });
      expect(await app.selectFrom('posts').select('content').orderBy('id').execute()).toHaveLength(1 + start);
      await sql`select count(*) from app_old.users`.execute(app);
      const { rows } = await sql`
        select rolsuper, (select count(*) from graphile_worker.jobs) as jobs,
          (select count(*) from pg_class c join pg_namespace n on n.oid = relnamespace
            where nspname in ('app', 'app_old', 'ops', 'graphile_worker') and relowner <> 'guildhall_owner'::regrole) as foreign
        from pg_roles where rolname = current_user`.execute(app);
      expect(rows).toEqual([{ rolsuper: false, jobs: 1, foreign: 0 }]);
    } finally {
      await app.destroy();
      await server.stop();
    }
  }
});

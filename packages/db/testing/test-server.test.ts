import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';
import { expect, test } from 'vitest';

import { startEmbeddedPostgres } from '../src/embedded/index.ts';
import { SUPERUSER } from '../src/embedded/cluster.ts';
import { addressOf, dropDatabase, runOn } from './test-server.ts';

test('a database that a superuser has just left open, as autovacuum does, is dropped', async () => {
  await using stack = new AsyncDisposableStack();
  const dataDir = mkdtempSync(join(tmpdir(), 'guildhall drop-'));
  chmodSync(dataDir, 0o755);
  stack.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const { ownerUrl, stop } = await startEmbeddedPostgres({
    dataDir,
    ownerMayCreateDatabases: true,
    settings: { fsync: 'off' },
  });
  stack.defer(stop);
  await runOn(ownerUrl, 'create database visited');

  const superuser = new URL(addressOf(ownerUrl, 'visited'));
  superuser.username = SUPERUSER;
  superuser.password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim();
  const visitor = new Client({ connectionString: superuser.href });
  await visitor.connect();

  const dropped = dropDatabase(ownerUrl, 'visited');
  dropped.catch(() => {});
  await expect
    .poll(async () => {
      const { rows } = await visitor.query(
        `select from pg_stat_activity where state = 'active' and query = 'drop database if exists visited'`,
      );
      return rows.length;
    })
    .toBe(1);
  await visitor.end();
  await dropped;
  await expect(runOn(addressOf(ownerUrl, 'visited'), 'select 1')).rejects.toThrow('does not exist');
});

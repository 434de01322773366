import { mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { refreshAllDerived } from '@guildhall/api';
import { type Database, createDatabase, migrateToLatest, sql } from '@guildhall/db';
import { startEmbeddedPostgres } from '@guildhall/db/embedded';
import { seedMembers } from '@guildhall/db/seed';

/** A seeded community and two ways to it: the product's, and a bare pool for the limits. */
export type Dataset = AsyncDisposable & { db: Database; pool: pg.Pool; memberIds: number[] };

/** Made anew in a folder of its own, which goes when the suite ends. */
export async function openDataset(members: number): Promise<Dataset> {
  await using stack = new AsyncDisposableStack();
  const dataDir = mkdtempSync(join(tmpdir(), 'guildhall-bench-'));
  stack.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  // When root runs the suite, another account runs the database.
  chmodSync(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir });
  stack.defer(() => server.stop());
  const db = createDatabase({ connectionString: server.connectionString });
  stack.defer(() => db.destroy());
  const pool = new pg.Pool({
    connectionString: server.connectionString,
    max: 10,
    options: '-c search_path=app,ops,public',
  });
  // A connection that breaks while the suite ends is no fault of a workload.
  pool.on('error', () => {});
  stack.defer(() => pool.end());

  await migrateToLatest(db);
  await pool.query('set statement_timeout = 0');
  await seedMembers(db, { count: members, now: new Date() });
  await refreshAllDerived(db);
  await sql`analyze`.execute(db);
  const rows = await db.selectFrom('users').select('id').where('isActive', '=', true).orderBy('id').execute();
  const resources = stack.move();
  return {
    db,
    pool,
    memberIds: rows.map(({ id }) => id),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}

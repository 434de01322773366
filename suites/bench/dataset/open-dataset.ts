import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { type Database, createDatabase, migrateToLatest } from '@guildhall/db';
import { startEmbeddedPostgres } from '@guildhall/db/embedded';
import { keepSessionsFresh } from '../../shared/sessions.ts';
import { makeDataset } from './make-dataset.ts';

/** A dataset with its database: connections for the servers, and a pool of the suite's own. */
export type Dataset = AsyncDisposable & {
  connectionString: string;
  ownerUrl: string;
  /** Process id of the database. */
  postmaster: number;
  db: Database;
  pool: pg.Pool;
  memberIds: number[];
};

const FOLDER = resolve(import.meta.dirname, '../../../.data/bench');
/** Raised when datasets of an earlier version have to be rebuilt. */
const VERSION = '2';

/** Opens the dataset of this size, which is built once and reused; `fresh` rebuilds it. */
export async function openDataset(members: number, { fresh }: { fresh: boolean }): Promise<Dataset> {
  await using stack = new AsyncDisposableStack();
  const dataDir = join(FOLDER, String(members));
  const ready = join(dataDir, 'ready');
  const isBuilt = !fresh && existsSync(ready) && readFileSync(ready, 'utf8') === VERSION;
  if (!isBuilt) rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  // When root runs the suite, another account runs the database.
  chmodSync(dataDir, 0o755);
  if (!isBuilt) {
    await makeDataset(dataDir, members);
    writeFileSync(ready, VERSION);
  }
  const server = await startEmbeddedPostgres({ dataDir });
  stack.defer(() => server.stop());
  const { connectionString, ownerUrl } = server;
  const db = createDatabase({ connectionString: ownerUrl, timeoutMultiplier: 1_000 });
  stack.defer(() => db.destroy());
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 10, options: '-c search_path=app,ops,public' });
  // A connection that breaks while the suite shuts down does not fail a workload.
  pool.on('error', () => {});
  stack.defer(() => pool.end());

  await migrateToLatest(db);
  await keepSessionsFresh(pool);
  await pool.query('update users set last_seen_at = now() where last_seen_at > now()');
  const rows = await db.selectFrom('users').select('id').where('isActive', '=', true).orderBy('id').execute();
  const postmaster = readFileSync(join(server.folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0];
  const resources = stack.move();
  return {
    connectionString,
    ownerUrl,
    postmaster: Number(postmaster),
    db,
    pool,
    memberIds: rows.map(({ id }) => id),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}

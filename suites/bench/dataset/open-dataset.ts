import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { type Database, createDatabase, migrateToLatest } from '@guildhall/db';
import { startEmbeddedPostgres } from '@guildhall/db/embedded';
import { keepSessionsFresh } from '../../shared/sessions.ts';
import { makeDataset } from './make-dataset.ts';

/** A community of one size, and two ways to it: the product's, and a bare pool for the limits. */
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
/** Raised when a dataset made by an earlier version will not do. */
const VERSION = '2';

/** Made once for each size and kept; `fresh` makes it anew. */
export async function openDataset(members: number, { fresh }: { fresh: boolean }): Promise<Dataset> {
  await using stack = new AsyncDisposableStack();
  const dataDir = join(FOLDER, String(members));
  const ready = join(dataDir, 'ready');
  const isKept = !fresh && existsSync(ready) && readFileSync(ready, 'utf8') === VERSION;
  if (!isKept) rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  // When root runs the suite, another account runs the database.
  chmodSync(dataDir, 0o755);
  if (!isKept) {
    await makeDataset(dataDir, members);
    writeFileSync(ready, VERSION);
  }
  const server = await startEmbeddedPostgres({ dataDir });
  stack.defer(() => server.stop());
  const { connectionString, ownerUrl } = server;
  const db = createDatabase({ connectionString: ownerUrl, patience: 1_000 });
  stack.defer(() => db.destroy());
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 10, options: '-c search_path=app,ops,public' });
  // A connection that breaks while the suite ends is no fault of a workload.
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

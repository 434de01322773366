import pg from 'pg';
import { derivedOf } from '@guildhall/api';
import { createDatabase, migrateToLatest } from '@guildhall/db';
import { startEmbeddedPostgres } from '@guildhall/db/embedded';
import { seedMembers } from '@guildhall/demo';
import { addSessions, keepSessionsFresh } from '../../shared/sessions.ts';
import { BULK_SETTINGS, fillWithoutIndexes } from './bulk-load.ts';
import { addContent } from './content.ts';

/** What made-up members leave blank. */
const unsaid = { targetAudience: null, preferredConnectionTypes: [] };

/** Builds a dataset in an empty data folder; a million members take some minutes. */
export async function makeDataset(dataDir: string, members: number): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const server = await startEmbeddedPostgres({ dataDir, settings: BULK_SETTINGS });
  stack.defer(() => server.stop());
  const { ownerUrl: connectionString } = server;
  const db = createDatabase({ connectionString, timeoutMultiplier: 1_000 });
  stack.defer(() => db.destroy());
  const pool = new pg.Pool({ connectionString, options: '-c search_path=app,ops,public' });
  // A connection may still be closing when the server stops.
  pool.on('error', () => {});
  stack.defer(() => pool.end());

  await migrateToLatest(db);
  // Node generates the members while PostgreSQL generates the rest, so both cores are used.
  await fillWithoutIndexes(pool, ['users', 'connections', 'posts', 'businesses', 'sessions'], async () => {
    const now = new Date();
    await Promise.all([
      seedMembers(db, { count: members, now, derive: (member) => derivedOf({ ...unsaid, ...member }) }),
      addContent(pool, members),
    ]);
    await addSessions(pool);
    await keepSessionsFresh(pool);
  });
  await pool.query('vacuum analyze');
}

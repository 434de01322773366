import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, createDatabase } from '../packages/db/src/index.ts';

/**
 * Opens the database of the journeys' server, or of the one with this data folder, for what no page can do:
 * moving time, or creating the first administrator.
 */
export async function withDatabase<T>(
  work: (db: Database) => Promise<T>,
  dataDir = process.env['GUILDHALL_DATA'] ?? '',
): Promise<T> {
  const [connectionString = ''] = (await readFile(join(dataDir, 'database-url'), 'utf8')).split('\n');
  const db = createDatabase({ connectionString, max: 1 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

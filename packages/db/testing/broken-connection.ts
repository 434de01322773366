import { Client } from 'pg';

import { type Database, poolOf, sql } from '../src/index.ts';

/**
 * Runs `work` while the table is locked, terminates the connections that wait for it, as a
 * restart of the database would, and releases the lock.
 */
export async function breakingOff<T>(db: Database, table: string, work: () => Promise<T>): Promise<T> {
  const holder = new Client({ connectionString: poolOf(db).options.connectionString });
  await holder.connect();
  try {
    await holder.query(`begin; lock table ${table} in access exclusive mode`);
    const result = work();
    // Its failure is the caller's to see, after the table is free again.
    result.catch(() => {});
    let broken = 0;
    while (broken === 0) {
      const { rows } = await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      broken = rows.length;
    }
    await holder.query('rollback');
    return await result;
  } finally {
    await holder.end();
  }
}

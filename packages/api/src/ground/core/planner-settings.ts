import { sql } from 'kysely';
import { type Database, type DatabaseTransaction, withTransaction } from '@guildhall/db';

/** Settings of PostgreSQL for one transaction. */
type Settings = Partial<
  Record<'enable_seqscan' | 'enable_indexscan' | 'pg_trgm.word_similarity_threshold', string>
>;

/** Runs reads in a transaction with these settings of the planner. */
export function withPlannerSettings<T>(
  db: Database | DatabaseTransaction,
  settings: Settings,
  read: (trx: DatabaseTransaction) => Promise<T>,
): Promise<T> {
  return withTransaction(db, async (trx) => {
    const each = Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`);
    await sql`select ${sql.join(each)}`.execute(trx);
    return read(trx);
  });
}

/** The planner uses indexes for reads of a bounded part of a table, which it may overestimate. */
export const WITHOUT_SEQUENTIAL_SCANS: Settings = { enable_seqscan: 'off' };

/**
 * The planner looks up every match in an index. For queries with a LIMIT it would rather scan rows in order, hoping
 * for matches among the first, and there may be none.
 */
export const BITMAP_SCANS: Settings = { enable_seqscan: 'off', enable_indexscan: 'off' };

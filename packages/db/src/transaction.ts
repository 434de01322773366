import type { IsolationLevel } from 'kysely';

import type { Database, DatabaseTransaction } from './client.ts';
import { isStalePlan, isUnknownStatement, sqlState } from './pg-errors.ts';
import { retryPause } from './retry-pause.ts';

const ATTEMPTS = 3;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

/**
 * Runs `work` in one transaction: committed when it resolves, rolled back when it throws. After a
 * serialization failure or a deadlock the whole of `work` is retried, up to three attempts in all, so it must
 * have no effects outside the transaction. Given a transaction instead of a database, it joins that one.
 */
export async function withTransaction<T>(
  db: Database | DatabaseTransaction,
  work: (trx: DatabaseTransaction) => Promise<T>,
  options: { isolation?: IsolationLevel } = {},
): Promise<T> {
  if (isTransaction(db)) return work(db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const builder = db.transaction();
      return await (options.isolation ? builder.setIsolationLevel(options.isolation) : builder).execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
      await retryPause();
    }
  }
}

/** The name of the constraint or unique index that a PostgreSQL error reports as violated. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('constraint' in error)) return undefined;
  return typeof error.constraint === 'string' ? error.constraint : undefined;
}

function isTransaction(db: Database | DatabaseTransaction): db is DatabaseTransaction {
  return db.isTransaction;
}

function isRetryable(error: unknown): boolean {
  const state = sqlState(error);
  return (
    state === SERIALIZATION_FAILURE || state === DEADLOCK || isStalePlan(error) || isUnknownStatement(error)
  );
}

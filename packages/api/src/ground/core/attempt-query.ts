import { getTRPCErrorFromUnknown } from '@trpc/server';
import { type Database, DatabaseBusyError, isLostConnection, retryPause } from '@guildhall/db';
import type { Context } from './context.ts';

/**
 * Runs a query on a replica, where there is one; on the primary when that fails unexpectedly; and there once more when
 * the connection was lost. Where too many statements wait for a connection already, nothing is repeated.
 * @throws what the last attempt throws
 */
export async function attemptQuery<T>(
  { db, replica }: Pick<Context, 'db' | 'replica'>,
  run: (db: Database) => Promise<T>,
  onRetry: (error: unknown) => void,
): Promise<T> {
  const reader = replica?.();
  if (reader) {
    try {
      return await run(reader);
    } catch (error) {
      if (!isUnexpected(error)) throw error;
      onRetry(error);
    }
  }
  try {
    return await run(db);
  } catch (error) {
    if (!isLostConnection(getTRPCErrorFromUnknown(error).cause)) throw error;
    onRetry(error);
    await retryPause();
    return run(db);
  }
}

function isUnexpected(thrown: unknown): boolean {
  const { code, cause } = getTRPCErrorFromUnknown(thrown);
  return code === 'INTERNAL_SERVER_ERROR' && !(cause instanceof DatabaseBusyError);
}

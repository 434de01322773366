import { conflict } from '../errors/errors.ts';

const CHANGED = "Someone else changed this while you were editing, so your changes weren't saved.";

/**
 * Optimistic locking of a row that the transaction has locked. Without a version the edit is made, whatever was saved
 * since it began.
 * @throws CONFLICT with an issue at `expectedVersion` when the row has been edited since
 */
export function requireVersion(expected: number | undefined, current: number): void {
  if (expected === undefined || expected === current) return;
  throw conflict(CHANGED, [{ path: 'expectedVersion', message: CHANGED }]);
}

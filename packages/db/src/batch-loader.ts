import { setImmediate } from 'node:timers';
import DataLoader from 'dataloader';

const BATCH_MAX = 50;

/**
 * A DataLoader that batches all loads of one turn of the event loop into one call: one statement for many
 * callers costs the process and PostgreSQL a fraction of a statement each. It does not cache: every load is
 * answered by a statement sent after it.
 *
 * @param loadBatch resolves to one result per key, in order, for at most 50 keys; its error rejects them all
 */
export function createBatchLoader<Key, Result>(
  loadBatch: (keys: readonly Key[]) => Promise<Result[]>,
): (key: Key) => Promise<Result> {
  const loader = new DataLoader<Key, Result>(loadBatch, {
    cache: false,
    maxBatchSize: BATCH_MAX,
    batchScheduleFn: (dispatch) => void setImmediate(dispatch),
  });
  return (key) => loader.load(key);
}

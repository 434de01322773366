import { setImmediate } from 'node:timers';
import DataLoader from 'dataloader';
import type { Kysely } from 'kysely';
import type { DB } from './schema.gen.ts';

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

/**
 * The same for queries: loads from the same database are batched. A result may be a promise, so that one key which
 * cannot be loaded fails for nobody else.
 */
export function createQueryLoader<Key, Result>(
  loadBatch: (db: Kysely<DB>, keys: readonly Key[]) => Promise<(Result | Promise<Result>)[]>,
): (db: Kysely<DB>, key: Key) => Promise<Result> {
  const loaders = new WeakMap<Kysely<DB>, (key: Key) => Promise<Result | Promise<Result>>>();
  return async (db, key) => {
    let load = loaders.get(db);
    if (!load) loaders.set(db, (load = createBatchLoader((keys) => loadBatch(db, keys))));
    return load(key);
  };
}

import type { Kysely } from 'kysely';
import { type DB, primaryOf } from '@guildhall/db';
import { cacheGeneration } from './cache-generation.ts';

type Entry<T> = { until: number; value: Promise<T> };

/**
 * A TTL cache in this process for values that many members share: at most `max` keys per database, the oldest
 * evicted first. Concurrent misses share one read, and a failed read is not cached. A restore empties it.
 */
export function createTtlCache<T>({ ttlMs, max }: { ttlMs: number; max: number }) {
  const stores = new WeakMap<Kysely<DB>, Map<string, Entry<T>>>();

  return (db: Kysely<DB>, name: string, now: Date, read: () => Promise<T>): Promise<T> => {
    const key = `${cacheGeneration()} ${name}`;
    const store = stores.get(primaryOf(db)) ?? new Map<string, Entry<T>>();
    stores.set(primaryOf(db), store);
    const cached = store.get(key);
    if (cached && cached.until > now.getTime()) return cached.value;
    const value = read();
    store.delete(key);
    store.set(key, { until: now.getTime() + ttlMs, value });
    for (const oldest of store.keys()) {
      if (store.size <= max) break;
      store.delete(oldest);
    }
    value.catch(() => store.delete(key));
    return value;
  };
}

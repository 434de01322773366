import { type DB, primaryOf } from '@guildhall/db';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { cacheGeneration, publicMembersGeneration } from './cache-generation.ts';

type Entry<T> = { until: number; value: Promise<T> };

/**
 * A TTL cache in this process for values that many members share: at most `max` keys per database, the least
 * recently used evicted first. Concurrent misses share one read, and a failed read is not cached. A restore
 * empties it, and so does a change of who is public.
 */
export function createTtlCache<T>({ ttlMs, max }: { ttlMs: number; max: number }) {
  const stores = new WeakMap<Kysely<DB>, LRUCache<string, Entry<T>>>();

  return (db: Kysely<DB>, name: string, now: Date, read: () => Promise<T>): Promise<T> => {
    const key = `${cacheGeneration()} ${publicMembersGeneration()} ${name}`;
    const store = stores.get(primaryOf(db)) ?? new LRUCache<string, Entry<T>>({ max });
    stores.set(primaryOf(db), store);
    const cached = store.get(key);
    if (cached && cached.until > now.getTime()) return cached.value;
    const value = read();
    store.set(key, { until: now.getTime() + ttlMs, value });
    value.catch(() => store.delete(key));
    return value;
  };
}

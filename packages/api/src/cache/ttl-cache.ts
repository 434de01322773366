import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { dataEpoch } from './cache-generation.ts';

/**
 * Keeps answers that are the same for many members in this process for a while. At most `max` keys a
 * database; the oldest leaves first. A failed answer is not kept.
 */
export function keepFor<T>(milliseconds: number, max: number) {
  const stores = new WeakMap<Kysely<DB>, Map<string, { until: number; answer: Promise<T> }>>();

  return (db: Kysely<DB>, name: string, now: Date, read: () => Promise<T>): Promise<T> => {
    const key = `${dataEpoch()} ${name}`;
    const store = stores.get(db) ?? new Map<string, { until: number; answer: Promise<T> }>();
    stores.set(db, store);
    const known = store.get(key);
    if (known && known.until > now.getTime()) return known.answer;
    const answer = read();
    store.delete(key);
    store.set(key, { until: now.getTime() + milliseconds, answer });
    for (const oldest of store.keys()) {
      if (store.size <= max) break;
      store.delete(oldest);
    }
    answer.catch(() => store.delete(key));
    return answer;
  };
}

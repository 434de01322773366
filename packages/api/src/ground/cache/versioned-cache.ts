import { LRUCache } from 'lru-cache';
import { cacheGeneration } from './cache-generation.ts';

/** Some kilobytes each. */
const MAX = 2_000;

/**
 * An LRU cache in this process of what is computed from one row. An entry is valid for exactly the version it was
 * stored with, so it is never stale for a reader who knows the current version. A restore empties it.
 */
export function createVersionedCache<Value>() {
  const entries = new LRUCache<number, { version: string; value: Value }>({ max: MAX });
  let generation = cacheGeneration();

  return {
    get(id: number, version: string): Value | undefined {
      if (generation !== cacheGeneration()) entries.clear();
      generation = cacheGeneration();
      const entry = entries.get(id);
      return entry?.version === version ? entry.value : undefined;
    },
    set(id: number, version: string, value: Value): void {
      entries.set(id, { version, value });
    },
  };
}

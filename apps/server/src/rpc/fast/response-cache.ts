/** Maximum number of cached URLs. Feed pages and the like have many readers but few URLs. */
const MAX = 500;
const MAX_BYTES = 8 * 1_024 * 1_024;
/** TTL, which bounds how stale a relative time such as "3h ago" can be. */
const MAX_AGE_MS = 1_000;

/** A response body; null for an error, which is never cached. */
type Made = Promise<Buffer | null>;

export type ResponseCache = {
  /** The cached or pending response of this URL in this cache generation. */
  find(address: string, generation: number): Made | undefined;
  /** Caches a response that has just started to be computed. */
  set(address: string, generation: number, answer: Made): void;
};

/**
 * An in-memory LRU-like cache of public responses with request coalescing. The generation
 * grows with every change of the data. A response belongs to the generation in which its computation started, so
 * one that was overtaken by a change only goes to requests that arrived before the change.
 */
export function createResponseCache(now = () => Date.now()): ResponseCache {
  const entries = new Map<string, { generation: number; until: number; answer: Made; bytes: number }>();
  let bytes = 0;

  function drop(address: string): void {
    bytes -= entries.get(address)?.bytes ?? 0;
    entries.delete(address);
  }

  function dropOldest(): void {
    for (const address of entries.keys()) {
      if (entries.size <= MAX && bytes <= MAX_BYTES) return;
      drop(address);
    }
  }

  return {
    find(address, generation) {
      const known = entries.get(address);
      return known && known.generation === generation && known.until > now() ? known.answer : undefined;
    },
    set(address, generation, answer) {
      const entry = { generation, until: now() + MAX_AGE_MS, answer, bytes: 0 };
      drop(address);
      entries.set(address, entry);
      const finish = (made: Buffer | null) => {
        if (entries.get(address) !== entry) return;
        entry.bytes = made?.length ?? 0;
        bytes += entry.bytes;
        if (made === null) drop(address);
        dropOldest();
      };
      answer.then(finish, () => finish(null));
      dropOldest();
    },
  };
}

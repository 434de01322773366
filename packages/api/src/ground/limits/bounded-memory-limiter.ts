import { LRUCache } from 'lru-cache';
import { RateLimiterMemory } from 'rate-limiter-flexible';

type MemoryOptions = ConstructorParameters<typeof RateLimiterMemory>[0];
type Key = string | number;
type Options = Record<string, unknown>;

/**
 * An in-memory rate limiter with LRU eviction: at most `max` keys, so that one sender with many addresses
 * cannot fill the memory.
 */
export class BoundedMemoryLimiter extends RateLimiterMemory {
  readonly #keys: LRUCache<Key, true>;

  constructor(options: MemoryOptions, max: number) {
    super(options);
    this.#keys = new LRUCache({
      max,
      dispose: (_, key, reason) => {
        if (reason === 'evict') void this.delete(key);
      },
    });
  }

  override consume(key: Key, points?: number, options?: Options) {
    this.#keys.set(key, true);
    return super.consume(key, points, options);
  }

  override penalty(key: Key, points?: number, options?: Options) {
    this.#keys.set(key, true);
    return super.penalty(key, points, options);
  }

  override set(key: Key, points: number, seconds: number) {
    this.#keys.set(key, true);
    return super.set(key, points, seconds);
  }
}

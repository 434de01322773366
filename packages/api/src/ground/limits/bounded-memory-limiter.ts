import { RateLimiterMemory } from 'rate-limiter-flexible';

type MemoryOptions = ConstructorParameters<typeof RateLimiterMemory>[0];
type Key = string | number;
type Options = Record<string, unknown>;

/**
 * An in-memory rate limiter with LRU eviction: at most `max` keys, so that one sender with many addresses
 * cannot fill the memory.
 */
export class BoundedMemoryLimiter extends RateLimiterMemory {
  readonly #max: number;
  /** Least recently used first. */
  readonly #keys = new Set<Key>();

  constructor(options: MemoryOptions, max: number) {
    super(options);
    this.#max = max;
  }

  override consume(key: Key, points?: number, options?: Options) {
    this.#touch(key);
    return super.consume(key, points, options);
  }

  override penalty(key: Key, points?: number, options?: Options) {
    this.#touch(key);
    return super.penalty(key, points, options);
  }

  override set(key: Key, points: number, seconds: number) {
    this.#touch(key);
    return super.set(key, points, seconds);
  }

  #touch(key: Key): void {
    this.#keys.delete(key);
    this.#keys.add(key);
    for (const oldest of this.#keys) {
      if (this.#keys.size <= this.#max) break;
      this.#keys.delete(oldest);
      void this.delete(oldest);
    }
  }
}

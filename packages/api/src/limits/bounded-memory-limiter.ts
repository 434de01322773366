import { RateLimiterMemory } from 'rate-limiter-flexible';

type MemoryOptions = ConstructorParameters<typeof RateLimiterMemory>[0];
type Key = string | number;
type Options = Record<string, unknown>;

/**
 * Counts in this process for so many keys at most; whoever was not heard of for the longest time is
 * forgotten first. Without that, one sender with many addresses could fill the memory.
 */
export class BoundedMemoryLimiter extends RateLimiterMemory {
  readonly #max: number;
  /** In the order of their last use. */
  readonly #keys = new Set<Key>();

  constructor(options: MemoryOptions, max: number) {
    super(options);
    this.#max = max;
  }

  override consume(key: Key, points?: number, options?: Options) {
    this.#note(key);
    return super.consume(key, points, options);
  }

  override penalty(key: Key, points?: number, options?: Options) {
    this.#note(key);
    return super.penalty(key, points, options);
  }

  override set(key: Key, points: number, seconds: number) {
    this.#note(key);
    return super.set(key, points, seconds);
  }

  #note(key: Key): void {
    this.#keys.delete(key);
    this.#keys.add(key);
    for (const oldest of this.#keys) {
      if (this.#keys.size <= this.#max) break;
      this.#keys.delete(oldest);
      void this.delete(oldest);
    }
  }
}

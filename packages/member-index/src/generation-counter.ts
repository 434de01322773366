import { growInto } from './grow-array.ts';

/** One more than the highest count. */
const GENERATION = 1 << 20;
const GENERATION_MAX = 2 ** 31 - 2 * GENERATION;
const INITIAL_CAPACITY = 1 << 10;

/**
 * Counts by member id that reset in constant time: each count is stored with the generation it belongs to,
 * and counts of an earlier generation read as 0. One counter serves every query, so none allocates.
 */
export class GenerationCounter {
  /** By id: the generation in the upper bits, the count in the lower 20. */
  #counts = new Int32Array(0);
  #generation = 0;
  /** The ids counted in this generation, in the order of their first count; the first `size` are valid. */
  #ids = new Int32Array(INITIAL_CAPACITY);
  #size = 0;

  /** Sets every count to 0. @param capacity above every id that will be counted */
  reset(capacity: number): void {
    this.#size = 0;
    this.#generation += GENERATION;
    if (capacity > this.#counts.length) this.#counts = new Int32Array(capacity);
    else if (this.#generation > GENERATION_MAX) this.#counts.fill(0);
    else return;
    this.#generation = GENERATION;
  }

  /** Adds `by`, at least 1, up to a million in all: a higher count would overflow into the next generation. */
  increment(id: number, by = 1): void {
    const count = this.#counts[id] ?? 0;
    if (count > this.#generation) {
      this.#counts[id] = Math.min(count + by, this.#generation + GENERATION - 1);
      return;
    }
    this.#counts[id] = this.#generation + Math.min(by, GENERATION - 1);
    if (this.#size === this.#ids.length) this.#ids = growInto(this.#ids, new Int32Array(2 * this.#size));
    this.#ids[this.#size] = id;
    this.#size += 1;
  }

  get(id: number): number {
    return Math.max(0, (this.#counts[id] ?? 0) - this.#generation);
  }

  /** How many different ids were counted since the reset. */
  get size(): number {
    return this.#size;
  }

  /** The ids in the order they were first counted: 0 to `size - 1`. */
  idAt(index: number): number {
    return this.#ids[index] ?? 0;
  }
}

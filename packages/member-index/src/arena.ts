import { growInto } from './grow-array.ts';

const INITIAL_CAPACITY = 1 << 16;
const GROWTH_FACTOR = 1.25;

/**
 * An append-only arena of integers. Space is never reused: a replaced run is only counted as free, and the
 * owner rebuilds everything once `needsCompaction` says so.
 */
export class Arena {
  #data = new Int32Array(INITIAL_CAPACITY);
  #used = 0;
  #free = 0;

  /** Replaced by a longer array when the arena grows: do not hold on to it across `add`. */
  get data(): Int32Array {
    return this.#data;
  }

  /** Whether more than half of the used space is free. */
  get needsCompaction(): boolean {
    return this.#free > INITIAL_CAPACITY && this.#free > this.#used / 2;
  }

  /** Appends the parts as one run and returns its offset. */
  add(...parts: ArrayLike<number>[]): number {
    const start = this.#used;
    this.#used += parts.reduce((sum, { length }) => sum + length, 0);
    if (this.#used > this.#data.length)
      this.#data = growInto(this.#data, new Int32Array(Math.ceil(this.#used * GROWTH_FACTOR)));
    let offset = start;
    for (const part of parts) {
      this.#data.set(part, offset);
      offset += part.length;
    }
    return start;
  }

  /** Marks `length` integers as no longer used. */
  free(length: number): void {
    this.#free += length;
  }
}

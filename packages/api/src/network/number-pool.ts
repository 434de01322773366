import { enlarged } from './enlarged.ts';

const FIRST_ROOM = 1 << 16;

/** Runs of numbers one behind the other; what is replaced stays as waste until the whole is made anew. */
export class NumberPool {
  #data = new Int32Array(FIRST_ROOM);
  #used = 0;
  #wasted = 0;

  /** Another array once more was added. */
  get data(): Int32Array {
    return this.#data;
  }

  /** Whether so much was replaced that the whole had better be made anew. */
  get isWasteful(): boolean {
    return this.#wasted > FIRST_ROOM && this.#wasted > this.#used / 2;
  }

  /** Where the numbers begin. */
  add(...parts: ArrayLike<number>[]): number {
    const begin = this.#used;
    this.#used += parts.reduce((sum, { length }) => sum + length, 0);
    if (this.#used > this.#data.length)
      this.#data = enlarged(this.#data, new Int32Array(Math.ceil(this.#used * 1.25)));
    let at = begin;
    for (const part of parts) {
      this.#data.set(part, at);
      at += part.length;
    }
    return begin;
  }

  waste(count: number): void {
    this.#wasted += count;
  }
}

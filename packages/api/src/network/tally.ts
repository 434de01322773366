import { enlarged } from './enlarged.ts';

/** More than anybody is counted in a round. */
const ROUND = 1 << 15;
const FIRST_ROOM = 1 << 10;
const ROUND_MAX = 2 ** 31 - 2 * ROUND;

/**
 * Counts by member, in arrays that are used again and again: beginning anew takes no time, as counts of
 * an earlier round are told by the round they were made in.
 */
export class Tally {
  /** By id: the round and, below it, the count. */
  #marks = new Int32Array(0);
  #round = 0;
  /** Who was counted, in the order they came: the first `size`. */
  #ids = new Int32Array(FIRST_ROOM);
  #size = 0;

  /** @param room above every id that will be counted */
  begin(room: number): void {
    this.#size = 0;
    this.#round += ROUND;
    if (room > this.#marks.length) this.#marks = new Int32Array(room);
    else if (this.#round > ROUND_MAX) this.#marks.fill(0);
    else return;
    this.#round = ROUND;
  }

  /** Counts somebody once more; at 32,767 it stays, so that no count reaches into the next round. */
  add(id: number): void {
    const mark = this.#marks[id] ?? 0;
    if (mark > this.#round) {
      this.#marks[id] = Math.min(mark + 1, this.#round + ROUND - 1);
      return;
    }
    this.#marks[id] = this.#round + 1;
    if (this.#size === this.#ids.length) this.#ids = enlarged(this.#ids, new Int32Array(2 * this.#size));
    this.#ids[this.#size] = id;
    this.#size += 1;
  }

  of(id: number): number {
    return Math.max(0, (this.#marks[id] ?? 0) - this.#round);
  }

  /** How many were counted. */
  get size(): number {
    return this.#size;
  }

  /** One of them, in the order they came. */
  idAt(place: number): number {
    return this.#ids[place] ?? 0;
  }
}

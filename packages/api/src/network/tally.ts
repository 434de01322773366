const ROUND = 4_096;
const ROUND_MAX = 2 ** 31 - 2 * ROUND;

/**
 * Counts by member, in arrays that are used again and again: beginning anew takes no time, as counts of
 * an earlier round are told by their stamp.
 */
export class Tally {
  /** By id: the round and, below it, the count. */
  #marks = new Int32Array(0);
  #round = 0;
  /** Who was counted, in the order they came. */
  readonly #ids: number[] = [];

  /** @param room above every id that will be counted */
  begin(room: number): void {
    this.#ids.length = 0;
    this.#round += ROUND;
    if (room > this.#marks.length) this.#marks = new Int32Array(room);
    else if (this.#round > ROUND_MAX) this.#marks.fill(0);
    else return;
    this.#round = ROUND;
  }

  /** Up to 4,095 times for each in a round. */
  add(id: number): void {
    const mark = this.#marks[id] ?? 0;
    if (mark > this.#round) {
      this.#marks[id] = mark + 1;
      return;
    }
    this.#marks[id] = this.#round + 1;
    this.#ids.push(id);
  }

  of(id: number): number {
    return Math.max(0, (this.#marks[id] ?? 0) - this.#round);
  }

  get ids(): readonly number[] {
    return this.#ids;
  }
}

/**
 * The key of the `rank`th place from the top, 1 for the highest, among the first `length`, which are left
 * in another order. Takes time in proportion to `length`, where sorting would take a multiple.
 */
export function keyAtRank(keys: Float64Array, length: number, rank: number): number {
  const wanted = rank - 1;
  let from = 0;
  let to = length - 1;
  while (from < to) {
    const pivot = keys[(from + to) >> 1] ?? 0;
    let low = from;
    let high = to;
    while (low <= high) {
      while ((keys[low] ?? 0) > pivot) low += 1;
      while ((keys[high] ?? 0) < pivot) high -= 1;
      if (low > high) break;
      const moved = keys[low] ?? 0;
      keys[low] = keys[high] ?? 0;
      keys[high] = moved;
      low += 1;
      high -= 1;
    }
    if (wanted <= high) to = high;
    else if (wanted >= low) from = low;
    else break;
  }
  return keys[wanted] ?? Number.NEGATIVE_INFINITY;
}

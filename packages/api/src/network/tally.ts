/**
 * Counts by member, in arrays that are used again and again: beginning anew takes no time, as counts of
 * an earlier round are told by their stamp.
 */
export class Tally {
  #counts = new Int32Array(0);
  #stamps = new Int32Array(0);
  #round = 0;
  /** Who was counted, in the order they came. */
  readonly #ids: number[] = [];

  /** @param room above every id that will be counted */
  begin(room: number): void {
    this.#ids.length = 0;
    this.#round += 1;
    if (room <= this.#stamps.length) return;
    this.#counts = new Int32Array(room);
    this.#stamps = new Int32Array(room);
  }

  add(id: number): void {
    if (this.#stamps[id] === this.#round) {
      this.#counts[id] = (this.#counts[id] ?? 0) + 1;
      return;
    }
    this.#stamps[id] = this.#round;
    this.#counts[id] = 1;
    this.#ids.push(id);
  }

  of(id: number): number {
    return this.#stamps[id] === this.#round ? (this.#counts[id] ?? 0) : 0;
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

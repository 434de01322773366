const FIRST_ROOM = 1 << 10;

/** Keys of which the highest are looked for; arrays that are used again, as keys in objects would be garbage. */
export class BestKeys {
  #keys = new Float64Array(FIRST_ROOM);
  #moved = new Float64Array(FIRST_ROOM);
  #length = 0;

  /** To be filled, one key for each place; whatever stood there before. */
  begin(length: number): Float64Array {
    if (length > this.#keys.length) {
      this.#keys = new Float64Array(2 * length);
      this.#moved = new Float64Array(2 * length);
    }
    this.#length = length;
    return this.#keys;
  }

  /** The lowest of the `count` highest; lower than any when there are no more than these. */
  leastOf(count: number): number {
    if (this.#length <= count) return Number.NEGATIVE_INFINITY;
    for (let place = 0; place < this.#length; place += 1) this.#moved[place] = this.#keys[place] ?? 0;
    return keyAtRank(this.#moved, this.#length, count);
  }
}

/**
 * The key of the `rank`th place from the top, 1 for the highest, among the first `length`, which are left
 * in another order. Takes time in proportion to `length`, where sorting would take a multiple.
 */
function keyAtRank(keys: Float64Array, length: number, rank: number): number {
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

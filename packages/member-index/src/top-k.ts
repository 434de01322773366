const INITIAL_CAPACITY = 1 << 10;

/** Finds the key that the k highest keys reach, in typed arrays that are reused by every query. */
export class TopK {
  #keys = new Float64Array(INITIAL_CAPACITY);
  /** Reordered by the selection, so that `#keys` keep their positions. */
  #scratch = new Float64Array(INITIAL_CAPACITY);
  #length = 0;

  /** An array whose first `length` keys the caller sets, all of them: it holds those of the last query. */
  allocate(length: number): Float64Array {
    if (length > this.#keys.length) {
      this.#keys = new Float64Array(2 * length);
      this.#scratch = new Float64Array(2 * length);
    }
    this.#length = length;
    return this.#keys;
  }

  /** The lowest of the `count` highest keys; minus infinity when there are no more than `count`. */
  threshold(count: number): number {
    if (this.#length <= count) return Number.NEGATIVE_INFINITY;
    for (let index = 0; index < this.#length; index += 1) this.#scratch[index] = this.#keys[index] ?? 0;
    return quickselect(this.#scratch, this.#length, count);
  }
}

/** The `rank`th highest of the first `length` keys, 1 for the highest; reorders them. Linear on average. */
function quickselect(keys: Float64Array, length: number, rank: number): number {
  const target = rank - 1;
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
      const swapped = keys[low] ?? 0;
      keys[low] = keys[high] ?? 0;
      keys[high] = swapped;
      low += 1;
      high -= 1;
    }
    if (target <= high) to = high;
    else if (target >= low) from = low;
    else break;
  }
  return keys[target] ?? Number.NEGATIVE_INFINITY;
}

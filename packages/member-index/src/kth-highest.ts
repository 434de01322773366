/** Keeps the highest of the numbers it is given, to tell which number a further one has to reach. */
export class KthHighest {
  /** Highest first; the first `size` are valid. */
  readonly #highest: Float64Array;
  #size = 0;

  constructor(count: number) {
    this.#highest = new Float64Array(count);
  }

  /** The lowest of those kept; 0 until there are as many as asked for. */
  get value(): number {
    return this.#size < this.#highest.length ? 0 : (this.#highest[this.#size - 1] ?? 0);
  }

  add(number: number): void {
    const isFull = this.#size === this.#highest.length;
    if (isFull && number <= this.value) return;
    let at = isFull ? this.#size - 1 : this.#size;
    for (; at > 0 && (this.#highest[at - 1] ?? 0) < number; at -= 1)
      this.#highest[at] = this.#highest[at - 1] ?? 0;
    this.#highest[at] = number;
    if (!isFull) this.#size += 1;
  }
}

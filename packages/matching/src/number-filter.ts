const WORDS = 16;
const BITS = 16;

/** Says of most numbers that they are not among a few, without looking through these; of the others that they may be. */
export class NumberFilter {
  readonly #words: number[] = Array.from({ length: WORDS }, () => 0);

  add(number: number): void {
    const word = (number >> 4) & (WORDS - 1);
    this.#words[word] = (this.#words[word] ?? 0) | (1 << (number & (BITS - 1)));
  }

  mayHave(number: number): boolean {
    return (((this.#words[(number >> 4) & (WORDS - 1)] ?? 0) >> (number & (BITS - 1))) & 1) === 1;
  }
}

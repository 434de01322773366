const WORDS = 16;
const BITS = 16;

/**
 * A Bloom filter of 256 bits with one hash: `mayContain` has false positives and no false negatives, so most
 * lookups of absent numbers end here. Dictionary ids are dense, so their low bits are hash enough.
 */
export class BloomFilter {
  readonly #words: number[] = Array.from({ length: WORDS }, () => 0);

  add(number: number): void {
    const word = (number >> 4) & (WORDS - 1);
    this.#words[word] = (this.#words[word] ?? 0) | (1 << (number & (BITS - 1)));
  }

  mayContain(number: number): boolean {
    return (((this.#words[(number >> 4) & (WORDS - 1)] ?? 0) >> (number & (BITS - 1))) & 1) === 1;
  }
}

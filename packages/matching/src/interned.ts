/** Values that many members share, each held once and known by its number. */
export class Interned<Value> {
  readonly #numbers = new Map<string, number>();
  readonly #values: Value[] = [];

  /** The number of the value that `key` stands for, made when it is new. */
  of(key: string, value: Value): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#values.length);
    return this.#values.push(value) - 1;
  }

  at(number: number): Value | undefined {
    return this.#values[number];
  }
}

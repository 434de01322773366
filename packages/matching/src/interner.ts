/** Stores values that many members share once each, under small integer ids. */
export class Interner<Value> {
  readonly #ids = new Map<string, number>();
  readonly #values: Value[] = [];

  /** The id of the value with this key; a new key stores the value. */
  intern(key: string, value: Value): number {
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    this.#ids.set(key, this.#values.length);
    return this.#values.push(value) - 1;
  }

  get(id: number): Value | undefined {
    return this.#values[id];
  }
}

/** The id of nothing. */
export const NONE = -1;

/** Dictionary encoding: gives trades, places and industries small integer ids, each name one. */
export class Dictionary {
  readonly #ids = new Map<string, number>();

  /** The id of a name, added when it is new; `NONE` for null. */
  intern(name: string | null): number {
    if (name === null) return NONE;
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    this.#ids.set(name, this.#ids.size);
    return this.#ids.size - 1;
  }
}

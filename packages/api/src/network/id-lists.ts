/** Ids under numbers, in the order they came; who changes leaves and comes again at the end. */
export class IdLists {
  readonly #lists = new Map<number, number[]>();

  add(key: number, id: number): void {
    const list = this.#lists.get(key);
    if (list) list.push(id);
    else this.#lists.set(key, [id]);
  }

  remove(key: number, id: number): void {
    const list = this.#lists.get(key);
    const place = list?.lastIndexOf(id) ?? -1;
    if (list && place >= 0) list.splice(place, 1);
    if (list?.length === 0) this.#lists.delete(key);
  }

  of(key: number): readonly number[] {
    return this.#lists.get(key) ?? [];
  }

  sizeOf(key: number): number {
    return this.of(key).length;
  }
}

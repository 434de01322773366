const FIRST_ROOM = 4;
const NOBODY = new Int32Array(0);

/** Ids under numbers, in the order they came; who changes leaves and comes again at the end. */
export class IdLists {
  readonly #lists = new Map<number, { ids: Int32Array; length: number }>();

  add(key: number, id: number): void {
    const list = this.#lists.get(key);
    if (!list) {
      const ids = new Int32Array(FIRST_ROOM);
      ids[0] = id;
      this.#lists.set(key, { ids, length: 1 });
      return;
    }
    if (list.length === list.ids.length) {
      const larger = new Int32Array(Math.ceil(list.length * 1.5));
      larger.set(list.ids);
      list.ids = larger;
    }
    list.ids[list.length] = id;
    list.length += 1;
  }

  remove(key: number, id: number): void {
    const list = this.#lists.get(key);
    const place = list ? list.ids.lastIndexOf(id, list.length - 1) : -1;
    if (!list || place < 0) return;
    list.ids.copyWithin(place, place + 1, list.length);
    list.length -= 1;
    if (list.length === 0) this.#lists.delete(key);
  }

  /** A view, to be read before anything changes. */
  of(key: number): Int32Array {
    const list = this.#lists.get(key);
    return list ? list.ids.subarray(0, list.length) : NOBODY;
  }

  sizeOf(key: number): number {
    return this.#lists.get(key)?.length ?? 0;
  }
}

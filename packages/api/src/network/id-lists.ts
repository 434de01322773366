import { enlarged } from './enlarged.ts';

const FIRST_ROOM = 4;
/** Ids in the order they came: the first `length` of the array. */
export type IdList = { readonly ids: Int32Array; readonly length: number };

const NOBODY: IdList = { ids: new Int32Array(0), length: 0 };

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
    if (list.length === list.ids.length)
      list.ids = enlarged(list.ids, new Int32Array(Math.ceil(list.length * 1.5)));
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

  /** To be read before anything changes. */
  of(key: number): IdList {
    return this.#lists.get(key) ?? NOBODY;
  }

  sizeOf(key: number): number {
    return this.#lists.get(key)?.length ?? 0;
  }
}

import { growInto } from './grow-array.ts';

const INITIAL_CAPACITY = 4;
const GROWTH_FACTOR = 1.5;

/** The first `length` entries of `ids` are the members who have the term, the most recently added last. */
export type PostingList = { readonly ids: Int32Array; readonly length: number };

const EMPTY: PostingList = { ids: new Int32Array(0), length: 0 };

/** An inverted index: for each term the ids of the members who have it. */
export class PostingLists {
  readonly #lists = new Map<number, { ids: Int32Array; length: number }>();

  /** Appends, so that a member who is removed and added again moves to the end. */
  add(term: number, id: number): void {
    const list = this.#lists.get(term);
    if (!list) {
      const ids = new Int32Array(INITIAL_CAPACITY);
      ids[0] = id;
      this.#lists.set(term, { ids, length: 1 });
      return;
    }
    if (list.length === list.ids.length)
      list.ids = growInto(list.ids, new Int32Array(Math.ceil(list.length * GROWTH_FACTOR)));
    list.ids[list.length] = id;
    list.length += 1;
  }

  remove(term: number, id: number): void {
    const list = this.#lists.get(term);
    const position = list ? list.ids.lastIndexOf(id, list.length - 1) : -1;
    if (!list || position < 0) return;
    list.ids.copyWithin(position, position + 1, list.length);
    list.length -= 1;
    if (list.length === 0) this.#lists.delete(term);
  }

  /** A view of the list itself, valid until the next change. */
  get(term: number): PostingList {
    return this.#lists.get(term) ?? EMPTY;
  }

  documentFrequency(term: number): number {
    return this.#lists.get(term)?.length ?? 0;
  }
}

import { LRUCache } from 'lru-cache';

/** Texts that are remembered at once; each takes some hundred bytes with its result. */
const REMEMBERED_MAX = 1_000;

/**
 * `compute`, remembered by text: titles are the same for many members, and each need of a viewer is compared with
 * several offers. Results are shared, so they must not be changed.
 */
export function memoizeByText<Result extends object>(
  compute: (text: string) => Result,
): (text: string) => Result {
  const remembered = new LRUCache<string, Result>({ max: REMEMBERED_MAX });
  return (text) => {
    const known = remembered.get(text);
    if (known !== undefined) return known;
    const result = compute(text);
    remembered.set(text, result);
    return result;
  };
}

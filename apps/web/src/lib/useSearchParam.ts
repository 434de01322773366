import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * A query parameter as state: a link can set it and the back button resets it. Setting pushes a history entry, clearing
 * replaces it; neither scrolls.
 */
export function useSearchParam(name: string) {
  const [search, setSearch] = useSearchParams();
  const value = search.get(name);

  const set = useCallback(
    (next: string) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          after.set(name, next);
          return after;
        },
        { preventScrollReset: true },
      ),
    [name, setSearch],
  );
  const clear = useCallback(
    () =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete(name);
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [name, setSearch],
  );
  return { value, set, clear };
}

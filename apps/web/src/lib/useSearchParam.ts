import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * One query parameter of the address as state: a link can set it and the back button takes it back.
 * Setting pushes, clearing replaces, and neither moves the page.
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

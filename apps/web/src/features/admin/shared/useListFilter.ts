import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The search and the filter of a list, kept in the address. Typing replaces, choosing pushes. */
export function useListFilter<Filter extends string>(filters: readonly Filter[], first: Filter) {
  const [address, setAddress] = useSearchParams();
  const search = address.get('search') ?? '';
  const filter = filters.find((name) => name === address.get('filter')) ?? first;

  const set = useCallback(
    (name: string, value: string, replace: boolean) =>
      setAddress(
        (before) => {
          const after = new URLSearchParams(before);
          if (value) after.set(name, value);
          else after.delete(name);
          return after;
        },
        { replace, preventScrollReset: true },
      ),
    [setAddress],
  );
  return {
    search,
    filter,
    /** Something is left out. */
    isNarrowed: search !== '' || filter !== first,
    setSearch: useCallback((value: string) => set('search', value, true), [set]),
    setFilter: useCallback(
      (value: string) => set('filter', value === first ? '' : value, false),
      [set, first],
    ),
  };
}

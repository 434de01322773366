import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The search and the filter of a list, stored in the URL. Typing replaces the history entry, choosing pushes one. */
export function useListFilter<Filter extends string>(filters: readonly [Filter, ...Filter[]]) {
  const [searchParams, setSearchParams] = useSearchParams();
  const [initial] = filters;
  const search = searchParams.get('search') ?? '';
  const filter = filters.find((name) => name === searchParams.get('filter')) ?? initial;
  const set = useCallback(
    (name: string, value: string, replace: boolean) =>
      setSearchParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (value) after.set(name, value);
          else after.delete(name);
          return after;
        },
        { replace, preventScrollReset: true },
      ),
    [setSearchParams],
  );
  return {
    filters,
    search,
    filter,
    isFiltered: search !== '' || filter !== initial,
    setSearch: useCallback((value: string) => set('search', value, true), [set]),
    setFilter: useCallback(
      (value: string) => set('filter', value === initial ? '' : value, false),
      [set, initial],
    ),
  };
}

export type ListFilter<Filter extends string> = ReturnType<typeof useListFilter<Filter>>;

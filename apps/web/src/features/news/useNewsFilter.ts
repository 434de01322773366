import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type NewsFilter, filterOf } from './news-filter.ts';

const WAIT_MS = 250;

/** The filter of the list. It stands in the address: typing replaces it, choosing adds a step to go back to. */
export function useNewsFilter() {
  const [search, setSearch] = useSearchParams();
  const filter = filterOf(search);
  const [typed, setTyped] = useState(filter.search);
  // Also a link or the back button changes the address.
  useEffect(() => setTyped(filter.search), [filter.search]);

  const apply = (change: Partial<NewsFilter>, replace: boolean) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { replace, preventScrollReset: true },
    );
  const applyTyped = useDebouncedCallback((value: string) => apply({ search: value }, true), WAIT_MS);

  return {
    filter,
    typed,
    type(value: string) {
      setTyped(value);
      applyTyped(value);
    },
    choose(change: Partial<NewsFilter>) {
      applyTyped.cancel();
      if (change.search !== undefined) setTyped(change.search);
      apply(change, false);
    },
  };
}

import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DirectoryFilter } from '../businesses.types.ts';
import { filterOf } from './directory-filter.ts';

/** A part of the filter; an empty value removes it. */
export type FilterChange = Partial<Record<keyof DirectoryFilter, string>>;

/** The directory's filter, stored in the URL so that it can be shared and the back button restores it. */
export function useDirectoryFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => filterOf(params), [params]);

  // A change may come before the navigation of the previous one has finished; neither may be lost.
  const pending = useRef(params);
  useEffect(() => {
    pending.current = params;
  }, [params]);

  const change = useCallback(
    (parts: FilterChange, { replace = false } = {}) => {
      const next = new URLSearchParams(pending.current);
      for (const [name, value] of Object.entries(parts)) {
        if (value === '' || (name === 'tab' && value === 'all')) next.delete(name);
        else next.set(name, value);
      }
      pending.current = next;
      setParams(next, { replace, preventScrollReset: true });
    },
    [setParams],
  );
  const clear = useCallback(() => change({ search: '', category: '', industry: '', tab: '' }), [change]);
  return { filter, change, clear };
}

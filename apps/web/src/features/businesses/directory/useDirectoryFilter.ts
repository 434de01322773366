import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DirectoryFilter } from '../businesses.types.ts';
import { filterOf } from './directory-filter.ts';

/** A part of the filter; an empty value takes it away. */
export type FilterChange = Partial<Record<keyof DirectoryFilter, string>>;

/** The directory's filter stands in the address, so that it can be shared and gone back to. */
export function useDirectoryFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => filterOf(params), [params]);

  // A change may come while the one before it is still under way; neither may be lost.
  const asked = useRef(params);
  useEffect(() => {
    asked.current = params;
  }, [params]);

  const change = useCallback(
    (parts: FilterChange, { replace = false } = {}) => {
      const next = new URLSearchParams(asked.current);
      for (const [name, value] of Object.entries(parts)) {
        if (value === '' || (name === 'tab' && value === 'all')) next.delete(name);
        else next.set(name, value);
      }
      asked.current = next;
      setParams(next, { replace, preventScrollReset: true });
    },
    [setParams],
  );
  const clear = useCallback(() => change({ search: '', category: '', industry: '', tab: '' }), [change]);
  return { filter, change, clear };
}
